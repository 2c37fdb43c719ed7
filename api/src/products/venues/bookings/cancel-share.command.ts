import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { DomainError } from '#domain/platform/domain-error';
import { type Sen, ZERO_SEN, formatSen, sen, toSen } from '#domain/platform/sen';
import { BY_BOOKER, cancellingOf } from '#domain/products/venues/cancelling';
import { KEPT } from '#domain/products/venues/kept';
import type { ShareKind, ShareState } from '#domain/products/venues/share';
import type { SlotState } from '#domain/products/venues/slot';
import type { VenueShare } from '#runtime/generated/prisma/client';
import { Clock } from '#runtime/platform/clock/clock';
import { Database, type Tx } from '#runtime/platform/db/database';
import { announce } from '#runtime/platform/outbox/announce';
import { lockBooking, moveShare, moveSlot } from '#runtime/products/venues/slots.store';
import { closeOrder, lockWholeOrder } from '#runtime/sales/close-order';
import { type Cause, type LockedOrder, moveOrder } from '#runtime/sales/orders.store';
import { ProductLines } from '#runtime/sales/product-lines';
import { refundInvoice } from '#runtime/sales/refund-invoice';
import { orderFeeSen } from '#domain/sales/orders/order-item';
import { Refusal } from '../../../platform/http/errors/refusal.js';

export class CancelShareCommand extends Command<{ uid: string }> {
  constructor(
    readonly customerUid: string,
    readonly orderUid: string,
    /** What is kept, as the customer has seen it, in rupiah. */
    readonly kept: number,
  ) {
    super();
  }
}

/**
 * A customer cancels the own part of a slot: free until the cutoff, later the venue keeps its percentage. The booker
 * ends the whole slot with it, as long as that is free for the others. Pressed again it changes nothing. docs/rules/venues.md#cancelling
 */
@CommandHandler(CancelShareCommand)
export class CancelShareHandler implements ICommandHandler<CancelShareCommand> {
  constructor(
    private readonly database: Database,
    private readonly lines: ProductLines,
    private readonly clock: Clock,
  ) {}

  async execute({ customerUid, orderUid, kept: seen }: CancelShareCommand): Promise<{ uid: string }> {
    await this.database.transaction(async (tx) => {
      const mine = await tx.venueShare.findFirst({ where: { orderUid, customerUid }, select: { slotUid: true } });
      if (!mine) throw new Refusal('ORDER_NOT_FOUND', 404);
      const order = await lockWholeOrder(tx, this.lines, orderUid);
      if (await hasCancelled(tx, orderUid)) return;
      const share = await tx.venueShare.findUniqueOrThrow({ where: { orderUid } });
      const slot = (await lockBooking(tx, mine.slotUid))!;
      const now = this.clock.now();
      const { kind, state, amountSen } = share;
      const terms = cancellingOf(
        { kind: kind as ShareKind, state: state as ShareState, amount: sen(amountSen) },
        { ...slot, state: slot.state as SlotState },
        now,
      );
      if (!terms) throw new DomainError('NOT_CANCELLABLE', 'Bagian ini sudah tidak bisa dibatalkan.');
      if (terms.kept !== toSen(seen))
        throw new DomainError(
          'TERMS_CHANGED',
          `Sekarang ${formatSen(terms.kept)} ${KEPT}. Periksa lagi sebelum membatalkan.`,
          'conflict',
          'kept',
        );
      if (terms.endsSlot) {
        const dueAt = terms.kept > ZERO_SEN ? slot.endsAt : null;
        await moveSlot(tx, slot, 'cancel', 'customer', { now, reason: BY_BOOKER, dueAt });
      }
      const back = await this.giveBack(tx, order, share, { ...terms, isLate: now > slot.cutoffAt });
      await announce(tx, 'venue.left', { orderUid, keptSen: String(terms.kept), backSen: String(back) });
    });
    return { uid: orderUid };
  }

  /** What goes back; where nothing is kept, all that has come, with a unique code. */
  private async giveBack(
    tx: Tx,
    order: LockedOrder,
    share: VenueShare,
    { kept, back, isLate }: { kept: Sen; back: Sen; isLate: boolean },
  ): Promise<Sen> {
    const at = this.clock.now();
    const cause: Cause = { actor: 'system', by: 'customer', why: isLate ? LATE : IN_TIME };
    if (isLate) {
      // The place stays one of the slot's, or the others would not play.
      await moveShare(tx, share, 'keep', 'customer', at);
      await moveOrder(tx, order, kept > ZERO_SEN ? 'complete' : 'refund', cause);
    } else await closeOrder(tx, this.lines, order, 'refund', { cause, clock: this.clock });
    if (back === ZERO_SEN) return back;
    const invoice = await tx.invoice.findFirstOrThrow({ where: { orderUid: order.uid, purpose: 'purchase' } });
    const items = await tx.orderItem.findMany({ where: { orderUid: order.uid }, select: { feeSen: true } });
    return refundInvoice(tx, invoice, {
      ...(kept > ZERO_SEN && { amount: back }),
      fee: sen(orderFeeSen(items)),
      reason: cause.why,
      // Its message is the line's own.
      by: 'system',
      at,
    });
  }
}

const IN_TIME = 'Dibatalkan pelanggan sebelum batas waktu';
const LATE = 'Dibatalkan pelanggan setelah batas waktu';

/** Its own customer has cancelled it, not the booker or the venue. The caller has locked the order. */
const hasCancelled = async (tx: Tx, orderUid: string): Promise<boolean> =>
  (await tx.orderHistory.count({ where: { orderUid, by: 'customer', why: { in: [IN_TIME, LATE] } } })) > 0;
