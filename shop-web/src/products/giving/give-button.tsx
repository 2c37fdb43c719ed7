import type { OrderSummary } from '#contracts/sales/orders.http';
import { payWords } from '../../sales/orders/pay-words';
import { PlaceButton } from '../../sales/orders/place-button';
import { UnpaidOrder } from '../../sales/orders/unpaid-order';

/** The end of a form of giving: the unpaid order of the same thing, and the button with what is to be paid. `total` in rupiah. */
export function GiveButton({
  give: { isPlaced, isPending },
  check,
  isSame,
  total,
}: {
  give: { isPlaced: boolean; isPending: boolean };
  /** Whether the form is filled in rightly. */
  check: () => Promise<boolean>;
  isSame: (order: OrderSummary) => boolean;
  total: number;
}) {
  return (
    <>
      <UnpaidOrder line="giving" isSame={isSame} hidden={isPlaced} />
      <PlaceButton check={check} line="giving" isSame={isSame} busy={isPending}>
        {payWords(total)}
      </PlaceButton>
    </>
  );
}
