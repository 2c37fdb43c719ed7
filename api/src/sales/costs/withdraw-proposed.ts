import type { CostState } from '#domain/sales/costs/cost';
import type { Tx } from '#runtime/platform/db/database';
import { type CostOf, lockCosts, withdrawCost } from '#runtime/sales/costs.store';
import { recordAudit } from '../../platform/audit/record-audit.js';
import type { AdminIdentity } from '../../platform/http/access/access.js';

/**
 * Withdraws the cost that waits for a record which is gone by an act of this admin: nobody could take it any more. The caller has
 * locked the record. docs/rules/costs.md#two-admins
 */
export async function withdrawProposed(
  tx: Tx,
  of: CostOf,
  { admin, reason, at }: { admin: AdminIdentity; reason: string; at: Date },
): Promise<void> {
  await lockCosts(tx, of);
  const proposed = await tx.cost.findFirst({ where: { ...of, state: 'proposed' satisfies CostState } });
  if (!proposed) return;
  await withdrawCost(tx, proposed, admin, at);
  await recordAudit(tx, admin, { action: 'withdraw', subject: 'costs', subjectUid: proposed.uid, reason });
}
