import type { Sen } from '#domain/platform/sen';
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

export async function lockPayout(tx: Tx, uid: string) {
  await lockRow(tx, 'payout', uid);
  return tx.payout.findUniqueOrThrow({ where: { uid } });
}

/** Takes one step of the table: paid at most once. @throws DomainError 409 when the step is not open (any more). */
export function movePayout(
  tx: Tx,
  { uid, state }: { uid: string; state: string },
  action: ReturnType<typeof payoutMoves.actionsOn>[number],
  decision: Prisma.PayoutUncheckedUpdateInput,
): Promise<{ uid: string; state: string }> {
  return tx.payout.update({
    where: { uid, state },
    data: {
      ...decision,
      state: payoutMoves.after(state as PayoutState, action, 'admin'),
      version: { increment: 1 },
    },
    select: { uid: true, state: true },
  });
}
