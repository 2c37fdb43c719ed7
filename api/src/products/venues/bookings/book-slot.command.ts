import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { BookSlotBody } from '#contracts/products/venues/venues.http';
import { DomainError } from '#domain/platform/domain-error';
import { sen } from '#domain/platform/sen';
import { BOOK_AHEAD_DAYS, noSlotText, slotAt } from '#domain/products/venues/schedule';
import { bookable, bookerShare, cutoffOf, isTooEarly, latestPaymentOf } from '#domain/products/venues/terms';
import { checkPriceRead } from '#domain/sales/orders/price-read';
import { Clock } from '#runtime/platform/clock/clock';
import type { Tx } from '#runtime/platform/db/database';
import { lockRow } from '#runtime/platform/db/lock-row';
import { takeTime } from '#runtime/products/venues/slots.store';
import { OrderPlacing, type PlacedOrder, type Sale } from '../../../sales/placing/order-placing.js';
import { type Asked, requestOf, saleOf } from '../slot-sale.js';

export class BookSlotCommand extends Command<PlacedOrder> {
  constructor(
    readonly asked: Asked,
    readonly body: BookSlotBody,
  ) {
    super();
  }
}

/** Takes a free slot, whole or to be shared. docs/rules/venues.md#slots */
@CommandHandler(BookSlotCommand)
export class BookSlotHandler implements ICommandHandler<BookSlotCommand> {
  constructor(
    private readonly placing: OrderPlacing,
    private readonly clock: Clock,
  ) {}

  execute({ asked, body }: BookSlotCommand): Promise<PlacedOrder> {
    const { venue, startsAt, shared, listed } = body;
    const request = requestOf(asked, 'booking', [venue, startsAt, shared, listed]);
    return this.placing.place(request, (tx) => this.sell(tx, asked.customerUid, body));
  }

  private async sell(tx: Tx, customerUid: string, body: BookSlotBody): Promise<Sale> {
    const { shared, listed } = body;
    const venue = await lockVenue(tx, body.venue);
    const startsAt = new Date(body.startsAt);
    const found = slotAt(startsAt, venue.prices, venue.slotHours);
    if (!found) throw refused('NO_SLOT', noSlotText(startsAt, venue.prices, venue.slotHours), 'invalid');
    checkBookable(startsAt, shared, venue.cancelHours, this.clock.now());
    const { endsAt, rule } = found;
    const { players, feePercent, keepPercent } = venue;
    const price = sen(rule.priceSen);
    const amount = shared ? bookerShare(price, players) : price;
    checkPriceRead(amount, body.total);
    const cutoffAt = cutoffOf(startsAt, venue.cancelHours);
    const slot = { startsAt, endsAt, cutoffAt, feePercent, keepPercent };
    const uid = await takeTime(tx, {
      ...slot,
      venueUid: venue.uid,
      venueNumber: venue.number,
      state: 'held',
      bookerUid: customerUid,
      shared,
      listed: shared && listed,
      players,
      priceSen: price,
      dueAt: startsAt,
    });
    return saleOf(tx, {
      venue,
      slot: { ...slot, uid },
      customerUid,
      kind: 'booking',
      places: shared ? 1 : players,
      amount,
      players,
      latestDue: latestPaymentOf({ shared, startsAt, cutoffAt }),
    });
  }
}

/** @throws DomainError for a venue that is not shown. */
async function lockVenue(tx: Tx, slug: string) {
  const known = await tx.venue.findUnique({ where: { slug }, select: { uid: true } });
  if (known) await lockRow(tx, 'venue', known.uid);
  const venue =
    known && (await tx.venue.findFirst({ where: { uid: known.uid, active: true }, include: { prices: true } }));
  if (!venue)
    throw new DomainError('NOT_FOUND', 'Tempat ini tidak ada atau sedang tidak menerima pesanan.', 'invalid', 'venue');
  return venue;
}

/** @throws DomainError SLOT_CLOSED. docs/rules/venues.md#slots */
function checkBookable(startsAt: Date, shared: boolean, cancelHours: number, now: Date): void {
  const allowed = bookable(startsAt, cancelHours, now);
  if (shared ? allowed.shared : allowed.whole) return;
  if (isTooEarly(startsAt, now))
    throw refused('SLOT_CLOSED', `Slot ini belum bisa dipesan. Paling cepat ${BOOK_AHEAD_DAYS} hari sebelum main, ya.`);
  throw refused(
    'SLOT_CLOSED',
    allowed.whole
      ? 'Waktunya terlalu mepet untuk cari pemain. Kamu masih bisa ambil satu slot penuh.'
      : 'Slot ini sudah tidak bisa dipesan. Pilih jam lain, ya.',
  );
}

const refused = (code: string, message: string, kind: 'invalid' | 'conflict' = 'conflict') =>
  new DomainError(code, message, kind, 'startsAt');
