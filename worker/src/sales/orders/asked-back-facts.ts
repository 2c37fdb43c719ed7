import { firstNameOf } from '#domain/identity/customers/first-name';
import { formatSen } from '#domain/platform/sen';
import { ASKED_BACK, partsOfRefund } from '#domain/sales/refunds/credit';
import type { Tx } from '#runtime/platform/db/database';

/** How much credit goes back, by one wish, and where to; nothing when it was kept after all, or is paid already. */
export async function readAskedBack(tx: Tx, { customerUid, refundUid }: { customerUid: string; refundUid: string }) {
  const { state, bankName, accountNumber, askedAt, order } = await tx.refund.findUniqueOrThrow({
    where: { uid: refundUid },
    select: { state: true, bankName: true, accountNumber: true, askedAt: true, order: { select: { name: true } } },
  });
  if ((state !== 'requested' && state !== 'approved') || accountNumber === null) return null;
  const together = await tx.refund.findMany({
    where: { order: { customerUid }, askedAt, creditedAt: { not: null }, state: { in: ASKED_BACK } },
    select: { state: true, amountSen: true, uses: { select: { receivedSen: true } } },
  });
  const amount = formatSen(together.reduce((sum, refund) => sum + partsOfRefund(refund).amount, 0n));
  return {
    customerUid,
    name: firstNameOf(order.name),
    amount,
    bank: bankName ?? 'bank',
    ending: accountNumber.slice(-4),
  };
}
