import { planItem } from '#domain/products/subscriptions/plan-item';
import type { Tx } from '#runtime/platform/db/database';
import { announce } from '#runtime/platform/outbox/announce';
import {
  type Held,
  type LockedGroup,
  freeSeat,
  hasTvSlot,
  takeSeat,
} from '#runtime/products/subscriptions/groups.store';
import type { Seat } from '#runtime/products/subscriptions/seats.store';
import { stopClocks } from '#runtime/products/subscriptions/stopped-clocks';
import type { LockedOrder } from '#runtime/sales/orders.store';
import type { Plan, PlanPrice } from '../../../catalogue/load-catalogue.js';

type Group = Pick<LockedGroup, 'tvSlots' | 'tvTaken' | 'freeRegularSeats'>;

/** Writes what is bought and what is owed for it. The caller has locked the order. */
export async function writePlan(tx: Tx, order: LockedOrder, to: Plan, price: PlanPrice): Promise<void> {
  const amountSen: bigint = price.grandTotal;
  const { title, details } = planItem(to);
  await tx.orderItem.update({
    where: { orderUid_position: { orderUid: order.uid, position: 1 } },
    data: { refUid: to.variantUid, title, details: { ...details }, unitPriceSen: amountSen, feeSen: price.fee },
    select: { uid: true },
  });
  await tx.order.update({
    where: { uid: order.uid, version: order.version },
    // The request that made the order was for another plan.
    data: { totalSen: amountSen, retryKey: null, version: { increment: 1 } },
    select: { uid: true },
  });
  await tx.invoice.updateMany({
    where: { orderUid: order.uid, purpose: 'purchase', status: 'open' },
    // The last digits of amount and code are unique among open invoices: the next checkout draws another code.
    data: { amountSen, uniqueCode: null, version: { increment: 1 } },
  });
}

/** The seat stays; its television slot is taken or given back. */
export const keepSeat = {
  fits: (group: Group, held: Held, seat: Pick<Seat, 'needsTv'>, to: Plan): boolean =>
    !to.needsTv || seat.needsTv || hasTvSlot(group, held),

  async write(tx: Tx, group: LockedGroup, seat: Seat, to: Plan): Promise<void> {
    await updateSeat(tx, seat, to);
    const slots = Number(to.needsTv) - Number(seat.needsTv);
    if (slots === 0 || group.tvSlots === null) return;
    await tx.accountGroup.update({
      where: { uid: group.uid },
      data: { tvTaken: { increment: slots } },
      select: { uid: true },
    });
    if (slots < 0) await announce(tx, 'seat.freed', { groupUid: group.uid });
  },
};

/** The seat is in another group. */
export const moveSeat = {
  fits: (group: Group, held: Held, to: Plan): boolean =>
    group.freeRegularSeats.length > held.seats && (!to.needsTv || hasTvSlot(group, held)),

  async write(
    tx: Tx,
    { source, target }: { source: LockedGroup; target: LockedGroup },
    seat: Seat,
    to: Plan,
    at: Date,
  ): Promise<void> {
    const seatNumber = target.freeRegularSeats[0]!;
    await freeSeat(tx, source, seat);
    await updateSeat(tx, seat, to, { groupUid: target.uid, seatNumber });
    await tx.accountHistory.create({
      data: {
        accountUid: seat.uid,
        fromStatus: seat.status,
        toStatus: seat.status,
        why: `Pindah dari grup ${source.number} ke grup ${target.number} karena ganti paket`,
        by: 'customer',
      },
      select: { id: true },
    });
    const { customerUid, role } = seat;
    await takeSeat(tx, target, { customerUid, role, seatNumber, needsTv: to.needsTv }, at);
    await stopClocks(tx, target.uid, at);
  },
};

async function updateSeat(tx: Tx, seat: Seat, to: Plan, place?: { groupUid: string; seatNumber: number }) {
  await tx.account.update({
    where: { uid: seat.uid, version: seat.version },
    data: { variantUid: to.variantUid, needsTv: to.needsTv, ...place, version: { increment: 1 } },
    select: { uid: true },
  });
}
