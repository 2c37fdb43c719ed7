import * as z from 'zod/mini';
import { allowedActions, bankAccount, forbiddenActions, id } from '#contracts/platform/admin-record.http';
import { instant, rupiah, uid } from '#contracts/platform/common.http';
import { lineProposal } from '#contracts/sales/statements.admin.http';
import { PAYOUT_STATES } from '#domain/sales/payouts/payout';
import { UNPLACED_STATES } from '#domain/sales/unplaced/unplaced-money';

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
    /** The order that it was assigned to. */
    order: z.nullable(z.object({ orderUid: uid, orderNumber: z.string(), customerName: z.string() })),
    /** The payout that returns it, and where to. */
    payout: z.nullable(z.object({ payoutUid: uid, state: z.enum(PAYOUT_STATES), ...bankAccount })),
    proposed: lineProposal,
    allowedActions,
    forbiddenActions,
  })
  .register(z.globalRegistry, { id: 'AdminUnplacedMoney' });
export type AdminUnplacedMoney = z.infer<typeof adminUnplacedMoney>;
