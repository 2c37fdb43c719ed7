import { sen } from '#domain/platform/sen';
import { type TipState, tipMoves } from '#domain/products/giving/tip';
import { nextWorkingMorning } from '#domain/sales/orders/deadline';
import type { PayoutState } from '#domain/sales/payouts/payout';
import type { Tx } from '#runtime/platform/db/database';
import { announceAll } from '#runtime/platform/outbox/announce';
import type { GivingTip } from '#runtime/generated/prisma/client';
import { movePayout, schedulePayout } from '#runtime/sales/payouts.store';
import type { Closing, Step } from '#runtime/sales/product-line';

/** Paid tips: a host's is owed to the host from the next working morning on. The caller has locked the orders. */
export async function receiveTips(tx: Tx, orderUids: string[], at: Date): Promise<GivingTip[]> {
  const promised = await tx.givingTip.findMany({ where: { orderUid: { in: orderUids }, state: 'promised' } });
  if (promised.length === 0) return [];
  await tx.givingTip.updateMany({
    where: { uid: { in: promised.map(({ uid }) => uid) } },
    data: { state: tipMoves.after('promised', 'receive', 'system'), receivedAt: at, version: { increment: 1 } },
  });
  for (const { uid: refUid, hostUid, amountSen, bankName, accountNumber, accountName } of promised)
    if (hostUid)
      await schedulePayout(tx, {
        kind: 'other',
        refUid,
        customerUid: hostUid,
        amount: sen(amountSen),
        dueAt: nextWorkingMorning(at),
        bankName,
        accountNumber,
        accountName,
      });
  await announceAll(
    tx,
    'tip.received',
    promised.map(({ uid: tipUid, orderUid }) => ({ tipUid, orderUid })),
  );
  return promised;
}

/** The order of a tip was closed: what a host has not got yet is not owed any more. The caller has locked the order. */
export async function endTip(tx: Tx, orderUid: string, closing: Closing, { cause }: Pick<Step, 'cause'>) {
  const tip = await tx.givingTip.findUnique({ where: { orderUid } });
  if (!tip) return;
  const { uid, state } = tip;
  await tx.givingTip.update({
    where: { uid, state },
    data: {
      state: tipMoves.after(state as TipState, closing === 'refund' ? 'refund' : 'lapse', cause.actor),
      version: { increment: 1 },
    },
    select: { uid: true },
  });
  const payout = await tx.payout.findUnique({ where: { kind_refUid: { kind: 'other', refUid: uid } } });
  if (payout && payout.state !== ('cancelled' satisfies PayoutState))
    await movePayout(tx, payout, 'cancel', { reason: cause.why });
}
