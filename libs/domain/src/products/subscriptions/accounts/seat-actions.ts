import { DomainError } from '../../../platform/domain-error.js';
import type { SeatRole } from '../../../catalogue/plan-family.js';
import { type OrderStatus, orderMoves } from '../../../sales/orders/order-status.js';
import { type AccountStatus, accountMoves } from './account-status.js';

/** The order's action that goes with an admin's action on an account; null: the order stays. */
const ORDER_STEP = { activate: 'complete', cancel: 'cancel', refund: 'refund', end: null } as const;
export type SeatAction = keyof typeof ORDER_STEP;
const SEAT_ACTIONS = Object.keys(ORDER_STEP) as SeatAction[];

const REFUSAL: Record<SeatAction, string> = {
  activate: 'Kursi ini belum bisa diaktifkan',
  cancel: 'Pesanan ini tidak bisa dibatalkan',
  refund: 'Dana pesanan ini tidak bisa dikembalikan',
  end: 'Keanggotaan ini tidak bisa diakhiri',
};

export interface Seat {
  role: SeatRole;
  status: AccountStatus;
  orderStatus: OrderStatus;
}

/** The actions that the tables of account and order both allow an admin. */
export const seatActions = (seat: Seat): SeatAction[] => SEAT_ACTIONS.filter((action) => isPossible(seat, action));

/** @throws DomainError `ILLEGAL_ACCOUNT_ACTION` (conflict), which says what seat or order is now, when one of the tables does not allow the action. */
export function checkSeatAction(seat: Seat, action: SeatAction): void {
  if (isPossible(seat, action)) return;
  const message =
    seat.role === 'host' && action === 'refund'
      ? 'Host membayar langsung ke provider, jadi tidak ada dana di toko yang bisa dikembalikan. Akhiri saja keanggotaannya.'
      : `${REFUSAL[action]}. ${stateOf(seat, action)} Muat ulang halaman untuk melihat tindakan yang tersedia.`;
  throw new DomainError('ILLEGAL_ACCOUNT_ACTION', message);
}

/** Of the order only where that stands in the way: the order of a seat that has ended may stay completed. */
const stateOf = ({ status, orderStatus }: Seat, action: SeatAction): string =>
  accountMoves.actionsOn(status, 'admin').includes(action) && action !== 'end'
    ? orderMoves.said(orderStatus)
    : accountMoves.said(status);

function isPossible({ role, status, orderStatus }: Seat, action: SeatAction): boolean {
  // A host pays the provider, so the shop has nothing to refund.
  if (role === 'host' && action === 'refund') return false;
  // The payment is confirmed, but the worker has not moved the account yet: cancelling would keep the money. For a host
  // this is the normal open state.
  if (role === 'regular' && action === 'cancel' && orderStatus === 'processing') return false;
  // Waiting for its first payment, a seat is cancelled with its order.
  if (action === 'end' && status === 'waitingForFollowUp' && orderStatus !== 'completed') return false;
  const orderStep = ORDER_STEP[action];
  return (
    accountMoves.actionsOn(status, 'admin').includes(action) &&
    (orderStep === null || orderMoves.actionsOn(orderStatus, 'admin').includes(orderStep))
  );
}
