import { fourEyesSince } from '#domain/platform/four-eyes';
import { type Alone, COUNTED_WITH, type DecidedAlone, aloneOf } from '#domain/sales/payments/decided-alone';
import type { Tx } from '#runtime/platform/db/database';

interface Deciding {
  kind: DecidedAlone;
  byUid: string;
  at: Date;
}

/** Two parts at once would not see each other. In this sequence where both are needed. */
const LOCKS = [['account', 'cost', 'debit', 'line', 'received'], ['payout'], ['spent']] satisfies DecidedAlone[][];

/** What this admin has decided alone that counts for this kind. Locked until the commit. */
export async function decidedAlone(tx: Tx, { kind, byUid, at }: Deciding): Promise<Alone> {
  const counted = COUNTED_WITH[kind];
  for (const kinds of LOCKS)
    if (kinds.some((locked) => counted.includes(locked)))
      await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtextextended('decided-alone ' || ${kinds.join(' ')} || ${byUid}, 0))`;
  const sums = await tx.decidedAlone.groupBy({
    by: ['kind'],
    where: { byUid, kind: { in: counted }, at: { gt: fourEyesSince(at) } },
    orderBy: { kind: 'asc' },
    _sum: { amountSen: true },
  });
  return aloneOf(
    kind,
    sums.map((sum) => ({ kind: sum.kind as DecidedAlone, sumSen: sum._sum.amountSen ?? 0n })),
  );
}

/** It was decided without a second admin. `amountSen`: what counts of it, above zero. */
export async function noteDecidedAlone(
  tx: Tx,
  { kind, byUid, at, subjectUid, amountSen }: Deciding & { subjectUid: string; amountSen: bigint },
): Promise<void> {
  const decided = { byUid, amountSen, at };
  await tx.decidedAlone.upsert({
    where: { kind_subjectUid: { kind, subjectUid } },
    create: { kind, subjectUid, ...decided },
    update: decided,
    select: { subjectUid: true },
  });
}

/** It was taken back. */
export const forgetDecidedAlone = (tx: Tx, kind: DecidedAlone, subjectUid: string) =>
  tx.decidedAlone.deleteMany({ where: { kind, subjectUid } });
