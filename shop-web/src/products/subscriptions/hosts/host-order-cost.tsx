import type { VariantView } from '#contracts/catalogue/catalogue.http';
import { hostCostIn } from '#domain/catalogue/host-cost';
import { useSeatStates } from '../provider/groups.queries';
import { HostCostLines } from './host-cost-lines';

/** What a host pays, gets back and bears in the group that the order is for. */
export function HostOrderCost({
  providerUid,
  variant: { hostCost, familyUid, providerName },
  groupUid,
}: {
  providerUid: string;
  variant: VariantView;
  groupUid: string | null;
}) {
  const state = useSeatStates(providerUid, groupUid).get(familyUid);
  if (!hostCost) return null;
  return (
    <div className="rounded-xl bg-tint p-3.5 pt-1.5">
      <HostCostLines cost={hostCostIn(hostCost, state?.debit ?? null)} providerName={providerName} />
    </div>
  );
}
