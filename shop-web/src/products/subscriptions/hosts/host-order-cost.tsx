import type { VariantView } from '#contracts/catalogue/catalogue.http';
import { useSeatStates } from '../provider/groups.queries';
import { HostCostLines } from './host-cost-lines';
import { hostCostOf } from './shown-price';

/** What a host pays, gets back and bears in the group that the order is for. */
export function HostOrderCost({
  providerUid,
  variant,
  groupUid,
}: {
  providerUid: string;
  variant: VariantView;
  groupUid: string | null;
}) {
  const cost = hostCostOf(variant, useSeatStates(providerUid, groupUid).get(variant.familyUid));
  if (!cost) return null;
  return (
    <div className="rounded-xl bg-tint p-3.5 pt-1.5">
      <HostCostLines cost={cost} providerName={variant.providerName} />
    </div>
  );
}
