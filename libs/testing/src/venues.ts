import { randomUUID } from 'node:crypto';
import { HOUR_MS } from '#domain/platform/durations';
import { sen } from '#domain/platform/sen';
import { dayInWib, startOfDayInWib } from '#domain/platform/wib';
import { dayAfter } from '#domain/products/venues/schedule';
import type { ShareKind } from '#domain/products/venues/share';
import { bookerShare, cutoffOf, feeIn, playerShare } from '#domain/products/venues/terms';
import { USUAL_BOOKS } from '#domain/sales/ledger/postings';
import type { Prisma, Venue, VenueSlot } from '#runtime/generated/prisma/client';
import type { Database } from '#runtime/platform/db/database';
import { venues } from '#runtime/products/venues/venues.line';
import { lockOrder } from '#runtime/sales/orders.store';
import { aCustomer } from '#testing/factories';
import { confirmGiven } from '#testing/giving';
import { aFile } from '#testing/money-factories';
import { placedOrder } from '#testing/placed-order';

/** Rp100.000 a slot of two hours, every day from 8 to 22; four players; the fee is 10 %, cancelling free until 6 h before. */
export async function aVenue(database: Database, given: Partial<Prisma.VenueUncheckedCreateInput> = {}) {
  const { uid: managerUid } = await aCustomer(database);
  const { uid: fileUid } = await aFile(database, { kind: 'venue-picture' });
  return database.venue.create({
    data: {
      slug: `gor-${randomUUID().slice(0, 8)}`,
      name: 'GOR Melati',
      sport: 'futsal',
      city: 'Depok',
      address: 'Jl. Melati 5',
      description: 'Lapangan rumput sintetis.',
      players: 4,
      slotHours: 2,
      feePercent: 10,
      cancelHours: 6,
      keepPercent: 50,
      managerUid,
      bankName: 'BCA',
      accountNumber: '1234567890',
      accountName: 'GOR Melati',
      fileUid,
      pictureAlt: 'Lapangan',
      active: true,
      position: 1,
      prices: {
        create: [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, fromHour: 8, toHour: 22, priceSen: PRICE })),
      },
      ...given,
    },
  });
}
const PRICE = sen(10_000_000n);

/** 08.00 WIB, so many days from today. */
export const morningIn = (days: number): Date =>
  new Date(startOfDayInWib(dayAfter(dayInWib(new Date()), days)).getTime() + 8 * HOUR_MS);

/** A slot that its booker has not paid yet, as the API writes it. */
export async function aSlot(
  database: Database,
  venue: Venue,
  {
    shared = false,
    startsAt = morningIn(3),
    bookerUid,
  }: { shared?: boolean; startsAt?: Date; bookerUid?: string } = {},
) {
  const customerUid = bookerUid ?? (await aCustomer(database)).uid;
  const slot = await database.venueSlot.create({
    data: {
      venueUid: venue.uid,
      venueNumber: venue.number,
      startsAt,
      endsAt: new Date(startsAt.getTime() + venue.slotHours * HOUR_MS),
      state: 'held',
      bookerUid: customerUid,
      shared,
      listed: shared,
      players: venue.players,
      priceSen: PRICE,
      feePercent: venue.feePercent,
      keepPercent: venue.keepPercent,
      cutoffAt: cutoffOf(startsAt, venue.cancelHours),
      dueAt: startsAt,
    },
  });
  const amount = shared ? bookerShare(PRICE, venue.players) : PRICE;
  const order = await aShare(database, venue, slot, { customerUid, kind: 'booking', amountSen: amount });
  return { slot, ...order };
}

/** An unpaid order for a place of a slot. */
export async function aShare(
  database: Database,
  venue: Venue,
  slot: VenueSlot,
  given: { customerUid?: string; kind?: ShareKind; amountSen?: bigint } = {},
) {
  const { kind = 'player', amountSen = playerShare(PRICE, slot.players) } = given;
  const customerUid = given.customerUid ?? (await aCustomer(database)).uid;
  const places = kind === 'booking' && !slot.shared ? slot.players : 1;
  return database.transaction(async (tx) => {
    const { uid: orderUid } = await tx.order.create({
      data: {
        ...placedOrder({ productLine: 'venues', customerUid, totalSen: amountSen }),
        items: {
          create: {
            position: 1,
            refUid: venue.uid,
            title: venue.name,
            unitPriceSen: amountSen,
            feeSen: feeIn(sen(amountSen), slot.feePercent),
            details: { books: { ...USUAL_BOOKS, held: 'venueFunds', subjectUid: slot.uid } },
          },
        },
      },
    });
    await tx.venueShare.create({
      data: { orderUid, slotUid: slot.uid, customerUid, kind, places, state: 'held', amountSen },
    });
    await tx.venueSlot.update({ where: { uid: slot.uid }, data: { held: { increment: places } } });
    return { orderUid, customerUid };
  });
}

/** Its payment is confirmed, with what the line does then. */
export async function paySlot(database: Database, orderUid: string): Promise<string> {
  const paymentUid = await confirmGiven(database, orderUid);
  await database.transaction(async (tx) => {
    await venues.lockBeforeOrders!(tx, [orderUid]);
    return venues.onPaid!(tx, [{ order: await lockOrder(tx, orderUid), eventUid: randomUUID() }], new Date());
  });
  return paymentUid;
}
