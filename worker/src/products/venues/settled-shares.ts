import { Injectable } from '@nestjs/common';
import { ZERO_SEN, sen } from '#domain/platform/sen';
import { BY_BOOKER } from '#domain/products/venues/cancelling';
import { ORDER_STATUS, orderStatusOf } from '#domain/sales/orders/order-status';
import { orderFeeSen } from '#domain/sales/orders/order-item';
import { Clock } from '#runtime/platform/clock/clock';
import type { Tx } from '#runtime/platform/db/database';
import { announce } from '#runtime/platform/outbox/announce';
import { moveShare } from '#runtime/products/venues/slots.store';
import { closeOrder, lockWholeOrder } from '#runtime/sales/close-order';
import { type Cause, type LockedOrder, moveOrder } from '#runtime/sales/orders.store';
import { ProductLines } from '#runtime/sales/product-lines';
import { leftColumns, leftOfPayments } from '#runtime/sales/left-of-payments';
import { refundInvoice } from '#runtime/sales/refund-invoice';

const system = (why: string): Cause => ({ actor: 'system', by: 'system', why });
const WHY = {
  missed: system('Pemain tidak lengkap sampai batas waktu'),
  endedByBooker: system('Slot dibatalkan pemesannya'),
  played: system('Slot sudah dimainkan'),
};
/** Whose act has ended the slot: its booker's, or that of an admin for the venue, with the reason. */
const cancelledBy = ({ reason }: { reason: string }): Cause =>
  reason === BY_BOOKER ? WHY.endedByBooker : system(`Slot dibatalkan: ${reason}`);
/** What an admin alone may do to an order: here who has cancelled the slot. */
const byCancelling = (slot: { reason: string }): Cause => ({ ...cancelledBy(slot), actor: 'admin' });

/** What the end of a slot means for one of its orders. docs/rules/venues.md#shares */
@Injectable()
export class SettledVenueShares {
  constructor(
    private readonly lines: ProductLines,
    private readonly clock: Clock,
  ) {}

  /** Takes the last step of an order; false when there is none (any more). */
  async settle(tx: Tx, orderUid: string): Promise<boolean> {
    const order = await lockWholeOrder(tx, this.lines, orderUid);
    const share = await tx.venueShare.findUniqueOrThrow({ where: { orderUid }, include: { slot: true } });
    const { state } = share.slot;
    if (state === 'played' && share.state === 'paid') {
      await moveShare(tx, share, 'use', 'system', this.clock.now());
      await moveOrder(tx, order, 'complete', WHY.played);
      return true;
    }
    if (state !== 'missed' && state !== 'cancelled') return false;
    if (share.state === 'held' && orderStatusOf(order.status) === 'awaitingPayment') {
      if (state === 'cancelled')
        await closeOrder(tx, this.lines, order, 'cancel', { cause: byCancelling(share.slot), clock: this.clock });
      else await closeOrder(tx, this.lines, order, 'expire', { cause: WHY.missed, clock: this.clock });
      return true;
    }
    const isPaid = share.state === 'paid' && order.status === ORDER_STATUS.processing;
    const isKept = share.state === 'kept' && order.status === ORDER_STATUS.completed && share.slot.shared;
    if (!isPaid && !(isKept && state === 'cancelled')) return false;
    const ended = state === 'missed' ? WHY.missed : cancelledBy(share.slot);
    await this.giveBack(tx, order, isKept ? byCancelling(share.slot) : ended);
    await announce(tx, state === 'missed' ? 'venue.missed' : 'venue.cancelled', { orderUid });
    return true;
  }

  /** All that was paid and has not gone back yet is to go back; finance transfers it. */
  private async giveBack(tx: Tx, order: LockedOrder, cause: Cause): Promise<void> {
    await closeOrder(tx, this.lines, order, 'refund', { cause, clock: this.clock });
    const invoice = await tx.invoice.findFirstOrThrow({ where: { orderUid: order.uid, purpose: 'purchase' } });
    const left = leftOfPayments(await tx.payment.findMany({ where: { orderUid: order.uid }, select: leftColumns }));
    // An order of an earlier version stayed completed although nothing was kept of it.
    if (left === ZERO_SEN) return;
    const items = await tx.orderItem.findMany({ where: { orderUid: order.uid }, select: { feeSen: true } });
    const { by, why: reason } = cause;
    await refundInvoice(tx, invoice, { fee: sen(orderFeeSen(items)), reason, by, at: this.clock.now() });
  }
}
