import { DomainError } from '#domain/platform/domain-error';
import { LIVE_ACCOUNT_CODES } from '#domain/products/subscriptions/accounts/account-status';
import type { Tx } from '#runtime/platform/db/database';
import { moveAccount } from '#runtime/products/subscriptions/accounts.store';
import { hasTvSlot, heldForOthers, takeSeat } from '#runtime/products/subscriptions/groups.store';
import { findSeat, lockGroupOfSeat } from '#runtime/products/subscriptions/seats.store';
import { stopClock } from '#runtime/products/subscriptions/stopped-clocks';
import type { LockedOrder } from '#runtime/sales/orders.store';
import type { Step } from '#runtime/sales/product-line';

/**
 * A seat of the same group, which the caller has locked with the order; of a pre-order in the state of those who were asked
 * to pay, because only what was asked for is opened again. @throws DomainError NO_SEAT_LEFT, HAS_SEAT.
 */
export async function reopenSeat(tx: Tx, order: LockedOrder, { cause, at }: Step): Promise<void> {
  const group = await lockGroupOfSeat(tx, order.uid);
  const seat = group && (await findSeat(tx, order.uid));
  if (!seat || seat.role === 'host' || group.closedAt) throw noSeat();
  const held = await heldForOthers(tx, group.uid, seat.customerUid, at);
  const seatNumber = group.freeRegularSeats.slice(held.seats)[0];
  if (seatNumber === undefined) throw noSeat();
  if (seat.needsTv && !hasTvSlot(group, held)) throw noSeat();
  const { groupUid, customerUid } = seat;
  if (await tx.account.count({ where: { groupUid, customerUid, status: { in: LIVE_ACCOUNT_CODES } } }))
    throw new DomainError('HAS_SEAT', 'Pelanggan ini sudah punya kursi lain di grup yang sama.');
  await tx.account.update({ where: { uid: seat.uid }, data: { seatNumber }, select: { uid: true } });
  await moveAccount(tx, seat, seat.preOrder ? 'reopen-asked' : 'reopen', cause);
  await takeSeat(tx, group, { customerUid, role: seat.role, needsTv: seat.needsTv, seatNumber }, at);
  // In a group that is not full it waits as the others do.
  await stopClock(tx, order.uid, at);
}

const noSeat = () => new DomainError('NO_SEAT_LEFT', 'Kursi di grupnya sudah terisi. Buat pesanan baru, ya.');
