import type { VariantView } from '#contracts/catalogue/catalogue.http';
import { Unsettled } from '../../../platform/ui/states';
import { planStep } from '../../../sales/orders/next-step';
import { useSeatStates } from './groups.queries';
import { mayWait, whatWaits } from './what-waits';

interface Seat {
  providerUid: string;
  variant: VariantView;
  groupUid: string | null;
}

/** What the payment of a seat leads to, or what the seat waits for besides. */
export function PlanStep({ providerUid, variant, groupUid }: Seat) {
  const state = useSeatStates(providerUid, groupUid).get(variant.familyUid);
  const wait = whatWaits(variant, state);
  if (wait) return `${wait.title} ${wait.text}`;
  // Until it is known, no promise.
  if (mayWait(variant) && !state)
    return (
      <>
        {'\u00A0'}
        <Unsettled />
      </>
    );
  return planStep(variant);
}
