import { firstNameOf } from '#domain/identity/customers/first-name';
import type { Tx } from '#runtime/platform/db/database';

/** Where the credit goes to; nothing when it was kept after all, or is paid already. */
export async function readAskedBack(tx: Tx, { customerUid, refundUid }: { customerUid: string; refundUid: string }) {
  const { state, bankName, accountNumber, order } = await tx.refund.findUniqueOrThrow({
    where: { uid: refundUid },
    select: { state: true, bankName: true, accountNumber: true, order: { select: { name: true } } },
  });
  if ((state !== 'requested' && state !== 'approved') || accountNumber === null) return null;
  return { customerUid, name: firstNameOf(order.name), bank: bankName ?? 'bank', ending: accountNumber.slice(-4) };
}
