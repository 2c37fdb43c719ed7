import * as z from 'zod/mini';
import { personName } from '#contracts/platform/person-name';
import { givenBack } from '#contracts/sales/given-back.http';
import { instant, lines, page, amount as price, queryInt, rupiah, text, uid } from '#contracts/platform/common.http';
import { DONATION_STATES } from '#domain/products/giving/donation';
import { SHARES_LIMIT } from '#domain/products/giving/amounts';
import { APPLICATION_STATES } from '#domain/products/giving/share';
import { contact, givenAmount, givenMessage, picture, placedOrder } from './giving.http.js';

/** The address of a cause: the `donation_type` of the shop's routes. */
const type = text(60);

export const causesQuery = z
  .strictObject({ page, limit: queryInt(1, 48, 24) })
  .register(z.globalRegistry, { id: 'CausesQuery' });
export type CausesQuery = z.infer<typeof causesQuery>;

const causeFields = {
  uid,
  type: z.string(),
  name: z.string(),
  summary: z.string(),
  picture: z.nullable(picture),
  target: z.nullable(rupiah),
  raised: rupiah,
  donations: z.number(),
  /** Of a cause that collects shares of a subscription. */
  sharePrice: z.nullable(rupiah),
};
export const causeSummary = z.object(causeFields).register(z.globalRegistry, { id: 'CauseSummary' });
export type CauseSummary = z.infer<typeof causeSummary>;

export const causeQuery = z.strictObject({ type }).register(z.globalRegistry, { id: 'CauseQuery' });

const disbursement = z.object({
  uid,
  title: z.string(),
  note: z.string(),
  amount: rupiah,
  at: instant,
  givenBack,
  proof: z.nullable(picture),
});
export const causeDetail = z
  .object({
    ...causeFields,
    story: z.string(),
    beneficiary: z.string(),
    disbursed: rupiah,
    /** The newest first. */
    disbursements: z.array(disbursement),
  })
  .register(z.globalRegistry, { id: 'CauseDetail' });
export type CauseDetail = z.infer<typeof causeDetail>;

export const donationsQuery = z
  .strictObject({ page, limit: queryInt(1, 50, 10), type: z.optional(type) })
  .register(z.globalRegistry, { id: 'DonationsQuery' });
export type DonationsQuery = z.infer<typeof donationsQuery>;

/** As anyone may see it. */
export const publicDonation = z
  .object({
    donationUid: uid,
    type: z.string(),
    cause: z.string(),
    /** Masked. */
    donor: z.string(),
    amount: rupiah,
    shares: z.number(),
    /** Empty until an admin has read it. */
    message: z.string(),
    at: instant,
  })
  .register(z.globalRegistry, { id: 'PublicDonation' });
export type PublicDonation = z.infer<typeof publicDonation>;

export const donationQuery = z.strictObject({ donationUid: uid }).register(z.globalRegistry, { id: 'DonationQuery' });

/** As its donor sees it. */
export const myDonation = z
  .object({
    donationUid: uid,
    orderUid: uid,
    type: z.string(),
    cause: z.string(),
    amount: rupiah,
    shares: z.number(),
    message: z.string(),
    anonymous: z.boolean(),
    state: z.enum(DONATION_STATES),
    /** By the donor or the shop; a lapsed one that was not was not paid in time. */
    isCancelled: z.boolean(),
    /** The page to pay on; null when there is nothing to pay any more. */
    paymentUrl: z.nullable(z.string()),
    createdAt: instant,
  })
  .register(z.globalRegistry, { id: 'MyDonation' });
export type MyDonation = z.infer<typeof myDonation>;

const words = { message: givenMessage, anonymous: z._default(z.boolean(), false), ...contact };
export const donateBody = z
  .strictObject({ type, amount: givenAmount('donation'), ...words })
  .register(z.globalRegistry, { id: 'DonateBody' });
export type DonateBody = z.infer<typeof donateBody>;
/** What was read that the shares cost, in rupiah; none are given at another price. */
const total = z.optional(price);
export const donateSharesBody = z
  .strictObject({ shares: z.int().check(z.minimum(1), z.maximum(SHARES_LIMIT)), total, ...words })
  .register(z.globalRegistry, { id: 'DonateSharesBody' });
export type DonateSharesBody = z.infer<typeof donateSharesBody>;
export const retrySharesBody = z
  .strictObject({ donationUid: uid, total })
  .register(z.globalRegistry, { id: 'RetrySharesBody' });

export const placedDonation = z
  .object({ donationUid: uid, type: z.string(), ...placedOrder })
  .register(z.globalRegistry, { id: 'PlacedDonation' });
export type PlacedDonation = z.infer<typeof placedDonation>;

/** The customer's newest request for a share. */
const application = z.object({
  applicationUid: uid,
  state: z.enum(APPLICATION_STATES),
  reason: z.nullable(z.string()),
  createdAt: instant,
});
export const sharesView = z
  .object({
    available: z.number(),
    given: z.number(),
    /** How many requests wait. */
    waiting: z.number(),
    mine: z.nullable(application),
  })
  .register(z.globalRegistry, { id: 'SharesView' });
export type SharesView = z.infer<typeof sharesView>;

export const applyBody = z
  .strictObject({ name: personName(100, 2), story: lines(1_000, 20) })
  .register(z.globalRegistry, { id: 'ApplyForShareBody' });
export type ApplyBody = z.infer<typeof applyBody>;
export const applied = application.register(z.globalRegistry, { id: 'ShareApplication' });
export type Applied = z.infer<typeof applied>;
