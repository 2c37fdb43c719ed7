import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { JoinSlotBody } from '#contracts/products/venues/venues.http';
import { DomainError } from '#domain/platform/domain-error';
import { sen } from '#domain/platform/sen';
import { LIVE_SHARES, type ShareKind } from '#domain/products/venues/share';
import { playerShare } from '#domain/products/venues/terms';
import { hasTimeToPay } from '#domain/sales/orders/time-to-pay';
import { checkPriceRead } from '#domain/sales/orders/price-read';
import { Clock } from '#runtime/platform/clock/clock';
import type { Tx } from '#runtime/platform/db/database';
import { type Booking, lockBooking } from '#runtime/products/venues/slots.store';
import { OrderPlacing, type PlacedOrder, type Sale } from '../../../sales/placing/order-placing.js';
import { type Asked, requestOf, saleOf } from '../slot-sale.js';

/** `player`: one place. `rest`: the booker pays for all places that are left. */
export class JoinSlotCommand extends Command<PlacedOrder> {
  constructor(
    readonly asked: Asked,
    readonly body: JoinSlotBody,
    readonly kind: Exclude<ShareKind, 'booking'>,
  ) {
    super();
  }
}

/** Takes places of a slot that looks for players. docs/rules/venues.md#shares */
@CommandHandler(JoinSlotCommand)
export class JoinSlotHandler implements ICommandHandler<JoinSlotCommand> {
  constructor(
    private readonly placing: OrderPlacing,
    private readonly clock: Clock,
  ) {}

  execute({ asked, body, kind }: JoinSlotCommand): Promise<PlacedOrder> {
    const request = requestOf(asked, kind, [body.slotUid]);
    return this.placing.place(request, (tx) => this.sell(tx, asked.customerUid, body, kind));
  }

  private async sell(tx: Tx, customerUid: string, body: JoinSlotBody, kind: ShareKind): Promise<Sale> {
    const slot = await lockBooking(tx, body.slotUid);
    if (!slot?.shared) throw refused('NOT_FOUND', 'Slot ini tidak ada atau tidak dibagi.', 'invalid');
    await checkPerson(tx, slot, customerUid, kind);
    if (slot.state !== 'open' || !hasTimeToPay(slot.cutoffAt, this.clock.now()))
      throw refused('SLOT_CLOSED', CLOSED[slot.state] ?? 'Slot ini sudah tidak menerima pemain.');
    const left = slot.players - slot.held - slot.paid;
    if (left <= 0) throw refused('SLOT_FULL', 'Semua tempat di slot ini sudah terisi.');
    const { players, cutoffAt } = slot;
    const places = kind === 'rest' ? left : 1;
    const amount = sen(BigInt(places) * playerShare(sen(slot.priceSen), players));
    checkPriceRead(amount, body.total);
    const venue = await tx.venue.findUniqueOrThrow({
      where: { uid: slot.venueUid },
      select: { uid: true, name: true },
    });
    return saleOf(tx, { venue, slot, customerUid, kind, places, amount, players, latestDue: cutoffAt });
  }
}

const CLOSED: Record<string, string> = {
  held: 'Pemesannya belum membayar, jadi slot ini belum bisa diikuti.',
  confirmed: 'Pemainnya sudah lengkap.',
};

/** Checked before the state of the slot: a player of a full slot is told of the own order, not that no place is left. */
async function checkPerson(tx: Tx, slot: Booking, customerUid: string, kind: ShareKind): Promise<void> {
  const isBooker = slot.bookerUid === customerUid;
  if (kind === 'rest' && !isBooker) throw refused('NOT_BOOKER', 'Hanya pemesannya yang bisa melunasi sisanya.');
  const isRest = kind === 'rest';
  const own = await tx.venueShare.findFirst({
    where: {
      slotUid: slot.uid,
      customerUid,
      kind: isRest ? kind : { not: 'rest' },
      state: isRest ? 'held' : { in: LIVE_SHARES },
    },
    select: { orderUid: true },
  });
  if (!own) return;
  const where = { uid: own.orderUid };
  const { number } = await tx.order.findUniqueOrThrow({ where, select: { number: true } });
  throw refused(
    'ALREADY_JOINED',
    isRest
      ? `Pesananmu untuk sisanya (${number}) masih menunggu pembayaran.`
      : `Kamu sudah ${isBooker ? 'memesan' : 'ikut'} slot ini (${number}). Buka pesanan itu, ya.`,
  );
}

const refused = (code: string, message: string, kind: 'invalid' | 'conflict' = 'conflict') =>
  new DomainError(code, message, kind, 'slotUid');
