import { checkAboveClaim } from '#domain/products/subscriptions/hosts/approval';
import type { Sen } from '#domain/platform/sen';
import type { Reimbursement } from '#runtime/generated/prisma/client';
import { isOnePerson } from '#runtime/platform/admins/second-admin.store';
import type { Tx } from '#runtime/platform/db/database';
import { decidedAlone, forgetDecidedAlone, noteDecidedAlone } from '#runtime/sales/decided-alone.store';

/**
 * What is more than the host has claimed, and was named and is released by one person, counts as decided alone. The caller has locked it.
 * docs/rules/hosts.md#limit @throws DomainError SECOND_ADMIN_NEEDED.
 */
export async function releaseAboveClaim(
  tx: Tx,
  { uid: subjectUid, purchaseUid, providerPriceSen, pricedByUid: firstUid }: Reimbursement,
  { byUid, at, from }: { byUid: string; at: Date; from: Sen },
): Promise<void> {
  // It may have been released before, and changed since.
  await forgetDecidedAlone(tx, 'debit', subjectUid);
  const permission = 'reimbursements.approve';
  if (firstUid === null || !(await isOnePerson(tx, { firstUid, byUid, at, permission }))) return;
  const { claimedSen, firstClaimedSen } = await tx.hostPurchase.findUniqueOrThrow({
    where: { uid: purchaseUid },
    select: { claimedSen: true, firstClaimedSen: true },
  });
  // Days that were not used are no other amount for the same days.
  const corrections = await tx.reimbursementCorrection.findMany({
    where: { reimbursementUid: subjectUid, unused: false },
    select: { fromSen: true, toSen: true },
  });
  const corrected = corrections.reduce((sum, { fromSen, toSen }) => sum + toSen - fromSen, 0n);
  const aboveSen = providerPriceSen - (firstClaimedSen ?? claimedSen) + corrected;
  if (aboveSen <= 0n) return;
  const alone = { kind: 'debit', byUid, at } as const;
  checkAboveClaim(aboveSen, from, await decidedAlone(tx, alone));
  await noteDecidedAlone(tx, { ...alone, subjectUid, amountSen: aboveSen });
}
