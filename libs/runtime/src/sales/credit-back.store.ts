import { DomainError } from '#domain/platform/domain-error';
import { UNPAID_CREDIT, checkKeeping } from '#domain/sales/refunds/credit';
import { isSameAccount } from '#domain/sales/payouts/bank-account';
import { type RefundState, refundMoves } from '#domain/sales/refunds/refund';
import type { Refund } from '#runtime/generated/prisma/client';
import type { Tx } from '#runtime/platform/db/database';
import { announce } from '#runtime/platform/outbox/announce';
import { scheduledRefunds } from '#runtime/sales/credit.store';

interface Account {
  bankName: string;
  accountNumber: string;
  accountName: string;
}

/**
 * All that the customer has as credit is to go to this account: it is requested, at the refund desk. What an admin has scheduled is on
 * its way and stays as it is. The same wish again changes nothing. docs/rules/payments.md#credit
 * @throws DomainError NO_CREDIT, CREDIT_ASKED_BACK (to another account).
 */
export async function askCreditBack(tx: Tx, customerUid: string, account: Account, at: Date): Promise<void> {
  const refunds = await lockUnpaid(tx, customerUid);
  const credits = refunds.filter(({ state }) => state === ('credited' satisfies RefundState));
  if (credits.length > 0) {
    for (const refund of credits) await move(tx, refund, 'ask-back', { ...account, askedAt: at });
    const wish = { refundUid: credits[0]!.uid, askedAt: at.toISOString() };
    return announce(tx, 'credit.asked-back', { customerUid, ...wish });
  }
  if (refunds.length === 0) throw new DomainError('NO_CREDIT', 'Belum ada kredit yang bisa dikembalikan.');
  if (!refunds.every((refund) => isSameAccount(refund, account)))
    throw new DomainError(
      'CREDIT_ASKED_BACK',
      'Kreditmu sudah kamu minta kembali ke rekening lain. Batalkan dulu kalau mau ganti rekening.',
    );
}

/** The customer would rather keep it: what is not approved yet is credit again. @throws DomainError CREDIT_APPROVED. */
export async function keepCredit(tx: Tx, customerUid: string): Promise<void> {
  const refunds = await lockUnpaid(tx, customerUid);
  const asked = refunds.filter(({ state }) => state === ('requested' satisfies RefundState));
  checkKeeping(refunds.map(({ state }) => state as RefundState));
  const noAccount = { bankName: null, accountNumber: null, accountName: null };
  for (const refund of asked) await move(tx, refund, 'credit', { ...noAccount, askedAt: refund.createdAt });
  if (asked[0]) await announce(tx, 'credit.kept', { customerUid, refundUid: asked[0].uid });
}

/** What was credit once and is not paid, and not on its way by an admin's hand; locked in the sequence of the uids. */
async function lockUnpaid(tx: Tx, customerUid: string): Promise<Refund[]> {
  const locked = await tx.$queryRaw<{ uid: string }[]>`
    SELECT r."uid" FROM "refund" r JOIN "order" o ON o."uid" = r."order_uid"
    WHERE o."customer_uid" = ${customerUid}::uuid AND r."credited_at" IS NOT NULL
      AND r."state" = ANY (${UNPAID_CREDIT}) ORDER BY r."uid" FOR NO KEY UPDATE OF r`;
  const uids = locked.map(({ uid }) => uid);
  // Read after the locks: an admin may have approved or scheduled some meanwhile.
  const unpaid = await tx.refund.findMany({
    where: { uid: { in: uids }, state: { in: UNPAID_CREDIT } },
    orderBy: { uid: 'asc' },
  });
  const isScheduled = await scheduledRefunds(tx, uids);
  return unpaid.filter(({ uid, state }) => state !== 'credited' || !isScheduled.has(uid));
}

async function move(
  tx: Tx,
  { uid, state }: Refund,
  action: 'ask-back' | 'credit',
  asked: { [K in keyof Account]: string | null } & { askedAt: Date },
): Promise<void> {
  const after = refundMoves.after(state as RefundState, action, 'customer');
  await tx.refund.update({ where: { uid, state }, data: { ...asked, state: after }, select: { uid: true } });
}
