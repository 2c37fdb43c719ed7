import { DomainError } from '../domain-error.js';
import type { SeatRole } from '../groups/group.js';
import { type OrderStatus, ORDER_STATUS_LABEL, orderMoves } from '../orders/order-status.js';
import { type AccountStatus, accountMoves } from './account-status.js';

/** What an admin may do with a seat, and the step that its order takes along; null: the order stays as it is. */
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

/** The actions that the seat's table and the order's table both allow an admin now. Decisions: Account status. */
export const seatActions = (seat: Seat): SeatAction[] => SEAT_ACTIONS.filter((action) => isPossible(seat, action));

/** @throws DomainError `ILLEGAL_ACCOUNT_ACTION` (conflict) when one of the tables has no such step for an admin. */
export function checkSeatAction(seat: Seat, action: SeatAction): void {
  if (isPossible(seat, action)) return;
  const message =
    seat.role === 'host' && action === 'refund'
      ? 'Host membayar langsung ke provider, jadi tidak ada dana di toko yang bisa dikembalikan. Akhiri saja keanggotaannya.'
      : `${REFUSAL[action]}: pesanannya berstatus "${ORDER_STATUS_LABEL[seat.orderStatus]}". Muat ulang halaman untuk melihat tindakan yang tersedia.`;
  throw new DomainError('ILLEGAL_ACCOUNT_ACTION', message);
}

function isPossible({ role, status, orderStatus }: Seat, action: SeatAction): boolean {
  // A host pays the provider, not the shop: there is nothing to give back.
  if (role === 'host' && action === 'refund') return false;
  // The payment is confirmed and the worker has not moved the seat yet: money would stay behind. For a host this is the open state.
  if (role === 'regular' && action === 'cancel' && orderStatus === 'processing') return false;
  const orderStep = ORDER_STEP[action];
  return (
    accountMoves.actionsOn(status, 'admin').includes(action) &&
    (orderStep === null || orderMoves.actionsOn(orderStatus, 'admin').includes(orderStep))
  );
}
