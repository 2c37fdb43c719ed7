import { ACCOUNT_STATUS } from '#domain/products/subscriptions/accounts/account-status';
import type { OrderKind } from '#domain/sales/orders/order-status';
import type { OrderSteps } from '../../sales/product-line';

interface Seat {
  kind: OrderKind;
  /** The code of the account. */
  status: number;
  hasAccess: boolean;
  /** Its payment is asked for; of a pre-order only once the group is full. */
  isAsked: boolean;
  /** Its group has all its people; of a pre-order one may have left since. */
  isFull: boolean;
  /** It was active before: a renewal is not these steps. */
  wasActive: boolean;
}

/** The full group of a pre-order comes before its payment. */
const LABELS: Record<OrderKind, OrderSteps['labels']> = {
  ready: ['Dipesan', 'Dibayar', 'Dicek', 'Disiapkan', 'Aktif'],
  'pre-order': ['Dipesan', 'Grup penuh', 'Dibayar', 'Dicek', 'Aktif'],
  host: ['Dipesan', 'Dibeli', 'Dicek', 'Grup siap', 'Aktif'],
};

/** Of a pre-order that is paid, and whose group is not full any more: that comes next. */
const PAID_FIRST: OrderSteps['labels'] = ['Dipesan', 'Dibayar', 'Dicek', 'Grup penuh', 'Aktif'];

/** How far a seat is; active is only what can be used. Null: it has ended, or waits for a renewal. */
export function seatSteps({ kind, status, hasAccess, isAsked, isFull, wasActive }: Seat): OrderSteps | null {
  const isPaid = status === ACCOUNT_STATUS.waitingForConfirmation || status === ACCOUNT_STATUS.pending;
  const lacksPeople = kind === 'pre-order' && !isFull;
  const labels = lacksPeople && isPaid ? PAID_FIRST : LABELS[kind];
  const later = kind === 'pre-order' && !(lacksPeople && status !== ACCOUNT_STATUS.active) ? 1 : 0;
  switch (status) {
    case ACCOUNT_STATUS.registered:
      return { labels, done: isAsked ? 1 + later : 1 };
    case ACCOUNT_STATUS.waitingForFollowUp:
      return wasActive ? null : { labels, done: 1 + later };
    case ACCOUNT_STATUS.waitingForConfirmation:
      return { labels, done: 2 + later };
    case ACCOUNT_STATUS.pending:
      return { labels, done: 3 + later };
    case ACCOUNT_STATUS.active:
      return { labels, done: hasAccess ? 5 : 3 + later };
    default:
      return null;
  }
}
