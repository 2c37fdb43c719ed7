import * as z from 'zod/mini';
import { REASON_LENGTH } from '#contracts/limits';
import { allowedActions, bankAccount, forbiddenActions, id } from '#contracts/platform/admin-record.http';
import { amount, instant, lines, rupiah, uid, wholeRupiah } from '#contracts/platform/common.http';
import { accountHolder, bankName } from '#contracts/sales/account-name.http';
import { accountNumber, accountOfBank } from '#contracts/sales/account-number.http';
import { cameBack } from '#contracts/sales/payouts.admin.http';
import { assignLineBody, lineProposal } from '#contracts/sales/statements.admin.http';
import { PAYOUT_STATES } from '#domain/sales/payouts/payout';
import { UNPLACED_STATES } from '#domain/sales/unplaced/unplaced-money';

/** What was open of the money when the admin looked; needed with an amount, and where it was divided before, so that no press takes more or another part. */
const left = z.optional(amount);

/** What a seller has given back of a cost: all of the money, or `amount` of it in whole rupiah. */
export const recoverCostBody = z
  .strictObject({ costUid: uid, amount: z.optional(wholeRupiah()), left })
  .register(z.globalRegistry, { id: 'RecoverCostBody' });
export type RecoverCostBody = z.infer<typeof recoverCostBody>;

/** Money that has come to the bank and that nothing explains. */
export const adminUnplacedMoney = z
  .object({
    id,
    state: z.enum(UNPLACED_STATES),
    amount: rupiah,
    /** The account of the shop that it came to. */
    shopBank: z.string(),
    /** `YYYY-MM-DD`, and how many days ago that is. */
    arrivedOn: z.string(),
    days: z.number(),
    /** As the bank says it; empty: erased with its customer. */
    description: z.string(),
    reference: z.nullable(z.string()),
    bookedBy: z.string(),
    bookedAt: instant,
    decidedBy: z.nullable(z.string()),
    decidedAt: z.nullable(instant),
    /** Why it was a mistake to book its line so; null: it was none. */
    reversalReason: z.nullable(z.string()),
    /** All that came with its line, and the other parts of it; none: it was not divided. */
    lineAmount: rupiah,
    parts: z.array(z.object({ id: uid, state: z.enum(UNPLACED_STATES), amount: rupiah })),
    /** The order that it was assigned to. */
    order: z.nullable(z.object({ orderUid: uid, orderNumber: z.string(), customerName: z.string() })),
    /** The payout whose transfer it is, given back by the bank, and the account that it had gone to. */
    bounced: z.nullable(z.object({ payoutUid: uid, kind: z.string(), customerName: z.string(), ...bankAccount })),
    /** The payout that returns it or sends it again, and where to. */
    payout: z.nullable(z.object({ payoutUid: uid, state: z.enum(PAYOUT_STATES), ...bankAccount, cameBack })),
    /** The cost of which a seller has given it back. */
    cost: z.nullable(z.object({ costUid: uid, label: z.string(), payee: z.string() })),
    proposed: lineProposal,
    allowedActions,
    forbiddenActions,
  })
  .register(z.globalRegistry, { id: 'AdminUnplacedMoney' });
export type AdminUnplacedMoney = z.infer<typeof adminUnplacedMoney>;

/** The number of an order or invoice, and how much of the money is for it: by default all. */
export const placeMoneyBody = z
  .strictObject({ ...assignLineBody.shape, amount: z.optional(wholeRupiah()), left })
  .register(z.globalRegistry, { id: 'PlaceMoneyBody' });
export type PlaceMoneyBody = z.infer<typeof placeMoneyBody>;

/** The account of the sender. */
export const returnMoneyBody = z
  .strictObject({ bankName: bankName(), accountNumber, accountName: accountHolder(), left })
  .check(accountOfBank())
  .register(z.globalRegistry, { id: 'ReturnMoneyBody' });
export type ReturnMoneyBody = z.infer<typeof returnMoneyBody>;

/** The payout whose transfer the bank has given back, and the right account, whole; without one it is filled in later. `reason`: why to the account that it came back from, or where less came, what the bank has kept it for. */
export const resendMoneyBody = z
  .strictObject({
    payoutUid: uid,
    bankName: z.optional(bankName()),
    accountNumber: z.optional(accountNumber),
    accountName: z.optional(accountHolder()),
    reason: z.optional(lines(REASON_LENGTH.max, REASON_LENGTH.min)),
    left,
  })
  .check(accountOfBank())
  .register(z.globalRegistry, { id: 'ResendMoneyBody' });
export type ResendMoneyBody = z.infer<typeof resendMoneyBody>;
