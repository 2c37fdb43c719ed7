import { type CostSoFar, type CostState, costMoves } from '#domain/sales/costs/cost';
import { ERROR_MESSAGE } from '#contracts/errors';
import { DomainError } from '#domain/platform/domain-error';
import { sen } from '#domain/platform/sen';
import type { ActingAdmin } from '#domain/sales/refunds/refund';
import type { Cost, Prisma } from '#runtime/generated/prisma/client';
import { isSamePayee } from '#domain/sales/payouts/transfer';
import type { Tx } from '#runtime/platform/db/database';
import { announce } from '#runtime/platform/outbox/announce';
import { isSameReference } from '#runtime/sales/references.store';
import { annulPayout, approvePayout, lockPayout, payPayout, schedulePayout } from '#runtime/sales/payouts.store';

/** A record of a line that costs something. */
export interface CostOf {
  kind: string;
  subjectUid: string;
}

/** Those who record a cost of one record wait for each other. */
export const lockCosts = (tx: Tx, { kind, subjectUid }: CostOf): Promise<number> =>
  tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtextextended('cost ' || ${kind} || ${subjectUid}, 0))`;

/** Locks the costs of its record, then reads it. `field`: of the call that names it. @throws DomainError 404. */
export async function lockCost(tx: Tx, uid: string, field?: string): Promise<Cost> {
  const found = await tx.cost.findUnique({ where: { uid }, select: { kind: true, subjectUid: true } });
  if (!found) throw new DomainError('NOT_FOUND', ERROR_MESSAGE.NOT_FOUND, 'not-found', field);
  await lockCosts(tx, found);
  return tx.cost.findUniqueOrThrow({ where: { uid } });
}

/** The cost of this record that waits for another admin, compared with what is typed now. The caller has locked its costs. */
export async function proposedCost(
  tx: Tx,
  of: CostOf,
  typed: { payee: string; reference: string },
): Promise<(Cost & { isSameTransfer: boolean }) | null> {
  const found = await tx.cost.findFirst({ where: { kind: of.kind, subjectUid: of.subjectUid, state: PROPOSED } });
  if (!found) return null;
  const isSame = isSamePayee(found.payee, typed.payee) && (await isSameReference(tx, found.reference, typed.reference));
  return { ...found, isSameTransfer: isSame };
}

/** The cost of this record that was paid with this reference, however it was typed. */
export async function costWithReference(tx: Tx, { kind, subjectUid }: CostOf, reference: string): Promise<Cost | null> {
  const [found] = await tx.$queryRaw<{ uid: string }[]>`
    SELECT uid FROM cost WHERE kind = ${kind} AND subject_uid = ${subjectUid}::uuid AND state = ${BOOKED}
      AND reference_key(reference) = reference_key(${reference})`;
  return found ? tx.cost.findUnique({ where: { uid: found.uid } }) : null;
}

/** What was booked for this record so far, in sen, without what has come back. */
export async function spentOn(tx: Tx, { kind, subjectUid }: CostOf): Promise<CostSoFar['spentSen']> {
  const cost = { kind, subjectUid, state: BOOKED };
  const sum = { _sum: { amountSen: true } } as const;
  const booked = await tx.cost.aggregate({ where: cost, ...sum });
  const recovered = await tx.costRecovery.aggregate({ where: { cost, undoneAt: null }, ...sum });
  return (booked._sum.amountSen ?? 0n) - (recovered._sum.amountSen ?? 0n);
}

/** Writes what an admin proposes; nothing else waits for this record. */
export async function proposeCost(tx: Tx, data: Omit<Prisma.CostUncheckedCreateInput, 'state'>): Promise<string> {
  const { uid } = await tx.cost.create({ data: { ...data, state: PROPOSED }, select: { uid: true } });
  return uid;
}

/**
 * Books a cost: the money has left by a payout, and the ledger follows. `proposed`: the proposal that becomes it, of another admin.
 * The caller has locked its costs. @throws DomainError REFERENCE_USED, REFERENCE_OF_SAME_ACCOUNT, TRANSFER_SHOWN.
 */
export async function bookCost(
  tx: Tx,
  data: Omit<Prisma.CostUncheckedCreateInput, 'state' | 'by' | 'byUid' | 'at'>,
  proposed: Cost | null,
  {
    by,
    at,
    otherPayerFrom,
  }: { by: ActingAdmin; at: Date; otherPayerFrom: Prisma.CostUncheckedCreateInput['amountSen'] },
): Promise<string> {
  const decided = { state: BOOKED, decidedBy: by.name, decidedByUid: by.uid, decidedAt: at };
  const select = { uid: true } as const;
  const { uid } = proposed
    ? await tx.cost.update({ where: { uid: proposed.uid, state: PROPOSED }, data: { ...data, ...decided }, select })
    : await tx.cost.create({ data: { ...data, ...decided, by: by.name, byUid: by.uid, at }, select });
  const { uid: payoutUid } = await schedulePayout(tx, {
    kind: 'cost',
    refUid: uid,
    customerUid: null,
    amount: sen(BigInt(data.amountSen)),
    dueAt: at,
    accountName: data.payee,
  });
  const first = proposed ? { uid: proposed.byUid, name: proposed.by } : by;
  await approvePayout(tx, await lockPayout(tx, payoutUid), first, at);
  await payPayout(tx, await lockPayout(tx, payoutUid), {
    by,
    at,
    reference: data.reference,
    sameTransfer: data.sameTransfer ?? false,
    otherPayerFrom: sen(BigInt(otherPayerFrom)),
  });
  if (data.account) await announce(tx, 'cost.booked', { costUid: uid });
  return uid;
}

/** It is not taken. @throws DomainError 409 where it does not wait (any more). */
export const withdrawCost = (tx: Tx, { uid, state }: Cost, by: ActingAdmin, at: Date) =>
  tx.cost.update({
    where: { uid, state },
    data: {
      state: costMoves.after(state as CostState, 'withdraw', 'admin'),
      decidedBy: by.name,
      decidedByUid: by.uid,
      decidedAt: at,
    },
    select: { uid: true },
  });

/** Why a booked cost is to be taken back, and who wants that. */
interface Mistake {
  reason: string;
  by: ActingAdmin;
  at: Date;
}
const mistakeOf = ({ reason, by, at }: Mistake) => ({
  reversalReason: reason,
  reversalBy: by.name,
  reversalByUid: by.uid,
  reversalAt: at,
});

/** Writes that an admin wants to take a booked cost back; null: not any more. The caller has locked its costs. */
export const proposeReversal = (tx: Tx, { uid }: Cost, mistake: Mistake | null) =>
  tx.cost.update({
    where: { uid, state: BOOKED },
    data: mistake
      ? mistakeOf(mistake)
      : { reversalReason: null, reversalBy: null, reversalByUid: null, reversalAt: null },
    select: { uid: true },
  });

/**
 * A booked cost was a mistake: its payout is none, and the opposite entry follows. The caller has locked its costs.
 * @returns the uid of the payout. @throws DomainError 409 where it is not booked (any more), TRANSFER_SHOWN.
 */
export async function reverseCost(tx: Tx, cost: Cost, mistake: Mistake): Promise<string> {
  const { uid, state } = cost;
  const after = costMoves.after(state as CostState, 'reverse', 'admin');
  const where = { kind_refUid: { kind: 'cost', refUid: uid } };
  const { uid: payoutUid } = await tx.payout.findUniqueOrThrow({ where, select: { uid: true } });
  await annulPayout(tx, await lockPayout(tx, payoutUid));
  // Of two admins the first one has said why.
  const why = cost.reversalByUid === null ? mistakeOf(mistake) : {};
  await tx.cost.update({ where: { uid, state }, data: { ...why, state: after }, select: { uid: true } });
  await announce(tx, 'cost.reversed', { costUid: uid });
  return payoutUid;
}

const PROPOSED = 'proposed' satisfies CostState;
const BOOKED = costMoves.after(PROPOSED, 'approve', 'admin');
