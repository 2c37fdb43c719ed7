import { type Actor, defineTransitions } from '../../platform/transitions.js';

/** Stored and answered by `GET /customer/referential/order-status`; never renumber. docs/rules/orders.md#statuses */
export const ORDER_STATUS = {
  awaitingPayment: 1,
  awaitingConfirmation: 2,
  processing: 3,
  completed: 4,
  cancelled: 5,
  refunded: 6,
  waitingForGroup: 7,
  expired: 8,
} as const;
export type OrderStatus = keyof typeof ORDER_STATUS;

export const ORDER_STATUS_LABEL: Record<OrderStatus, string> = {
  awaitingPayment: 'Menunggu Pembayaran',
  awaitingConfirmation: 'Menunggu Konfirmasi',
  processing: 'Diproses',
  completed: 'Selesai',
  cancelled: 'Dibatalkan',
  refunded: 'Dikembalikan',
  waitingForGroup: 'Menunggu Grup Penuh',
  expired: 'Kedaluwarsa',
};

/** Of an order that is not paid yet, as its badge says it, in the words of its steps. docs/rules/groups.md#seat-states */
export const ORDER_WORD = {
  awaitingPayment: 'Belum dibayar',
  awaitingConfirmation: 'Dicek',
  waitingForGroup: 'Menunggu grup',
} as const satisfies Partial<Record<OrderStatus, string>>;
/** The filters of the customer's own list: the words of the badges that stand in it, where an order of the status has one word. docs/rules/orders.md#own-list */
const FILTER_WORD: Record<OrderStatus, string> = {
  ...ORDER_STATUS_LABEL,
  ...ORDER_WORD,
  completed: 'Aktif atau selesai',
};
/** Undefined: there is no such status. */
export const filterWord = (code: number): string | undefined => {
  const status = findOrderStatus(code);
  return status ? FILTER_WORD[status] : undefined;
};

export const isBeforePaid = (status: OrderStatus): status is keyof typeof ORDER_WORD => status in ORDER_WORD;

export const orderMoves = defineTransitions<OrderStatus>()(
  'order',
  {
    waitingForGroup: 'Pesanan ini masih menunggu grupnya penuh.',
    awaitingPayment: 'Pesanan ini masih menunggu pembayaran.',
    awaitingConfirmation: 'Pesanan ini sedang menunggu konfirmasi pembayaran.',
    processing: 'Pesanan ini sudah dibayar dan sedang diproses.',
    completed: 'Pesanan ini sudah selesai.',
    cancelled: 'Pesanan ini sudah dibatalkan.',
    refunded: 'Pesanan ini sudah ditutup dan uangnya dikembalikan.',
    expired: 'Pesanan ini sudah lewat batas waktu bayarnya.',
  },
  {
    waitingForGroup: {
      'ask-for-payment': { to: 'awaitingPayment', by: ['system'] },
      expire: { to: 'expired', by: ['system'] },
      cancel: { to: 'cancelled', by: ['customer', 'admin'] },
    },
    awaitingPayment: {
      'submit-proof': { to: 'awaitingConfirmation', by: ['customer'] },
      cancel: { to: 'cancelled', by: ['customer', 'admin'] },
      expire: { to: 'expired', by: ['system'] },
    },
    awaitingConfirmation: {
      // By the system: paid through a gateway, or with credit.
      'confirm-payment': { to: 'processing', by: ['admin', 'system'] },
      'reject-payment': { to: 'awaitingPayment', by: ['admin'] },
      'receive-part': { to: 'awaitingPayment', by: ['admin'] },
      cancel: { to: 'cancelled', by: ['admin'] },
    },
    processing: {
      complete: { to: 'completed', by: ['system', 'admin'] },
      refund: { to: 'refunded', by: ['admin', 'system'] },
      // By the clock: a host who did not buy.
      cancel: { to: 'cancelled', by: ['customer', 'admin', 'system'] },
    },
    // By the system: a claim was missed, and all that was paid comes back.
    completed: { refund: { to: 'refunded', by: ['admin', 'system'] } },
    // With a new deadline, where there still is a place. docs/rules/orders.md#reopened
    cancelled: { reopen: { to: 'awaitingPayment', by: ['admin'] } },
    refunded: {},
    expired: { reopen: { to: 'awaitingPayment', by: ['customer', 'admin'] } },
  },
);
export type OrderAction = ReturnType<typeof orderMoves.actionsOn>[number];

const BY_CODE = new Map<number, OrderStatus>(
  Object.entries(ORDER_STATUS).map(([name, code]) => [code, name as OrderStatus]),
);

/** The status of a stored code; null for an unknown code. */
export const findOrderStatus = (code: number): OrderStatus | null => BY_CODE.get(code) ?? null;

/** The status of a stored code. @throws RangeError on an unknown code. */
export function orderStatusOf(code: number): OrderStatus {
  const status = findOrderStatus(code);
  if (!status) throw new RangeError(`unknown order status ${code}`);
  return status;
}

const CLOSED: OrderStatus[] = ['cancelled', 'refunded', 'expired'];
/** Cancelled, refunded or expired: it holds nothing and owes nothing. */
export const isClosedStatus = (status: OrderStatus): boolean => CLOSED.includes(status);
export const isClosedOrder = (code: number): boolean => isClosedStatus(orderStatusOf(code));
/** Whether the order is not paid for, or was closed so: cancelled and expired orders never were. */
export const isUnpaidOrder = (code: number): boolean =>
  (['awaitingPayment', 'awaitingConfirmation', 'cancelled', 'expired'] as OrderStatus[]).includes(orderStatusOf(code));
export const CLOSED_ORDER_CODES: number[] = CLOSED.map((status) => ORDER_STATUS[status]);

/** docs/rules/catalogue.md#plan-types */
export const ORDER_KINDS = ['ready', 'pre-order', 'host'] as const;
export type OrderKind = (typeof ORDER_KINDS)[number];
export const orderKindOf = (plan: { isHost: boolean; isPo: boolean }): OrderKind =>
  plan.isHost ? 'host' : plan.isPo ? 'pre-order' : 'ready';

/** Actions that `actor` may take on the order. One that is paid is not cancelled; in process, only a host's is not paid. */
export const orderActions = (order: { status: number; isPaid: boolean }, actor: Actor): OrderAction[] =>
  orderMoves.actionsOn(orderStatusOf(order.status), actor).filter((action) => action !== 'cancel' || !order.isPaid);

/** The status of a new order. docs/rules/orders.md#kinds */
export const FIRST_ORDER_STATUS: Record<OrderKind, OrderStatus> = {
  ready: 'awaitingPayment',
  'pre-order': 'waitingForGroup',
  host: 'processing',
};
