import * as z from 'zod/mini';
import { personName } from '#contracts/platform/person-name';
import {
  amount,
  day,
  email,
  instant,
  moment,
  page,
  queryInt,
  rupiah,
  text,
  uid,
  whatsAppNumber,
} from '#contracts/platform/common.http';
import { pictureView } from '#contracts/sales/picture.http';
import { SHARE_KINDS, SHARE_STATES } from '#domain/products/venues/share';
import { SLOT_STATES } from '#domain/products/venues/slot';
import { SPORT_NAMES } from '#domain/products/venues/sports';

export const venuesQuery = z
  .strictObject({
    page,
    limit: queryInt(1, 24, 12),
    city: z.optional(text(60)),
    sport: z.optional(z.enum(SPORT_NAMES)),
  })
  .register(z.globalRegistry, { id: 'VenuesQuery' });
export type VenuesQuery = z.infer<typeof venuesQuery>;

/** A time that can be booked. */
const freeSlot = z.object({ startsAt: instant, endsAt: instant, price: rupiah });
const venueFields = {
  venueUid: uid,
  slug: z.string(),
  name: z.string(),
  sport: z.enum(SPORT_NAMES),
  sportLabel: z.string(),
  city: z.string(),
  picture: z.nullable(pictureView),
  players: z.number(),
  slotHours: z.number(),
  /** The cheapest slot of the week, and what it is for each player. */
  priceFrom: rupiah,
  perPlayerFrom: rupiah,
};
export const venueSummary = z
  .object({ ...venueFields, nextSlots: z.array(freeSlot) })
  .register(z.globalRegistry, { id: 'VenueSummary' });
export type VenueSummary = z.infer<typeof venueSummary>;

/** What can be chosen in the list. */
export const venueChoices = z
  .object({ cities: z.array(z.string()), sports: z.array(z.object({ sport: z.enum(SPORT_NAMES), label: z.string() })) })
  .register(z.globalRegistry, { id: 'VenueChoices' });
export type VenueChoices = z.infer<typeof venueChoices>;

/** A slot that looks for players, as anyone may see it. */
const openSlot = z.object({
  slotUid: uid,
  startsAt: instant,
  endsAt: instant,
  players: z.number(),
  paid: z.number(),
  placesLeft: z.number(),
  share: rupiah,
  /** Masked. */
  booker: z.string(),
});

export const venueQuery = z.strictObject({ venue: text(60) }).register(z.globalRegistry, { id: 'VenueQuery' });
export const venueDetail = z
  .object({
    ...venueFields,
    address: z.string(),
    description: z.string(),
    /** Free cancelling, and completing a shared slot, until so many hours before it begins. */
    cancelHours: z.number(),
    /** Percent of a share that the venue keeps afterwards. */
    keepPercent: z.number(),
    openSlots: z.array(openSlot),
  })
  .register(z.globalRegistry, { id: 'VenueDetail' });
export type VenueDetail = z.infer<typeof venueDetail>;

export const venueWeekQuery = z
  .strictObject({ venue: text(60), from: z.optional(day) })
  .register(z.globalRegistry, { id: 'VenueWeekQuery' });
export type VenueWeekQuery = z.infer<typeof venueWeekQuery>;
const weekSlot = z.object({
  startsAt: instant,
  endsAt: instant,
  price: rupiah,
  perPlayer: rupiah,
  /** free: can be booked; open: looks for players; taken: also what is past or too soon. */
  state: z.enum(['free', 'open', 'taken']),
  /** Whether it can be opened to players; else only the whole slot can be booked. */
  canShare: z.boolean(),
});
export const venueWeek = z
  .object({
    from: z.string(),
    /** Null where there is nothing to be booked. */
    previous: z.nullable(z.string()),
    next: z.nullable(z.string()),
    days: z.array(z.object({ day: z.string(), slots: z.array(weekSlot) })),
  })
  .register(z.globalRegistry, { id: 'VenueWeek' });
