import { additionalPaymentResultPath } from '#contracts/sales/additional-payment.http';
import type { CheckoutView } from '#contracts/sales/payments.http';
import { useSession } from '../../platform/session/session';

/** Where the owner follows the rest of a payment that was short; null: as every other payment, also from a link without a session. */
export function useRestPath({ additionalOrder, customerUid, orderNumber }: CheckoutView): string | null {
  const session = useSession();
  const isRest = additionalOrder !== null && additionalOrder.instalment === null;
  return isRest && session?.customerUid === customerUid ? additionalPaymentResultPath(orderNumber) : null;
}
