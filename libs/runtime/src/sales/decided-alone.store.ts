import { fourEyesSince } from '#domain/platform/four-eyes';
import type { DecidedAlone } from '#domain/sales/payments/decided-alone';
import type { Tx } from '#runtime/platform/db/database';

interface Deciding {
  kind: DecidedAlone;
  byUid: string;
  at: Date;
}

/** What this admin has decided alone of this kind, in sen. Locked until the commit: two parts at once would not see each other. */
export async function decidedAlone(tx: Tx, { kind, byUid, at }: Deciding): Promise<bigint> {
  await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtextextended('decided-alone ' || ${kind} || ${byUid}, 0))`;
  const { _sum } = await tx.decidedAlone.aggregate({
    where: { byUid, kind, at: { gt: fourEyesSince(at) } },
    _sum: { amountSen: true },
  });
  return _sum.amountSen ?? 0n;
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