export type VenueWeek = z.infer<typeof venueWeek>;
export type WeekSlot = VenueWeek['days'][number]['slots'][number];

const contact = { name: personName(), email, phoneNumber: whatsAppNumber };
export const bookSlotBody = z
  .strictObject({
    venue: text(60),
    startsAt: moment,
    /** Players pay a share each; otherwise the booker pays it all. */
    shared: z.boolean(),
    /** A shared slot is shown to everyone; otherwise players need the link. */
    listed: z._default(z.boolean(), true),
    ...contact,
    /** What the customer has seen, in rupiah: an order never costs something else. */
    total: amount,
  })
  .register(z.globalRegistry, { id: 'BookSlotBody' });
export type BookSlotBody = z.infer<typeof bookSlotBody>;

export const joinSlotBody = z
  .strictObject({ slotUid: uid, ...contact, total: amount })
  .register(z.globalRegistry, { id: 'JoinSlotBody' });
export type JoinSlotBody = z.infer<typeof joinSlotBody>;

export const placedSlot = z
  .object({
    orderUid: uid,
    orderNumber: z.string(),
    redirectUrl: z.string(),
    total: rupiah,
    dueAt: z.nullable(instant),
  })
  .register(z.globalRegistry, { id: 'PlacedSlot' });
export type PlacedSlot = z.infer<typeof placedSlot>;

export const slotQuery = z.strictObject({ slotUid: uid }).register(z.globalRegistry, { id: 'SlotQuery' });
const slotFields = {
  slotUid: uid,
  venue: z.object({
    slug: z.string(),
    name: z.string(),
    city: z.string(),
    address: z.string(),
    sportLabel: z.string(),
  }),
  startsAt: instant,
  endsAt: instant,
  state: z.enum(SLOT_STATES),
  stateLabel: z.string(),
  shared: z.boolean(),
  listed: z.boolean(),
  players: z.number(),
  paid: z.number(),
  held: z.number(),
  /** What one more player pays. */
  share: rupiah,
  cutoffAt: instant,
  keepPercent: z.number(),
  /** Masked names of those who have paid and play, first the booker. */
  names: z.array(z.string()),
};
/** For those who have the link. */
export const slotView = z
  .object({ ...slotFields, canJoin: z.boolean(), isIn: z.boolean() })
  .register(z.globalRegistry, { id: 'SlotView' });
export type SlotView = z.infer<typeof slotView>;

export const slotOrderQuery = z.strictObject({ orderUid: uid }).register(z.globalRegistry, { id: 'SlotOrderQuery' });
/** The part of a customer's own order in a slot. */
export const slotOrder = z
  .object({
    orderUid: uid,
    kind: z.enum(SHARE_KINDS),
    state: z.enum(SHARE_STATES),
    amount: rupiah,
    slot: z.object(slotFields),
    /** For the booker of a slot that looks for players; null: it does not, or no place is left. */
    link: z.nullable(z.string()),
    /** What the booker can pay for the places that are left; null: nothing. */
    rest: z.nullable(z.object({ places: z.number(), total: rupiah })),
    /** The booker's order for those places, until it is paid or over; null: there is none. */
    restOrder: z.nullable(
      z.object({
        orderUid: uid,
        orderNumber: z.string(),
        places: z.number(),
        dueAt: z.nullable(instant),
        /** Its proof waits for a decision: nothing more is to be paid. */
        isChecked: z.boolean(),
      }),
    ),
    /** What would be kept and given back now; null: it cannot be cancelled. */
    cancelling: z.nullable(z.object({ kept: rupiah, back: rupiah, endsSlot: z.boolean() })),
  })
  .register(z.globalRegistry, { id: 'SlotOrder' });
export type SlotOrder = z.infer<typeof slotOrder>;

export const cancelSlotBody = z
  .strictObject({
    /** What is kept, as the customer has seen it. */
    kept: amount,
  })
  .register(z.globalRegistry, { id: 'CancelSlotBody' });
export type CancelSlotBody = z.infer<typeof cancelSlotBody>;
