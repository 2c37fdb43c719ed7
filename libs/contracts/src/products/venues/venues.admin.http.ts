import * as z from 'zod/mini';
import { givenBack } from '#contracts/sales/given-back.http';
import { REASON_LENGTH } from '#contracts/limits';
import { allowedActions, forbiddenActions, id, isBlocked } from '#contracts/platform/admin-record.http';
import { day, email, instant, lines, moment, rupiah, text, uid, wholeRupiah } from '#contracts/platform/common.http';
import { slug } from '#contracts/platform/slug.http';
import { transferFields } from '#contracts/sales/payouts.admin.http';
import { rulesFault } from '#domain/products/venues/schedule';
import { SHARE_KINDS } from '#domain/products/venues/share';
import { SPORT_NAMES } from '#domain/products/venues/sports';
import { accountHolder, bankName } from '#contracts/sales/account-name.http';
import { accountNumber, accountOfBank } from '#contracts/sales/account-number.http';

const int = (minimum: number, maximum: number) => z.int().check(z.minimum(minimum), z.maximum(maximum));
const MOST_RULES = 70;

const fields = {
  name: text(100, 3),
  sport: z.enum(SPORT_NAMES),
  city: text(60, 3),
  address: text(200, 5),
  description: lines(2_000, 10),
  players: int(2, 50),
  slotHours: int(1, 6),
  feePercent: int(0, 50),
  cancelHours: int(1, 168),
  keepPercent: int(0, 100),
  /** Of the customer who runs it. Left out, as the account is, until an owner says where the money goes. */
  managerEmail: z.nullish(email),
  bankName: z.nullish(bankName(50)),
  accountNumber: z.nullish(accountNumber),
  accountName: z.nullish(accountHolder(2)),
  position: int(1, 10_000),
  prices: z
    .array(
      z.strictObject({
        weekday: int(1, 7),
        fromHour: int(0, 23),
        toHour: int(1, 24),
        price: wholeRupiah(1_000),
      }),
    )
    .check(z.minLength(1, 'Isi paling sedikit satu jam buka'), z.maxLength(MOST_RULES)),
};
type Fields = z.infer<z.ZodMiniObject<typeof fields>>;

/** A refusal that concerns several fields. */
function checkRules(context: { value: Fields; issues: unknown[] }): void {
  const { prices, slotHours } = context.value;
  const message = rulesFault(prices, slotHours);
  if (message) context.issues.push({ code: 'custom', path: ['prices'], message, input: context.value });
}

export const createVenueBody = z
  .strictObject({ slug: slug(60), ...fields })
  .check((context) => checkRules(context), accountOfBank())
  .register(z.globalRegistry, { id: 'CreateVenueBody' });
export type CreateVenueBody = z.infer<typeof createVenueBody>;
export const updateVenueBody = z
  .strictObject({ ...fields, version: z.int() })
  .check((context) => checkRules(context), accountOfBank())
  .register(z.globalRegistry, { id: 'UpdateVenueBody' });
export type UpdateVenueBody = z.infer<typeof updateVenueBody>;

/** Beside the file `proof` of the form. */
export const setVenuePictureFields = z
  .strictObject({ alt: text(150, 3) })
  .register(z.globalRegistry, { id: 'SetVenuePictureFields' });

export const blockVenueBody = z
  .strictObject({ startsAt: moment, endsAt: moment, reason: text(REASON_LENGTH.max, REASON_LENGTH.min) })
  .register(z.globalRegistry, { id: 'BlockVenueBody' });
export type BlockVenueBody = z.infer<typeof blockVenueBody>;
export const unblockVenueBody = z.strictObject({ slotUid: uid }).register(z.globalRegistry, { id: 'UnblockVenueBody' });
export const payVenueFields = z.strictObject(transferFields).register(z.globalRegistry, { id: 'PayVenueFields' });

export const adminVenue = z
  .object({
    id,
    slug: z.string(),
    name: z.string(),
    sport: z.string(),
    city: z.string(),
    address: z.string(),
    description: z.string(),
    players: z.number(),
    slotHours: z.number(),
    feePercent: z.number(),
    cancelHours: z.number(),
    keepPercent: z.number(),
    managerUid: z.nullable(uid),
    managerName: z.nullable(z.string()),
    managerEmail: z.nullable(z.string()),
    bankName: z.nullable(z.string()),
    accountNumber: z.nullable(z.string()),
    accountName: z.nullable(z.string()),
    position: z.number(),
    prices: z.array(z.object({ weekday: z.number(), fromHour: z.number(), toHour: z.number(), price: rupiah })),
    pictureUrl: z.nullable(z.string()),
    pictureAlt: z.string(),
    active: z.boolean(),
    version: z.number(),
    allowedActions,
    forbiddenActions,
  })
  .register(z.globalRegistry, { id: 'AdminVenue' });
export type AdminVenue = z.infer<typeof adminVenue>;

export const adminVenueWeekQuery = z
  .strictObject({ from: z.optional(day) })
  .register(z.globalRegistry, { id: 'AdminVenueWeekQuery' });
const weekCell = z.object({
  startsAt: instant,
  endsAt: instant,
  price: rupiah,
  state: z.enum(['free', 'past', 'held', 'open', 'confirmed', 'played', 'blocked']),
  /** Of the booking or the block. */
  slotUid: z.nullable(uid),
  /** Who has booked it, or why it is blocked. */
  about: z.string(),
});
export const adminVenueWeek = z
  .object({
    from: z.string(),
    previous: z.string(),
    next: z.string(),
    days: z.array(z.object({ day: z.string(), slots: z.array(weekCell) })),
  })
  .register(z.globalRegistry, { id: 'AdminVenueWeek' });
export type AdminVenueWeek = z.infer<typeof adminVenueWeek>;
export type AdminWeekCell = AdminVenueWeek['days'][number]['slots'][number];

export const adminVenueBooking = z
  .object({
    id,
    venueUid: uid,
    venueName: z.string(),
    startsAt: instant,
    endsAt: instant,
    state: z.string(),
    shared: z.boolean(),
    players: z.number(),
    paid: z.number(),
    held: z.number(),
    price: rupiah,
    bookerUid: uid,
    bookerName: z.string(),
    cutoffAt: instant,
    reason: z.string(),
    createdAt: instant,
    shares: z.array(
      z.object({
        orderUid: uid,
        orderNumber: z.string(),
        customerName: z.string(),
        kind: z.enum(SHARE_KINDS),
        places: z.number(),
        amount: rupiah,
        state: z.string(),
      }),
    ),
    allowedActions,
    forbiddenActions,
  })
  .register(z.globalRegistry, { id: 'AdminVenueBooking' });
export type AdminVenueBooking = z.infer<typeof adminVenueBooking>;

export const adminVenuePayout = z
  .object({
    id,
    slotUid: uid,
    venueName: z.string(),
    startsAt: instant,
    customerUid: uid,
    customerName: z.string(),
    isBlocked,
    state: z.string(),
    amount: rupiah,
    bankName: z.nullable(z.string()),
    accountNumber: z.nullable(z.string()),
    accountName: z.nullable(z.string()),
    dueAt: instant,
    approvedBy: z.nullable(z.string()),
    paidAt: z.nullable(instant),
    givenBack,
    paidBy: z.nullable(z.string()),
    reference: z.nullable(z.string()),
    proofUrl: z.nullable(z.string()),
    allowedActions,
    forbiddenActions,
  })
  .register(z.globalRegistry, { id: 'AdminVenuePayout' });
export type AdminVenuePayout = z.infer<typeof adminVenuePayout>;
