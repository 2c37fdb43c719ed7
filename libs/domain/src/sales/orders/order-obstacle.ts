import type { Obstacle } from '../../identity/privacy/erasure.js';
import { type Sen, ZERO_SEN, addSen } from '../../platform/sen.js';
import type { PaymentState } from '../payments/payment-state.js';
import { type RefundState, refundable } from '../refunds/refund.js';
import { type OrderStatus, findOrderStatus, isClosedStatus, orderMoves } from './order-status.js';

/** What sales knows of an order, whatever was bought. Amounts in sen. */
export interface SoldOrder {
  /** Null: product line or status is not known to this version, so the order counts as open. */
  status: OrderStatus | null;
  totalSen: Sen;
  /** The sum of its paid renewals. */
  renewedSen: Sen;
  payments: { state: PaymentState; amountSen: Sen }[];
  refunds: { state: RefundState; amountSen: Sen }[];
  /** One admin wants to take money of a bank line for it and another one has not agreed yet, or a gateway may still say that it was paid. */
  moneyExpected: boolean;
}

/** What a product line still holds of an order. */
export interface Claim {
  /** Open whatever happens to the order, e.g. an unpaid reimbursement; null: nothing. */
  open: Obstacle | null;
  /** In use as long as the order is not cancelled, e.g. a seat; null: nothing. */
  held: Obstacle | null;
  /** Whether the line lets the customer cancel the order now. */
  cancellable: boolean;
}

/** The stage behind stored values; null for an unknown status, and of a line that is not among the `lines` of this version. */
export const knownStatus = (
  { productLine, status }: { productLine: string; status: number },
  lines: readonly string[],
): OrderStatus | null => (lines.includes(productLine) ? findOrderStatus(status) : null);

/** Why the customer of this order cannot be erased; null when it is closed or can be cancelled. docs/rules/privacy.md */
export function obstacleOf(order: SoldOrder, claims: Claim[]): Obstacle | null {
  const open = openPayment(order) ?? first(claims, 'open');
  if (open || isUnpaid(order, claims)) return open;
  const held = first(claims, 'held');
  if (held) return held;
  // A seat that was given back while its order is open: the data do not fit together, so the order stays.
  return order.status && (order.status === 'completed' || isClosedStatus(order.status)) ? null : 'open-order';
}

/** No money came and the customer may cancel it, so the erasure does. */
export const isDroppable = (order: SoldOrder, claims: Claim[]): boolean =>
  obstacleOf(order, claims) === null && isUnpaid(order, claims);

/** Sum of the confirmed payments, in sen. */
export const receivedSen = (payments: SoldOrder['payments']): Sen =>
  addSen(...payments.filter(({ state }) => state === 'confirmed').map(({ amountSen }) => amountSen));

const first = (claims: Claim[], what: 'open' | 'held'): Obstacle | null =>
  claims.find((claim) => claim[what])?.[what] ?? null;
/** Lists what is decided, not what is open: an unknown state counts as open. */
const DECIDED_PAYMENTS: PaymentState[] = ['confirmed', 'rejected', 'voided'];
const CLOSED_REFUNDS: RefundState[] = ['paid', 'used', 'cancelled'];

/** A payment, refund or proposal to decide, or more or less money than is owed. A closed order owes nothing. */
function openPayment({ status, totalSen, renewedSen, payments, refunds, moneyExpected }: SoldOrder): Obstacle | null {
  if (
    status === 'awaitingConfirmation' ||
    moneyExpected ||
    payments.some(({ state }) => !DECIDED_PAYMENTS.includes(state))
  )
    return 'payment-unconfirmed';
  if (refunds.some(({ state }) => !CLOSED_REFUNDS.includes(state))) return 'refund-unpaid';
  const received = receivedSen(payments);
  const kept = refundable(
    received,
    refunds.map(({ state, amountSen }) => ({ state, amount: amountSen })),
  );
  const closed = status !== null && isClosedStatus(status);
  const owed = closed ? ZERO_SEN : addSen(totalSen, renewedSen);
  if (received === ZERO_SEN || kept === owed) return null;
  // What was used before the last period stays.
  if (closed && renewedSen > ZERO_SEN && kept < received) return null;
  if (kept > owed) return 'refund-unpaid';
  // Less may be kept than was received: a part of the price was given back.
  return received < owed ? 'payment-short' : null;
}

/** No money came, and every line lets the customer cancel. Without a claim an order in process is not unpaid. */
function isUnpaid({ status, payments }: SoldOrder, claims: Claim[]): boolean {
  if (!status || receivedSen(payments) > ZERO_SEN) return false;
  return (
    orderMoves.actionsOn(status, 'customer').includes('cancel') &&
    (claims.length > 0 ? claims.every(({ cancellable }) => cancellable) : status !== 'processing')
  );
}
