import { ORDER_STATUS } from '../orders/order-status.js';

/** An order with the invoice by which it is bought: none of what is not paid to the shop, and of a pre-order that waits. */
interface Invoiced {
  status: number;
  invoices: { dueAt: Date | null }[];
}

/** Until when the order is to be paid; null while nothing is asked or a proof is being checked. */
export const orderDueAt = ({ status, invoices: [purchase] }: Invoiced): Date | null =>
  status === ORDER_STATUS.awaitingPayment ? (purchase?.dueAt ?? null) : null;

/** The order's own money has come. */
export const isPaidOrder = ({ invoices: [purchase] }: { invoices: { status: string }[] }): boolean =>
  purchase?.status === 'paid';
