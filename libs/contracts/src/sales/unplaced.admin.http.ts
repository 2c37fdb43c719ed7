import * as z from 'zod/mini';
import { allowedActions, bankAccount, forbiddenActions, id } from '#contracts/platform/admin-record.http';
import { amount, instant, rupiah, uid, wholeRupiah } from '#contracts/platform/common.http';
import { assignLineBody, lineProposal } from '#contracts/sales/statements.admin.http';
import { PAYOUT_STATES } from '#domain/sales/payouts/payout';
import { UNPLACED_STATES } from '#domain/sales/unplaced/unplaced-money';

/**
 * What a seller has given back of a cost: all of the money, or `amount` of it in whole rupiah. `left`: what was open of the money
 * when the admin looked; needed with an amount, so that the same press twice takes one part.
 */
export const recoverCostBody = z
  .strictObject({ costUid: uid, amount: z.optional(wholeRupiah()), left: z.optional(amount) })
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
    /** All that came with its line, and the other parts of it; none: it was not divided. */
    lineAmount: rupiah,
    parts: z.array(z.object({ id: uid, state: z.enum(UNPLACED_STATES), amount: rupiah })),
    /** The order that it was assigned to. */
    order: z.nullable(z.object({ orderUid: uid, orderNumber: z.string(), customerName: z.string() })),
    /** The payout whose transfer it is, given back by the bank, and the account that it had gone to. */
    bounced: z.nullable(z.object({ payoutUid: uid, kind: z.string(), customerName: z.string(), ...bankAccount })),
    /** The payout that returns it or sends it again, and where to. */
    payout: z.nullable(z.object({ payoutUid: uid, state: z.enum(PAYOUT_STATES), ...bankAccount })),
    /** The cost of which a seller has given it back. */
    cost: z.nullable(z.object({ costUid: uid, label: z.string(), payee: z.string() })),
    proposed: lineProposal,
    allowedActions,
    forbiddenActions,
  })
  .register(z.globalRegistry, { id: 'AdminUnplacedMoney' });
export type AdminUnplacedMoney = z.infer<typeof adminUnplacedMoney>;

/**
 * The number of an order or invoice, and how much of the money is for it: by default all. `left`: what was open when the admin looked;
 * needed with an amount, so that the same press twice takes one part.
 */
export const placeMoneyBody = z
  .strictObject({ ...assignLineBody.shape, amount: z.optional(wholeRupiah()), left: z.optional(amount) })
  .register(z.globalRegistry, { id: 'PlaceMoneyBody' });
export type PlaceMoneyBody = z.infer<typeof placeMoneyBody>;
