import { DomainError } from '#domain/platform/domain-error';
import { BOUGHT_HOST_CODES, LIVE_ACCOUNT_CODES } from '#domain/products/subscriptions/accounts/account-status';
import { type HostScope, type ThreadParty, informedOf, isInScope } from '#domain/products/subscriptions/access/thread';
import { Prisma } from '#runtime/generated/prisma/client';
import type { Tx } from '#runtime/platform/db/database';
import { announce } from '#runtime/platform/outbox/announce';
import { lockOpenClaim, moveClaim } from '#runtime/products/subscriptions/access/claims.store';

export interface NewLine {
  /** Chosen by the one who writes. */
  uid: string;
  accountUid: string;
  party: ThreadParty;
  by: { customerUid: string } | { adminName: string };
  message: string;
  /** Of a host: what it sees. Its line answers no other claim. */
  scope?: HostScope | null;
}
type Counts = Record<ThreadParty, number>;

/**
 * Writes a line into the thread of a seat, counts it for the others and informs them of their first unread one. A line of
 * host or admin is the answer to an open claim. The same line again changes nothing. docs/rules/claims.md#thread
 * @throws DomainError LINE_UID_USED: another line has this uid.
 */
export async function writeLine(tx: Tx, line: NewLine, at: Date): Promise<void> {
  const { uid, accountUid, party, by, message, scope = null } = line;
  // Locks the thread, so that two lines at once are counted one after the other.
  await tx.$executeRaw`
    INSERT INTO "thread" ("account_uid", "last_at") VALUES (${accountUid}::uuid, ${at})
    ON CONFLICT ("account_uid") DO UPDATE SET "last_at" = greatest("thread"."last_at", ${at})`;
  const { groupUid } = await tx.account.findUniqueOrThrow({ where: { uid: accountUid }, select: { groupUid: true } });
  const { count } = await tx.threadLine.createMany({
    data: [{ uid, accountUid, groupUid, party, ...by, message, at }],
    skipDuplicates: true,
  });
  if (count === 0) return checkSame(tx, line);
  const [unread] = await tx.$queryRaw<Counts[]>`
    UPDATE "thread" SET "unread_member" = "unread_member" + ${party === 'member' ? 0 : 1}::int,
      "unread_host" = CASE WHEN ${hostReads(accountUid)} THEN "unread_host" + ${party === 'host' ? 0 : 1}::int ELSE 0 END,
      "unread_admin" = "unread_admin" + ${party === 'admin' ? 0 : 1}::int
    WHERE "account_uid" = ${accountUid}::uuid
    RETURNING "unread_member" AS "member", "unread_host" AS "host", "unread_admin" AS "admin"`;
  for (const to of informedOf(party, unread!))
    if (to !== 'admin') await announce(tx, 'thread.written', { accountUid, to, lineUid: uid });
  if (party !== 'member') await answerClaim(tx, accountUid, { by: party, scope, at });
}

/** Whether a host reads the thread of this seat: one that has bought, of a member who sits in its group. What nobody can read waits for no host. */
const hostReads = (accountUid: string): Prisma.Sql => Prisma.sql`EXISTS (
  SELECT FROM "account" a JOIN "account" h ON h."group_uid" = a."group_uid" AND h."role" = 'host'
    AND h."status" = ANY (${BOUGHT_HOST_CODES})
  WHERE a."uid" = ${accountUid}::uuid AND a."role" = 'regular' AND a."status" = ANY (${LIVE_ACCOUNT_CODES}))`;

async function checkSame(tx: Tx, { uid, accountUid, party, message }: NewLine): Promise<void> {
  if ((await tx.threadLine.count({ where: { uid, accountUid, party, message } })) === 0)
    throw new DomainError('LINE_UID_USED', 'Pesan ini belum terkirim. Muat ulang halamannya, lalu kirim lagi.');
}

/** The lines of a thread are read by one of its parties. */
export async function markRead(tx: Pick<Tx, 'thread'>, accountUid: string, party: ThreadParty): Promise<void> {
  const column = { member: 'unreadMember', host: 'unreadHost', admin: 'unreadAdmin' } as const;
  await tx.thread.updateMany({ where: { accountUid }, data: { [column[party]]: 0 } });
}

async function answerClaim(
  tx: Tx,
  accountUid: string,
  { by, scope, at }: { by: 'host' | 'admin'; scope: HostScope | null; at: Date },
): Promise<void> {
  const claim = await lockOpenClaim(tx, accountUid);
  if (claim?.state !== 'open') return;
  if (scope && !isInScope(scope, { groupUid: claim.groupUid, at: claim.openedAt })) return;
  const actor = by === 'host' ? 'customer' : 'admin';
  await moveClaim(tx, claim, 'answer', { actor, by, at, also: { answeredAt: at, answeredBy: by } });
}
