import {
  MAKES_ONE_PERSON,
  type LoggedAct,
  type Tie,
  accountsOfOnePerson,
  isThere,
  isTiedToMaker,
  notSecondAdmin,
  tieBetween,
} from '#domain/platform/second-admin';
import type { AdminRole, Permission } from '#domain/platform/admin-role';
import { fourEyesSince } from '#domain/platform/four-eyes';
import type { Tx } from '#runtime/platform/db/database';

/** Who has decided first, and who decides now. */
interface Pair {
  firstUid: string;
  byUid: string;
  at: Date;
  /** What a second admin needs. */
  permission: Permission;
}

/**
 * Four eyes are two people: who has made the account of the other lately, or set its password, second factor or role, may have both, and so may who
 * has done that with both. Accounts of the set-up have no such act. docs/rules/payments.md#two-admins @throws DomainError NOT_SECOND_ADMIN.
 */
export async function checkSecondAdmin(tx: Tx, pair: Pair): Promise<void> {
  const tie = await tieOf(tx, pair);
  if (!tie) return;
  const first = await tx.admin.findUnique({ where: { uid: pair.firstUid }, select: { name: true } });
  throw notSecondAdmin(tie, first?.name ?? 'admin itu');
}

/** Whether both count as one person. */
export const isOnePerson = async (tx: Tx, pair: Pair): Promise<boolean> =>
  pair.firstUid === pair.byUid || (await tieOf(tx, pair)) !== null;

/** Whether another person than `uid` may do it too, or could lately. docs/decisions/0107 */
export const hasOtherPerson = async (
  tx: Tx,
  { uid, at, permission }: { uid: string; at: Date; permission: Permission },
) => isAnyOther(tx, await makingActs(tx, at), { uid, at, permission });

/** The account and those that count as one person with it, in a fixed sequence. */
export const accountsOfPerson = async (tx: Tx, uid: string, at: Date): Promise<string[]> =>
  accountsOfOnePerson(await makingActs(tx, at), uid).toSorted();

/** A shop that has just begun is not stuck: while it has no other person who may, accounts that one has made are taken for two. */
async function tieOf(tx: Tx, { firstUid, byUid, at, permission }: Pair): Promise<Tie | null> {
  const acts = await makingActs(tx, at);
  const tie = tieBetween(acts, firstUid, byUid);
  if (tie === null || isTiedToMaker(tie)) return tie;
  return (await isAnyOther(tx, acts, { uid: firstUid, at, permission })) ? tie : null;
}

async function isAnyOther(
  tx: Tx,
  acts: LoggedAct[],
  { uid, at, permission }: { uid: string; at: Date; permission: Permission },
): Promise<boolean> {
  const admins = await tx.admin.findMany({
    where: { OR: [{ deactivatedAt: null }, { deactivatedAt: { gt: fourEyesSince(at) } }] },
    select: { uid: true, role: true, deactivatedAt: true },
  });
  return admins.some((admin) =>
    isThere(acts, uid, { other: { ...admin, role: admin.role as AdminRole }, permission, at }),
  );
}

async function makingActs(tx: Tx, at: Date): Promise<LoggedAct[]> {
  const rows = await tx.auditLog.findMany({
    where: { subject: 'admins', action: { in: [...MAKES_ONE_PERSON] }, at: { gt: fourEyesSince(at) } },
    select: { actorUid: true, subjectUid: true, action: true, change: true },
    orderBy: { at: 'asc' },
  });
  return rows.map(({ action, change, ...act }) => ({
    ...act,
    action: action as LoggedAct['action'],
    roleBefore: (change as { role?: { from?: AdminRole } } | null)?.role?.from ?? null,
  }));
}
