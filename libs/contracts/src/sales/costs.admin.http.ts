import * as z from 'zod/mini';
import { MOST_BILL, PAYEE_LENGTH, REASON_LENGTH } from '#contracts/limits';
import { allowedActions, forbiddenActions, id, proposal } from '#contracts/platform/admin-record.http';
import { amount, instant, lines, rupiah, text, uid, wholeRupiah } from '#contracts/platform/common.http';
import { transferFields } from '#contracts/sales/payouts.admin.http';
import { formatRupiah } from '#domain/platform/sen';
import { COST_STATES } from '#domain/sales/costs/cost';

/** What every cost has beside its amount: the transfer, and why so much, where it needs two admins. */
export const costTransferFields = {
  ...transferFields,
  reason: z._default(lines(REASON_LENGTH.max, 0), ''),
};
export type CostTransferFields = z.infer<z.ZodMiniObject<typeof costTransferFields>>;
/** The price of a bill, which may have sen. */
export const billed = amount.check(z.positive(), z.maximum(MOST_BILL, `Maksimal ${formatRupiah(MOST_BILL)}`));

/** A cost of the record that it is recorded for: to which seller or courier, by which transfer. */
export const recordCostBody = z
  .strictObject({ amount: wholeRupiah(), payee: text(PAYEE_LENGTH.max, PAYEE_LENGTH.min), ...costTransferFields })
  .register(z.globalRegistry, { id: 'RecordCostBody' });
export type RecordCostBody = z.infer<typeof recordCostBody>;

/** What the shop has paid for something, or wants to. */
export const adminCost = z
  .object({
    id,
    kind: z.string(),
    productLine: z.string(),
    subjectUid: uid,
    orderUid: z.nullable(uid),
    label: z.string(),
    amount: rupiah,
    /** As much was to be expected in all. */
    expected: rupiah,
    payee: z.string(),
    reference: z.string(),
    reason: z.string(),
    state: z.enum(COST_STATES),
    by: z.string(),
    byUid: uid,
    at: instant,
    decidedBy: z.nullable(z.string()),
    decidedAt: z.nullable(instant),
    /** It is to be taken back, once another admin wants the same, or was. */
    reversal: z.nullable(z.object(proposal)),
    /** What the seller has given back, without what was undone. */
    recovered: rupiah,
    /** The oldest first, with those that were undone. */
    recoveries: z.array(
      z.object({
        unplacedUid: uid,
        amount: rupiah,
        by: z.string(),
        at: instant,
        undone: z.nullable(z.object({ by: z.string(), at: instant, reason: z.string() })),
      }),
    ),
    allowedActions,
    forbiddenActions,
  })
  .register(z.globalRegistry, { id: 'AdminCost' });
export type AdminCost = z.infer<typeof adminCost>;
