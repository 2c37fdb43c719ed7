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
  /** It was active before: a renewal is not these steps. */
  wasActive: boolean;
}

/** The full group of a pre-order comes before its payment. */
const LABELS: Record<OrderKind, OrderSteps['labels']> = {
  ready: ['Dipesan', 'Dibayar', 'Dicek', 'Disiapkan', 'Aktif'],
  'pre-order': ['Dipesan', 'Grup penuh', 'Dibayar', 'Dicek', 'Aktif'],
  host: ['Dipesan', 'Dibeli', 'Dicek', 'Grup siap', 'Aktif'],
};

/** How far a seat is; active is only what can be used. Null: it has ended, or waits for a renewal. */
export function seatSteps({ kind, status, hasAccess, isAsked, wasActive }: Seat): OrderSteps | null {
  const labels = LABELS[kind];
  const later = kind === 'pre-order' ? 1 : 0;
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
