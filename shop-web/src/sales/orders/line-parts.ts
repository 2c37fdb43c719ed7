import type { OrderDetail, OrderSummary } from '#contracts/sales/orders.http';
import { closedOrderPath, orderPath } from '#contracts/shop-paths';
import { formatRupiah } from '#domain/platform/sen';
import { ORDER_STATUS, isClosedOrder } from '#domain/sales/orders/order-status';
import { refundsText } from '#domain/sales/refunds/refund-words';
import type { OrderParts, OrderState, OrderTask, StepOrder } from '../product-line';
import { checkedLine } from '../payments/check-time';
import { type NextStep, withTransfer } from './next-step';

/** Where the money is, as far as the page knows it. */
const whereMoneyIs = ({ refunds }: StepOrder): string =>
  refunds?.length ? refundsText(refunds) : 'Sampai mana uangnya, tertulis di halaman pesanan ini.';

type LineStep = Pick<NextStep, 'tone' | 'title' | 'text' | 'part'>;

/** Whether the order is one of this line. */
export const isOfLine =
  (line: string) =>
  ({ productLine }: Pick<StepOrder, 'productLine'>): boolean =>
    productLine === line;

/** What happens now, in the words of the line that sold the order; undefined where the general words fit. */
export const stepOfLine = (order: StepOrder, parts: readonly OrderParts[]): NextStep | undefined =>
  parts.map(({ nextStep }) => nextStep?.(order)).find((step) => step !== null && step !== undefined) ?? undefined;

/** The badge of an order, by the first line that has one for it. */
export const stateOf = (order: OrderSummary | OrderDetail, parts: readonly OrderParts[]): OrderState | null =>
  parts.map(({ state }) => state?.(order)).find(Boolean) ?? null;

/** What happens now with an order in a list, where its card does not say it by a date or a button. */
export const lineOf = (order: OrderSummary, parts: readonly OrderParts[]): string | null =>
  parts.map(({ line }) => line?.(order)).find(Boolean) ??
  (order.status === ORDER_STATUS.awaitingConfirmation ? checkedLine() : null);

/** What becomes of what the order holds when it is cancelled; null: nothing that others can take. */
export const releasedOf = (order: OrderDetail, parts: readonly OrderParts[]): string | null =>
  parts.map(({ releases }) => releases?.(order)).find(Boolean) ?? null;

/** What an order costs its customer, in rupiah, by the first line that has another amount than the price; null: it costs its price. */
export const bearsOf = (order: OrderSummary | OrderDetail, parts: readonly OrderParts[]): number | null =>
  parts.map(({ bears }) => bears?.(order) ?? null).find((amount) => amount !== null) ?? null;

/** The page of an order: one that is over has it as a record. */
export const pageOfOrder = ({ orderUid, status }: Pick<OrderSummary, 'orderUid' | 'status'>): string =>
  isClosedOrder(status) ? closedOrderPath(orderUid) : orderPath(orderUid);

/** What the customer has to do about an order: where its money goes back to, or what the first line wants that wants something. */
export const taskOf = (order: OrderSummary, parts: readonly OrderParts[]): OrderTask | null =>
  order.refundToName
    ? {
        to: pageOfOrder(order),
        label: 'Isi',
        due: `${formatRupiah(order.refundToName)} kembali untukmu, isi rekeningmu`,
      }
    : (parts.map(({ task }) => task?.(order)).find(Boolean) ?? null);

/**
 * What happens now with the orders of a line, in its own words by code of status; refunds, cancellations and what is said of the money of a closed order read alike in every
 * line that has no words of its own for them. Null for the orders of other lines, where the general words fit, and for one that is
 * completed and has ended since: what it came to is said by who knows of its end.
 * @param again where the customer goes from an order that has ended.
 */
export function lineSteps(
  line: string,
  again: NonNullable<NextStep['action']>,
  steps: Readonly<Partial<Record<number, LineStep>>>,
): NonNullable<OrderParts['nextStep']> {
  return (order) => {
    if (!isOfLine(line)(order) || (order.ended && order.status === ORDER_STATUS.completed)) return null;
    const step = steps[order.status] ?? closed(order);
    if (!step) return null;
    const isUnpaid = order.status === ORDER_STATUS.expired || order.status === ORDER_STATUS.cancelled;
    return {
      ...step,
      ...(isUnpaid && { text: withTransfer(step.text, order) }),
      ...(order.status !== ORDER_STATUS.processing && { action: again }),
    };
  };
}

const closed = (order: StepOrder): LineStep | null =>
  order.status === ORDER_STATUS.refunded
    ? {
        tone: 'info',
        title: 'Uangmu kami kembalikan',
        text: `Pesanan ini sudah ditutup. ${whereMoneyIs(order)}`,
      }
    : order.status === ORDER_STATUS.cancelled
      ? { tone: 'info', title: order.statusLabel, text: 'Pesanan ini sudah ditutup.' }
      : null;
