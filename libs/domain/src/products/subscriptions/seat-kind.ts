import { type OrderKind, orderKindOf } from '../../sales/orders/order-status.js';

/** The kind of the order for a seat. docs/rules/catalogue.md#plan-types */
export const seatKindOf = (seat: { role: string; preOrder: boolean }): OrderKind =>
  orderKindOf({ isHost: seat.role === 'host', isPo: seat.preOrder });
