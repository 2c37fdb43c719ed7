import { randomUUID } from 'node:crypto';
import type { CostState } from '#domain/sales/costs/cost';
import { type RecoverableCost, dayItLeft } from '#domain/sales/costs/recovery';
import type { ActingAdmin } from '#domain/sales/refunds/refund';
import type { Cost, CostRecovery, UnplacedMoney } from '#runtime/generated/prisma/client';
import type { Tx } from '#runtime/platform/db/database';
import { announce } from '#runtime/platform/outbox/announce';
import { moveUnplaced, reopenUnplaced } from '#runtime/sales/unplaced.store';

const dayOf = (date: Date): string => date.toISOString().slice(0, 10);

/** What has come back of a cost, in sen; what was undone has not. */
export async function recoveredOf(tx: Tx, costUid: string): Promise<bigint> {
  const { _sum } = await tx.costRecovery.aggregate({ where: { costUid, undoneAt: null }, _sum: { amountSen: true } });
  return _sum.amountSen ?? 0n;
}

/** What the rule asks of a cost. The caller has locked its costs. */
export async function recoverableCost(tx: Tx, cost: Cost): Promise<RecoverableCost> {
  const payout = await tx.payout.findUnique({
    where: { kind_refUid: { kind: 'cost', refUid: cost.uid } },
    select: { uid: true, transferUid: true },
  });
  // The line names the first payout of its transfer.
  const line =
    payout && (await tx.bankStatementLine.findUnique({ where: { payoutUid: payout.transferUid ?? payout.uid } }));
  return {
    state: cost.state as CostState,
    account: cost.account,
    isReversalProposed: cost.state === ('booked' satisfies CostState) && cost.reversalAt !== null,
    amountSen: cost.amountSen,
    recoveredSen: await recoveredOf(tx, cost.uid),
    firstDay: dayItLeft({ shownOn: line ? dayOf(line.bookedOn) : null, bookedAt: cost.decidedAt ?? cost.at }),
  };
}

/** Open money, all of the record, is what a seller has given back of a cost: the ledger follows. The caller has locked both. */
export async function recoverCost(
  tx: Tx,
  { cost, money }: { cost: Pick<Cost, 'uid'>; money: UnplacedMoney },
  { by, at }: { by: ActingAdmin; at: Date },
): Promise<string> {
  const [uid, costUid, unplacedUid] = [randomUUID(), cost.uid, money.uid];
  await moveUnplaced(tx, money, 'recover', { decidedBy: by.name, decidedAt: at });
  const data = { uid, costUid, unplacedUid, amountSen: money.amountSen, by: by.name, byUid: by.uid, at };
  await tx.costRecovery.create({ data, select: { uid: true } });
  await announce(tx, 'cost.recovered', { costUid, recoveryUid: uid });
  return uid;
}

/**
 * It was not the seller's money after all: the money is open again, and the opposite entry follows. The caller has the money from `lockToReopen`.
 * @returns the recovery as it was, and the uid of the open money: with the rest of its line, where that is open. @throws DomainError 409 where the money is not of a cost (any more).
 */
export async function undoRecovery(
  tx: Tx,
  money: UnplacedMoney,
  { by, at, reason }: { by: ActingAdmin; at: Date; reason: string },
): Promise<{ recovery: CostRecovery; openUid: string }> {
  const openUid = await reopenUnplaced(tx, money, 'undo', { by: by.name, at });
  const recovery = await tx.costRecovery.findFirstOrThrow({ where: { unplacedUid: money.uid, undoneAt: null } });
  const { uid, costUid } = recovery;
  const undone = { undoneBy: by.name, undoneByUid: by.uid, undoneAt: at, undoneReason: reason };
  await tx.costRecovery.update({ where: { uid, undoneAt: null }, data: undone, select: { uid: true } });
  await announce(tx, 'cost.recovery-undone', { costUid, recoveryUid: uid });
  return { recovery, openUid };
}
