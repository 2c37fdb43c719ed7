import { ORDER_STATUS } from '#domain/sales/orders/order-status';
import { CountFigure } from '../../platform/records/figures';

/** The orders of a customer that wait for their payment. */
export const UnpaidOrdersFigure = ({ customerUid }: { customerUid: string }) => (
  <CountFigure
    label="resources.orders.unpaid"
    resource="orders"
    filter={{ customerUid, status: ORDER_STATUS.awaitingPayment }}
  />
);
