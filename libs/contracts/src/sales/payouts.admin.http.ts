import * as z from 'zod/mini';
import { REASON_LENGTH } from '#contracts/limits';
import { allowedActions, bankAccount, forbiddenActions, id, isBlocked } from '#contracts/platform/admin-record.http';
import { flag, instant, lines, rupiah, uid } from '#contracts/platform/common.http';
import { PAYOUT_BATCH_STATES, PAYOUT_STATES } from '#domain/sales/payouts/payout';
import { accountHolder, bankName } from '#contracts/sales/account-name.http';
import { accountNumber, accountOfBank } from '#contracts/sales/account-number.http';
import { bankReference } from '#contracts/sales/bank-reference.http';

/** The bank has given the transfer of a payout back on that day (`YYYY-MM-DD`): the payout that sends it again. Null: it has not. */
export const cameBack = z.nullable(
  z.object({ on: z.string(), unplacedUid: uid, payoutUid: uid, state: z.enum(PAYOUT_STATES) }),
);

/** Money that leaves the bank, whatever it is for. */
export const adminPayout = z
  .object({
    id,
    /** Null: an unknown sender, whose name is that of the account. */
    customerUid: z.nullable(uid),
    customerName: z.string(),
    isBlocked,
    ...bankAccount,
    kind: z.string(),
    state: z.enum(PAYOUT_STATES),
    amount: rupiah,
    dueAt: instant,
    batchUid: z.nullable(uid),
    /** The bank's file of its batch was downloaded: the bank may have it. */
    inFile: z.boolean(),
    approvedBy: z.nullable(z.string()),
    paidBy: z.nullable(z.string()),
    paidAt: z.nullable(instant),
    reference: z.nullable(z.string()),
    /** The record of another desk at which it has to be approved; null: none, or at this one. */
    approvalDesk: z.nullable(z.object({ resource: z.string(), id: uid })),
    cameBack,
    /** The payout whose transfer came back, which this one sends again. */
    resends: z.nullable(z.object({ payoutUid: uid, kind: z.string(), paidAt: z.nullable(instant) })),
    allowedActions,
    forbiddenActions,
  })
  .register(z.globalRegistry, { id: 'AdminPayout' });
export type AdminPayout = z.infer<typeof adminPayout>;

/** Payouts that go to the bank as one file. */
export const adminPayoutBatch = z
  .object({
    id,
    state: z.enum(PAYOUT_BATCH_STATES),
    count: z.number(),
    amount: rupiah,
    paidCount: z.number(),
    createdBy: z.string(),
    createdAt: instant,
    closedAt: z.nullable(instant),
    /** Who has downloaded the bank's file last; `isOld`: a payout was taken out since. Null: not yet. */
    file: z.nullable(z.object({ at: instant, by: z.string(), isOld: z.boolean() })),
    allowedActions,
    forbiddenActions,
  })
  .register(z.globalRegistry, { id: 'AdminPayoutBatch' });
export type AdminPayoutBatch = z.infer<typeof adminPayoutBatch>;

/** The text of the bank's file, and what it is called. */
export const payoutBatchFile = z
  .object({ fileName: z.string(), content: z.string() })
  .register(z.globalRegistry, { id: 'PayoutBatchFile' });
export type PayoutBatchFile = z.infer<typeof payoutBatchFile>;

/** An account in the place of another one; `reason` is needed where it is not the known one. */
export const otherAccountBody = z
  .strictObject({
    bankName: bankName(),
    accountNumber,
    accountName: accountHolder(),
    reason: z.optional(lines(REASON_LENGTH.max, REASON_LENGTH.min)),
  })
  .check(accountOfBank())
  .register(z.globalRegistry, { id: 'OtherAccountBody' });
export type OtherAccountBody = z.infer<typeof otherAccountBody>;

/** Why something of a downloaded file was not transferred; needed for such a file only. A body may be missing altogether. */
export const notSentBody = z
  ._default(z.strictObject({ reason: z.optional(lines(REASON_LENGTH.max, REASON_LENGTH.min)) }), {})
  .register(z.globalRegistry, { id: 'NotSentBody' });
export type NotSentBody = z.infer<typeof notSentBody>;

/**
 * The bank's reference of a transfer that was made. `sameTransfer`: it was recorded before with this reference, to the same account,
 * and has paid this too.
 */
export const transferFields = {
  reference: bankReference,
  sameTransfer: z.optional(flag),
};

export type TransferFields = z.infer<z.ZodMiniObject<typeof transferFields>>;

/** Of the transfer by which the bank has sent the file. */
export const payBatchBody = z
  .strictObject({ reference: bankReference })
  .register(z.globalRegistry, { id: 'PayBatchBody' });
export type PayBatchBody = z.infer<typeof payBatchBody>;
