import type { Sen } from '#domain/platform/sen';
import { type ActingAdmin, isSameAccount, needsOtherApprover } from '#domain/sales/refunds/refund';
import type { Refund } from '#runtime/generated/prisma/client';
import type { Tx } from '#runtime/platform/db/database';
import { decidedAlone, noteDecidedAlone } from '#runtime/sales/decided-alone.store';

/** Whether another admin approves the account that this one names; if not, it counts as decided alone. */
export async function waitsForOther(
  tx: Tx,
  refund: Refund,
  account: Parameters<typeof isSameAccount>[1],
  { amount, by, at, approvalFrom }: { amount: Sen; by: ActingAdmin; at: Date; approvalFrom: Sen },
): Promise<boolean> {
  if (isSameAccount(refund, account)) return false;
  const alone = { kind: 'account', byUid: by.uid, at } as const;
  const { aloneSen } = await decidedAlone(tx, alone);
  if (needsOtherApprover(refund, account, amount, approvalFrom, aloneSen)) return true;
  await noteDecidedAlone(tx, { ...alone, subjectUid: refund.uid, amountSen: amount });
  return false;
}
