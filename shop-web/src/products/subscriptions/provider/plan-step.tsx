import type { VariantView } from '#contracts/catalogue/catalogue.http';
import { READY_STAGE, SOLVE_STAGE } from '#domain/products/subscriptions/access/claim-words';
import { Unsettled } from '../../../platform/ui/states';
import { planStep } from '../../../sales/orders/next-step';
import { useSeatStates } from './groups.queries';
import { GuaranteeLine } from '../guarantee/guarantee-line';
import { mayWait, whatWaits } from './what-waits';

interface Seat {
  providerUid: string;
  variant: VariantView;
  groupUid: string | null;
}

/** What the payment of a seat leads to, or what the seat waits for besides; `short`: in a line, for the last dialog. */
export function PlanStep({ providerUid, variant, groupUid, short = false }: Seat & { short?: boolean }) {
  const state = useSeatStates(providerUid, groupUid).get(variant.familyUid);
  const wait = whatWaits(variant, state);
  if (wait) return (short && wait.line) || `${wait.title} ${wait.text}`;
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

/** What the shop promises for the money; of a seat that waits for more than its payment both clocks, each in the stage that it is of. */
export function SeatPromise({ providerUid, variant, groupUid, className }: Seat & { className?: string }) {
  const state = useSeatStates(providerUid, groupUid).get(variant.familyUid);
  if (!whatWaits(variant, state)?.isStaged) return <GuaranteeLine {...(className && { className })} />;
  return (
    <GuaranteeLine
      {...(className && { className })}
      says={
        <>
          <span className="block">1. {READY_STAGE}</span>
          <span className="block">2. {SOLVE_STAGE}</span>
        </>
      }
    />
  );
}
