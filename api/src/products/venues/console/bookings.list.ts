import { Injectable } from '@nestjs/common';
import { type AdminVenueBooking, adminVenueBooking } from '#contracts/products/venues/venues.admin.http';
import { sen, toRupiah } from '#domain/platform/sen';
import type { ShareKind } from '#domain/products/venues/share';
import { SLOT_STATES, type SlotState, slotMoves } from '#domain/products/venues/slot';
import { customerIn, customerWay } from '../../../platform/http/admin-lists/found-by-person.js';
import { listController } from '../../../platform/http/admin-lists/list-controller.js';
import { byChoice, byText, byUid, is, sql } from '../../../platform/http/admin-lists/list-filters.js';
import { RecordList, sortBy } from '../../../platform/http/admin-lists/record-list.js';
import { foundByOrder } from '../../../sales/orders/found-by-order.js';

/** Of all who pay a part of a slot. */
const OF_SHARES = {
  rows: sql`JOIN venue_share s ON s.order_uid = o.uid JOIN venue_slot t ON t.uid = s.slot_uid`,
  of: sql`venue_share s JOIN "order" o ON o.uid = s.order_uid WHERE s.slot_uid = t.uid`,
};

/** Booked slots; blocks are on the calendar of their venue. */
@Injectable()
export class VenueBookingsList extends RecordList<AdminVenueBooking> {
  protected readonly from = sql`(SELECT uid, venue_uid, booker_uid, state, starts_at, created_at FROM venue_slot WHERE booker_uid IS NOT NULL) t`;
  protected readonly sorts = { startsAt: sortBy(sql`t.starts_at`) };
  protected readonly filters = {
    q: byText((q) => foundByOrder(q, OF_SHARES, customerWay(q, customerIn(sql`venue_slot`, sql`t.booker_uid`)))),
    state: byChoice(SLOT_STATES)(is(sql`t.state`)),
    venueUid: byUid(is(sql`t.venue_uid`)),
    customerUid: byUid(is(sql`t.booker_uid`)),
  };

  protected async read(uids: string[]): Promise<AdminVenueBooking[]> {
    const slots = await this.database.venueSlot.findMany({
      where: { uid: { in: uids }, bookerUid: { not: null } },
      include: { venue: { select: { name: true } }, shares: { orderBy: [{ createdAt: 'asc' }, { orderUid: 'asc' }] } },
    });
    const [bookers, orders] = await Promise.all([
      this.database.customer.findMany({
        where: { uid: { in: slots.flatMap(({ bookerUid }) => bookerUid ?? []) } },
        select: { uid: true, name: true },
      }),
      this.database.order.findMany({
        where: { uid: { in: slots.flatMap(({ shares }) => shares.map(({ orderUid }) => orderUid)) } },
        select: { uid: true, number: true, name: true },
      }),
    ]);
    const [nameOf, orderOf] = [
      new Map(bookers.map(({ uid, name }) => [uid, name])),
      new Map(orders.map((order) => [order.uid, order])),
    ];
    return slots.map((slot) => ({
      id: slot.uid,
      venueUid: slot.venueUid,
      venueName: slot.venue.name,
      startsAt: slot.startsAt.toISOString(),
      endsAt: slot.endsAt.toISOString(),
      state: slot.state,
      shared: slot.shared,
      players: slot.players,
      paid: slot.paid,
      held: slot.held,
      price: toRupiah(sen(slot.priceSen)),
      bookerUid: slot.bookerUid!,
      bookerName: nameOf.get(slot.bookerUid!) ?? '',
      cutoffAt: slot.cutoffAt!.toISOString(),
      reason: slot.reason,
      createdAt: slot.createdAt.toISOString(),
      shares: slot.shares.map(({ orderUid, kind, places, amountSen, state }) => ({
        orderUid,
        orderNumber: orderOf.get(orderUid)!.number,
        customerName: orderOf.get(orderUid)!.name,
        kind: kind as ShareKind,
        places,
        amount: toRupiah(sen(amountSen)),
        state,
      })),
      allowedActions: slotMoves.actionsOn(slot.state as SlotState, 'admin').filter((action) => action === 'cancel'),
    }));
  }
}

export const VenueBookingsListController = listController({
  resource: 'venue-bookings',
  tag: 'admin venues',
  schema: adminVenueBooking,
  source: VenueBookingsList,
});
