import { ERROR_MESSAGE } from '#contracts/errors';
import { DomainError } from '#domain/platform/domain-error';
import { type Sen, formatSen } from '#domain/platform/sen';
import { type PayoutKind, type PayoutState, payoutMoves } from '#domain/sales/payouts/payout';
import type { Tx } from '#runtime/platform/db/database';
import { lockRow } from '#runtime/platform/db/lock-row';
import type { Prisma } from '#runtime/generated/prisma/client';

interface Scheduled {
  kind: PayoutKind;
  refUid: string;
  customerUid: string;
  amount: Sen;
  dueAt: Date;
  bankName?: string | null;
  accountNumber?: string | null;
  accountName?: string | null;
}

/** Money is owed from `dueAt` on, to the bank account as it is now. */
export const schedulePayout = (tx: Tx, { amount, ...payout }: Scheduled): Promise<{ uid: string; state: string }> =>
  tx.payout.create({
    data: { ...payout, amountSen: amount, state: 'scheduled' satisfies PayoutState },
    select: { uid: true, state: true },
  });

/** Locks and reads it. @throws DomainError NOT_FOUND. */
export async function lockPayout(tx: Tx, uid: string) {
  await lockRow(tx, 'payout', uid);
  const payout = await tx.payout.findUnique({ where: { uid } });
  if (!payout) throw new DomainError('NOT_FOUND', ERROR_MESSAGE.NOT_FOUND, 'not-found');
  return payout;
}

/**
 * A bank gives each transfer a reference of its own: the same one again is a mistake. Those who pay with the same reference at
 * the same time wait for each other. @throws DomainError REFERENCE_USED.
 */
async function checkReference(tx: Tx, reference: string): Promise<void> {
  await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtextextended(${`payout ${reference}`}, 0))`;
  const used = await tx.payout.findFirst({ where: { reference, state: 'paid' }, select: { amountSen: true } });
  if (used)
    throw new DomainError(
      'REFERENCE_USED',
      `Nomor referensi ini sudah dipakai untuk transfer ${formatSen(used.amountSen)}. Periksa lagi di rekening koran, ya.`,
    );
}

/** Takes one step of the table: paid at most once. @throws DomainError 409 when the step is not open (any more). */
export async function movePayout(
  tx: Tx,
  { uid, state }: { uid: string; state: string },
  action: ReturnType<typeof payoutMoves.actionsOn>[number],
  decision: Prisma.PayoutUncheckedUpdateInput,
): Promise<{ uid: string; state: string }> {
  const after = payoutMoves.after(state as PayoutState, action, 'admin');
  if (typeof decision.reference === 'string') await checkReference(tx, decision.reference);
  return tx.payout.update({
    where: { uid, state },
    data: {
      ...decision,
      state: after,
      version: { increment: 1 },
    },
    select: { uid: true, state: true },
  });
}
