import { ACCOUNT_STATUS } from '#domain/products/subscriptions/accounts/account-status';
import { hostWaitOf } from '#domain/products/subscriptions/accounts/host-wait';
import type { OrderKind } from '#domain/sales/orders/order-status';
import type { StepWords } from '../../platform/ui/step-line';
import { STEP, asSent } from '../../sales/orders/step-words';
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
  /** What a paid seat waits for. */
  why?: string | null;
}

/** The full group of a pre-order comes before its payment. */
const STEPS: Record<OrderKind, OrderSteps['steps']> = {
  ready: [STEP.ordered, STEP.paid, STEP.checked, STEP.prepared, STEP.active],
  'pre-order': [STEP.ordered, STEP.filled, STEP.paid, STEP.checked, STEP.prepared, STEP.active],
  host: [STEP.ordered, STEP.bought, STEP.checked, STEP.groupReady, STEP.active],
};

/** Of a pre-order that is paid, and whose group is not full any more: that comes next. */
const FILLED_LAST = [STEP.ordered, STEP.paid, STEP.checked, STEP.filled, STEP.prepared, STEP.active];

/** Of a seat that is paid and waits for its group, as its badge says; five, as six words do not stand beside this one. */
const waitsFor = (group: StepWords): OrderSteps['steps'] => [
  STEP.paid,
  STEP.checked,
  group,
  STEP.prepared,
  STEP.active,
];

/** How far a seat is; active is only what can be used. Null: it has ended, or waits for a renewal. */
export function seatSteps({ kind, status, hasAccess, isAsked, isFull, wasActive, why }: Seat): OrderSteps | null {
  const lacksPeople = kind === 'pre-order' && !isFull;
  const steps = STEPS[kind];
  const isForHost = hostWaitOf(why) !== null;
  // Only of a pre-order: the place of what comes after its full group.
  const later = kind === 'pre-order' && !lacksPeople ? 1 : 0;
  switch (status) {
    case ACCOUNT_STATUS.registered:
      return { steps, done: isAsked ? 1 + later : 1 };
    case ACCOUNT_STATUS.waitingForFollowUp:
      return wasActive ? null : { steps, done: 1 + later };
    case ACCOUNT_STATUS.waitingForConfirmation:
      return lacksPeople ? { steps: asSent(FILLED_LAST), done: 2 } : { steps: asSent(steps), done: 2 + later };
    case ACCOUNT_STATUS.pending:
      if (kind === 'host') return { steps, done: 3 };
      return { steps: waitsFor(isForHost ? STEP.hostReady : lacksPeople ? STEP.filled : STEP.groupReady), done: 2 };
    case ACCOUNT_STATUS.active:
      return hasAccess
        ? { steps, done: steps.length }
        : { steps: isForHost ? [...steps.slice(0, -2), STEP.loginReady, STEP.active] : steps, done: steps.length - 2 };
    default:
      return null;
  }
}
