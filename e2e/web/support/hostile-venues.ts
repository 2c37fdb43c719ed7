import {
  type AdminVenueBooking,
  blockVenueBody,
  createVenueBody,
  payVenueFields,
  setVenuePictureFields,
  updateVenueBody,
} from '#contracts/products/venues/venues.admin.http';
import { type PlacedSlot, type SlotOrder, bookSlotBody, joinSlotBody } from '#contracts/products/venues/venues.http';
import { reasonBody } from '#contracts/platform/common.http';
import { semabarPath, slotPath } from '#contracts/product-paths';
import { PAGE, orderPath } from '#contracts/shop-paths';
import { HOUR_MS, daysAfter } from '#domain/platform/durations';
import { dayInWib, startOfDayInWib } from '#domain/platform/wib';
import { until } from '#testing/settle';
import type { Admin } from '../../support/people.js';
import type { Shop } from '../../support/shop.js';
import type { HostileFields } from './hostile-fields.js';
import { type HostilePerson, aPhone, hostileForm } from './hostile-person.js';

export const HOSTILE_VENUE = 'lapangan-jahat';
const UPDATED_VENUE = 'lapangan-diubah';
const PRICE = 100_000;
const HARMLESS = {
  name: 'GOR Melati',
  city: 'Depok',
  address: 'Jl. Melati 5',
  description: 'Lapangan rumput sintetis.',
};
const ACCOUNT = { bankName: 'BCA', accountNumber: '1234567890', accountName: 'GOR Melati' };
/** Always open: the week of now has a time that can be blocked. */
const PRICES = [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, fromHour: 0, toHour: 24, price: PRICE }));

/**
 * Venues with hostile texts: a slot that was shared, played and paid out, one that looks for players, one that was cancelled.
 * @returns paths of the shop that show the texts to the player.
 */
export const fillVenues = (
  shop: Shop,
  admin: Admin,
  fields: HostileFields,
  player: HostilePerson,
  other: HostilePerson,
): Promise<string[]> => new VenueScenario(shop, admin, fields, player, other).run();

class VenueScenario {
  constructor(
    private readonly shop: Shop,
    private readonly admin: Admin,
    private readonly fields: HostileFields,
    private readonly player: HostilePerson,
    private readonly other: HostilePerson,
  ) {}

  async run(): Promise<string[]> {
    const { admin, fields, player } = this;
    const venueUid = await this.open(HOSTILE_VENUE, 1);
    await this.open(UPDATED_VENUE, 2);
    const now = Date.now();
    const block = { startsAt: new Date(now).toISOString(), endsAt: new Date(now + HOUR_MS).toISOString() };
    await admin.ask('POST', `/venues/${venueUid}/block`, { body: fields.fill(blockVenueBody, block) });
    await player.isRefused('/semabar/order', fields.fill(bookSlotBody, { ...this.slot(player, 3), name: 'Budi' }));

    const played = await this.book(player, 3);
    await this.joinedBy(this.other, played.slotUid);
    await this.payOut(played.slotUid);
    const open = await this.book(player, 4);
    await this.cancel(await this.book(this.other, 5));
    return [
      PAGE.semabar,
      semabarPath(UPDATED_VENUE),
      slotPath(HOSTILE_VENUE, open.slotUid),
      ...[played, open].map(({ orderUid }) => orderPath(orderUid)),
    ];
  }

  /** Created or edited with hostile texts, with a picture, and published. */
  private async open(slug: string, position: number): Promise<string> {
    const { admin, fields, other } = this;
    const terms = { players: 2, slotHours: 2, feePercent: 10, cancelHours: 6, keepPercent: 50 };
    const sport = 'futsal' as const;
    const facts = { ...terms, sport, position, managerEmail: other.email, ...ACCOUNT, prices: PRICES };
    const isEdited = slug === UPDATED_VENUE;
    const body = isEdited ? { slug, ...HARMLESS, ...facts } : fields.fill(createVenueBody, { slug, ...facts });
    const { uid } = await admin.ask<{ uid: string }>('POST', '/venues', { body });
    if (isEdited)
      await admin.ask('POST', `/venues/${uid}/update`, {
        body: fields.fill(updateVenueBody, { ...facts, version: 1 }),
      });
    const form = await hostileForm(fields.fill(setVenuePictureFields));
    await admin.ask('POST', `/venues/${uid}/set-picture`, { form });
    await admin.ask('POST', `/venues/${uid}/publish`);
    return uid;
  }

  /** At eight in the morning, so many days from now. */
  private slot({ email }: HostilePerson, days: number) {
    const midnight = startOfDayInWib(dayInWib(daysAfter(new Date(), days)));
    const startsAt = new Date(midnight.getTime() + 8 * HOUR_MS).toISOString();
    return { startsAt, shared: true, total: PRICE / 2, email, phoneNumber: aPhone() };
  }

  /** A shared slot, whose booker has paid. */
  private async book(who: HostilePerson, days: number): Promise<{ orderUid: string; slotUid: string }> {
    const facts = { ...this.slot(who, days), venue: HOSTILE_VENUE };
    const { orderUid } = await this.paid(who, '', this.fields.fill(bookSlotBody, facts));
    const { slot } = await who.get<SlotOrder>(`/semabar/order/detail?orderUid=${orderUid}`);
    return { orderUid, slotUid: slot.slotUid };
  }

  private joinedBy(who: HostilePerson, slotUid: string): Promise<PlacedSlot> {
    const facts = { slotUid, total: PRICE / 2, email: who.email, phoneNumber: aPhone() };
    return this.paid(who, '/join', this.fields.fill(joinSlotBody, facts));
  }

  private async paid(who: HostilePerson, path: string, body: object): Promise<PlacedSlot> {
    const placed = await who.post<PlacedSlot>(`/semabar/order${path}`, body);
    await who.pay(placed);
    await this.admin.confirm(placed);
    await this.shop.settled();
    return placed;
  }

  /** Its time goes by, and the venue gets its money. */
  private async payOut(slotUid: string): Promise<void> {
    const { admin, fields, shop } = this;
    await shop.sql(
      `UPDATE venue_slot SET starts_at = now() - interval '3 hours', ends_at = now() - interval '1 hour',
         cutoff_at = now() - interval '9 hours', due_at = now() WHERE uid = $1`,
      [slotUid],
    );
    const payouts = () => admin.list<{ id: string }>('venue-payouts', { unpaid: true });
    const { id } = await until('the payout of the venue', async () => (await payouts())[0]);
    await admin.ask('POST', `/venue-payouts/${id}/approve`);
    await admin.ask('POST', `/venue-payouts/${id}/pay`, { form: await hostileForm(fields.fill(payVenueFields)) });
    await shop.settled();
  }

  private async cancel({ slotUid }: { slotUid: string }): Promise<void> {
    const body = this.fields.fill(reasonBody);
    await this.admin.ask<AdminVenueBooking>('POST', `/venue-bookings/${slotUid}/cancel`, { body });
    await this.shop.settled();
  }
}
