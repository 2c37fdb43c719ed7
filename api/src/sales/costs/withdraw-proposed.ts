import type { CostState } from '#domain/sales/costs/cost';
import type { Tx } from '#runtime/platform/db/database';
import { type CostOf, lockCosts, withdrawCost } from '#runtime/sales/costs.store';
import type { ProductLines } from '#runtime/sales/product-lines';
import { recordAudit } from '../../platform/audit/record-audit.js';
import type { AdminIdentity } from '../../platform/http/access/access.js';

/** Who has ended the record that the cost was for, and why. */
interface RecordEnd {
  admin: AdminIdentity;
  reason: string;
  at: Date;
}

/**
 * Withdraws the cost that waits for a record which is gone by an act of this admin: nobody could take it any more. The caller has
 * locked the record. docs/rules/costs.md#two-admins
 */
export async function withdrawProposed(tx: Tx, of: CostOf, { admin, reason, at }: RecordEnd): Promise<void> {
  await lockCosts(tx, of);
  const proposed = await tx.cost.findFirst({ where: { ...of, state: 'proposed' satisfies CostState } });
  if (!proposed) return;
  await withdrawCost(tx, proposed, admin, at);
  await recordAudit(tx, admin, { action: 'withdraw', subject: 'costs', subjectUid: proposed.uid, reason });
}

/** The same of what a line was to buy for an order that has ended. What is no purchase, as the way of its parcel, was paid all the same. */
export async function withdrawPurchases(
  tx: Tx,
  lines: ProductLines,
  orderUid: string,
  ending: RecordEnd,
): Promise<void> {
  const state = 'proposed' satisfies CostState;
  const waiting = await tx.cost.findMany({ where: { orderUid, state }, orderBy: { uid: 'asc' } });
  for (const { kind, subjectUid } of waiting)
    if (!lines.costSource(kind)) await withdrawProposed(tx, { kind, subjectUid }, ending);
}
