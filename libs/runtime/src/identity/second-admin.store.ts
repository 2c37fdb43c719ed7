import { MAKES_ONE_PERSON, notSecondAdmin } from '#domain/identity/admins/second-admin';
import { fourEyesSince } from '#domain/platform/four-eyes';
import type { Tx } from '#runtime/platform/db/database';

/** Who has decided first, and who decides now. */
interface Pair {
  firstUid: string;
  byUid: string;
  at: Date;
}

/**
 * Four eyes are two people: who has made the account of the other lately, or set its password, second factor or role, may have both. Accounts of the
 * set-up have no such act. docs/rules/payments.md#two-admins @throws DomainError NOT_SECOND_ADMIN.
 */
export async function checkSecondAdmin(tx: Tx, pair: Pair): Promise<void> {
  const act = await actBetween(tx, pair);
  if (!act) return;
  const first = await tx.admin.findUnique({ where: { uid: pair.firstUid }, select: { name: true } });
  throw notSecondAdmin(act.actorUid === pair.byUid, first?.name ?? 'admin itu');
}

/** Whether both count as one person. */
export const isOnePerson = async (tx: Tx, pair: Pair): Promise<boolean> =>
  pair.firstUid === pair.byUid || (await actBetween(tx, pair)) !== null;

const actBetween = (tx: Tx, { firstUid, byUid, at }: Pair): Promise<{ actorUid: string } | null> =>
  tx.auditLog.findFirst({
    where: {
      subject: 'admins',
      action: { in: [...MAKES_ONE_PERSON] },
      at: { gt: fourEyesSince(at) },
      OR: [
        { subjectUid: firstUid, actorUid: byUid },
        { subjectUid: byUid, actorUid: firstUid },
      ],
    },
    select: { actorUid: true },
  });
