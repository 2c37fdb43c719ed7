import { fourEyesSince } from '#domain/platform/four-eyes';
import { type Alone, COUNTED_WITH, type DecidedAlone, aloneOf } from '#domain/sales/payments/decided-alone';
import { accountsOfPerson } from '#runtime/platform/admins/second-admin.store';
import type { Tx } from '#runtime/platform/db/database';

interface Deciding {
  kind: DecidedAlone;
  byUid: string;
  at: Date;
}

/** Two parts at once would not see each other. In this sequence where both are needed. */
const LOCKS = [['account', 'cost', 'debit', 'line', 'received'], ['payout'], ['spent']] satisfies DecidedAlone[][];

/** What this person has decided alone that counts for this kind, with all their accounts. Locked until the commit. */
export async function decidedAlone(tx: Tx, { kind, byUid, at }: Deciding): Promise<Alone> {
  const counted = COUNTED_WITH[kind];
  const accounts = await accountsOfPerson(tx, byUid, at);
  for (const kinds of LOCKS)
    if (kinds.some((locked) => counted.includes(locked)))
      for (const uid of accounts)
        await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtextextended('decided-alone ' || ${kinds.join(' ')} || ${uid}, 0))`;
  const where = { kind: { in: counted }, at: { gt: fourEyesSince(at) } };
  const sums = await tx.decidedAlone.groupBy({
    by: ['kind'],
    where: { ...where, byUid: { in: accounts } },
    orderBy: { kind: 'asc' },
    _sum: { amountSen: true },
  });
  const others = await tx.decidedAlone.aggregate({
    where: { ...where, byUid: { in: accounts.filter((uid) => uid !== byUid) } },
    _sum: { amountSen: true },
  });
  return aloneOf(
    kind,
    sums.map((sum) => ({ kind: sum.kind as DecidedAlone, sumSen: sum._sum.amountSen ?? 0n })),
    others._sum.amountSen ?? 0n,
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
