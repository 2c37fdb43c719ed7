import * as z from 'zod/mini';
import { givenBack } from '#contracts/sales/given-back.http';
import { REASON_LENGTH } from '#contracts/limits';
import {
  allowedActions,
  bankAccount,
  customerRef,
  forbiddenActions,
  id,
  isBlocked,
  orderRef,
} from '#contracts/platform/admin-record.http';
import { instant, lines, rupiah, text, uid, wholeRupiah } from '#contracts/platform/common.http';
import { slug } from '#contracts/platform/slug.http';
import { PAGE } from '#contracts/shop-paths';
import { accountHolder, bankName } from '#contracts/sales/account-name.http';
import { accountNumber, accountOfBank } from '#contracts/sales/account-number.http';
import { transferFields } from '#contracts/sales/payouts.admin.http';
import { PAYOUT_STATES } from '#domain/sales/payouts/payout';

const version = z.int();

const CAUSE_PAGES = [PAGE.donationCause, PAGE.donationList, PAGE.donationCauseSuccess, PAGE.donationCauseFailed];
const causeFields = {
  name: text(100, 3),
  summary: text(200, 3),
  story: lines(4_000, 3),
  beneficiary: text(100, 3),
  target: z.nullable(wholeRupiah()),
  sharePrice: z.nullable(wholeRupiah()),
  position: z.int().check(z.minimum(1), z.maximum(10_000)),
};
export const createCauseBody = z
  .strictObject({ slug: slug(60, { pages: CAUSE_PAGES, own: [PAGE.donationShares] }), ...causeFields })
  .register(z.globalRegistry, { id: 'CreateCauseBody' });
export type CreateCauseBody = z.infer<typeof createCauseBody>;
export const updateCauseBody = z
  .strictObject({ ...causeFields, version })
  .register(z.globalRegistry, { id: 'UpdateCauseBody' });
export type UpdateCauseBody = z.infer<typeof updateCauseBody>;

/** Beside the file `proof` of the form. */
export const setPictureFields = z
  .strictObject({ alt: text(150, 3) })
  .register(z.globalRegistry, { id: 'SetCausePictureFields' });
/** What a cause passes on, and where to; `version` as it was read. */
export const disburseBody = z
  .strictObject({
    amount: wholeRupiah(),
    title: text(100, 3),
    note: z._default(lines(REASON_LENGTH.max, 0), ''),
    bankName: bankName(),
    accountNumber,
    accountName: accountHolder(),
    version,
  })
  .check(accountOfBank())
  .register(z.globalRegistry, { id: 'DisburseBody' });
export type DisburseBody = z.infer<typeof disburseBody>;
/** Beside the file `proof` of the form. */
export const setProofFields = z.strictObject({}).register(z.globalRegistry, { id: 'SetProofFields' });
export const payOutFields = z.strictObject(transferFields).register(z.globalRegistry, { id: 'PayOutFields' });

export const adminCause = z
  .object({
    id,
    slug: z.string(),
    name: z.string(),
    summary: z.string(),
    story: z.string(),
    beneficiary: z.string(),
    target: z.nullable(rupiah),
    sharePrice: z.nullable(rupiah),
    raised: rupiah,
    disbursed: rupiah,
    /** On its way to the beneficiary. */
    allotted: rupiah,
    /** For the shares of those who were picked and do not have them yet. */
    promised: rupiah,
    held: rupiah,
    donations: z.number(),
    pictureUrl: z.nullable(z.string()),
    pictureAlt: z.string(),
    active: z.boolean(),
    position: z.number(),
    version: z.number(),
    allowedActions,
    forbiddenActions,
  })
  .register(z.globalRegistry, { id: 'AdminCause' });
export type AdminCause = z.infer<typeof adminCause>;

const ofCause = { causeUid: uid, causeName: z.string() };
/** An order of the line, with its customer. */
const given = {
  id,
  ...orderRef,
  ...customerRef,
  amount: rupiah,
  state: z.string(),
  createdAt: instant,
  allowedActions,
  forbiddenActions,
};

export const adminDonation = z
  .object({
    ...given,
    ...ofCause,
    shares: z.number(),
    anonymous: z.boolean(),
    message: z.string(),
    messageState: z.string(),
    receivedAt: z.nullable(instant),
  })
  .register(z.globalRegistry, { id: 'AdminDonation' });
export type AdminDonation = z.infer<typeof adminDonation>;

export const adminDisbursement = z
  .object({
    id,
    ...ofCause,
    amount: rupiah,
    title: z.string(),
    note: z.string(),
    proofUrl: z.nullable(z.string()),
    /** How far its payout is; of a share that an applicant got there is none. */
    state: z.enum(PAYOUT_STATES),
    payoutUid: z.nullable(uid),
    ...bankAccount,
    reference: z.nullable(z.string()),
    givenBack,
    by: z.string(),
    at: instant,
    allowedActions,
    forbiddenActions,
  })
  .register(z.globalRegistry, { id: 'AdminDisbursement' });
export type AdminDisbursement = z.infer<typeof adminDisbursement>;

export const adminApplication = z
  .object({
    id,
    ...ofCause,
    customerUid: uid,
    customerName: z.string(),
    name: z.string(),
    story: z.string(),
    state: z.string(),
    reason: z.nullable(z.string()),
    decidedAt: z.nullable(instant),
    decidedBy: z.nullable(z.string()),
    fulfilledAt: z.nullable(instant),
    createdAt: instant,
    /** Shares that can be given now. */
    available: z.number(),
    allowedActions,
    forbiddenActions,
  })
  .register(z.globalRegistry, { id: 'AdminShareApplication' });
export type AdminApplication = z.infer<typeof adminApplication>;

export const adminTip = z
  .object({
    ...given,
    recipient: z.string(),
    hostUid: z.nullable(uid),
    hostName: z.nullable(z.string()),
    message: z.string(),
    receivedAt: z.nullable(instant),
  })
  .register(z.globalRegistry, { id: 'AdminTip' });
export type AdminTip = z.infer<typeof adminTip>;

export const adminGift = z
  .object({
    ...given,
    recipientName: z.string(),
    message: z.string(),
    expiresAt: z.nullable(instant),
    claimedAt: z.nullable(instant),
    claimedByUid: z.nullable(uid),
    claimedByName: z.nullable(z.string()),
  })
  .register(z.globalRegistry, { id: 'AdminGift' });
export type AdminGift = z.infer<typeof adminGift>;

export const adminGivingPayout = z
  .object({
    id,
    ...orderRef,
    ...customerRef,
    isBlocked,
    /** 'tip' or 'gift'. */
    what: z.string(),
    state: z.string(),
    amount: rupiah,
    ...bankAccount,
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
  .register(z.globalRegistry, { id: 'AdminGivingPayout' });
export type AdminGivingPayout = z.infer<typeof adminGivingPayout>;
