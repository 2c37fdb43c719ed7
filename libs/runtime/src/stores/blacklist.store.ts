import { randomUUID } from 'node:crypto';
import { type BlacklistKey, type EntryState, appealMoves, entryMoves } from '#domain/blacklist/blacklist';
import type { Actor } from '#domain/transitions';
import type { Tx } from '#runtime/db/database';
import { lockRow } from '#runtime/db/lock-row';
import { Prisma } from '#runtime/generated/prisma/client';
import { announce } from '#runtime/outbox/announce';
import { endSessions } from '#runtime/stores/sessions.store';

export interface NewEntry {
  reason: string;
  keys: BlacklistKey[];
  /** The person it is made for, if it is made from their page. */
  customerUid?: string;
  expiresAt: Date | null;
  evidenceUid: string | null;
  by: string;
  now: Date;
}
interface Match {
  customerUid: string;
  matchedOn: string;
}

/** Writes an entry and blocks everybody whom it concerns already; each is signed out and told. */
export async function openEntry(tx: Tx, { keys, customerUid, by, now, ...entry }: NewEntry): Promise<string> {
  const uid = randomUUID();
  await tx.blacklistEntry.create({
    data: { uid, ...entry, createdAt: now, createdBy: by, keys: { create: keys } },
    select: { uid: true },
  });
  const matches = await customersKnownBy(tx, keys, customerUid);
  for (const match of matches) {
    await applyEntry(tx, { uid, reason: entry.reason }, match, now);
    await endSessions(tx, match.customerUid, now);
  }
  return uid;
}

/** Blocks a customer who turns up with what an active entry knows: at sign-up and sign-in. */
export async function matchCustomer(tx: Tx, customerUid: string, keys: BlacklistKey[], now: Date): Promise<void> {
  for (const entry of await activeEntries(tx, keys, now))
    await applyEntry(tx, entry, { customerUid, matchedOn: entry.kind }, now);
}

/** Active entries that know one of the keys, in plain or, after its customer was erased, as `h:<salt>:<hash>`. The lock lets nobody lift them before the caller has committed. */
async function activeEntries(tx: Tx, keys: BlacklistKey[], now: Date) {
  const pairs = keys.map(({ kind, value }) => Prisma.sql`(${kind}::text, ${value}::text)`);
  if (pairs.length === 0) return [];
  return tx.$queryRaw<{ uid: string; reason: string; kind: string }[]>`
    SELECT e.uid, e.reason, k.kind FROM blacklist_entry e JOIN blacklist_key k ON k.entry_uid = e.uid
      JOIN (VALUES ${Prisma.join(pairs)}) known(kind, value) ON known.kind = k.kind
    WHERE e.state = 'active' AND (e.expires_at IS NULL OR e.expires_at > ${now})
      AND (k.value = known.value OR (k.value LIKE 'h:%' AND split_part(k.value, ':', 3)
        = encode(sha256(convert_to(split_part(k.value, ':', 2) || known.value, 'UTF8')), 'hex')))
    ORDER BY e.created_at FOR SHARE OF e`;
}

async function customersKnownBy(tx: Tx, keys: BlacklistKey[], customerUid?: string): Promise<Match[]> {
  const valuesOf = (kind: BlacklistKey['kind']) => keys.flatMap((key) => (key.kind === kind ? [key.value] : []));
  const rows = await tx.$queryRaw<Match[]>`
    SELECT DISTINCT ON (uid) uid AS "customerUid", "on" AS "matchedOn" FROM (
      SELECT uid, 'customer' AS "on", 0 AS rank FROM customer WHERE uid = ${customerUid ?? null}::uuid
      UNION ALL SELECT uid, 'phone', 1 FROM customer WHERE phone_number = ANY (${valuesOf('phone')})
      UNION ALL SELECT uid, 'email', 2 FROM customer WHERE email = ANY (${valuesOf('email')})
      UNION ALL SELECT customer_uid, 'device', 3 FROM session WHERE device_id = ANY (${valuesOf('device')})
    ) known ORDER BY uid, rank`;
  return rows;
}

/** The column `blocked_at` is what the order path reads: set with the first entry, and the only truth for it. */
async function applyEntry(tx: Tx, entry: { uid: string; reason: string }, match: Match, now: Date): Promise<void> {
  const { customerUid, matchedOn } = match;
  await lockRow(tx, 'customer', customerUid);
  const { count } = await tx.blacklistMatch.createMany({
    data: [{ entryUid: entry.uid, customerUid, matchedOn, at: now }],
    skipDuplicates: true,
  });
  if (count === 0) return;
  const { count: newlyBlocked } = await tx.customer.updateMany({
    where: { uid: customerUid, blockedAt: null },
    data: { blockedAt: now, blockedReason: entry.reason },
  });
  if (newlyBlocked) await announce(tx, 'customer.blocked', { customerUid, entryUid: entry.uid });
}

export interface EntryEnd {
  action: 'lift' | 'expire';
  actor: Actor;
  by: string;
  reason: string;
  now: Date;
}

/** Ends an entry. Whom no other entry concerns may order again and is told. @throws DomainError when it has ended before. */
export async function endEntry(tx: Tx, entryUid: string, { action, actor, by, reason, now }: EntryEnd): Promise<void> {
  const { state } = await lockEntry(tx, entryUid);
  const after = entryMoves.after(state, action, actor);
  await tx.blacklistEntry.update({
    where: { uid: entryUid },
    data: { state: after, endedAt: now, endedBy: by, endReason: reason },
    select: { uid: true },
  });
  await tx.blacklistAppeal.updateMany({
    where: { entryUid, state: 'waiting' },
    data: { state: appealMoves.after('waiting', 'lapse', actor), answeredAt: now },
  });
  const matches = await tx.blacklistMatch.findMany({ where: { entryUid }, orderBy: { customerUid: 'asc' } });
  for (const { customerUid } of matches) await releaseCustomer(tx, customerUid, entryUid);
}

async function releaseCustomer(tx: Tx, customerUid: string, entryUid: string): Promise<void> {
  // An entry that begins or ends at this moment is seen, or sees what is done here.
  await lockRow(tx, 'customer', customerUid);
  const other = await tx.blacklistMatch.findFirst({
    where: { customerUid, entry: { state: 'active' } },
    orderBy: { at: 'asc' },
    select: { entry: { select: { reason: true } } },
  });
  await tx.customer.updateMany({
    where: { uid: customerUid },
    data: other ? { blockedReason: other.entry.reason } : { blockedAt: null, blockedReason: null },
  });
  if (!other) await announce(tx, 'customer.unblocked', { customerUid, entryUid });
}

/** Of two admins at once the second sees what the first has done. @throws PrismaClientKnownRequestError P2025 when there is none. */
export async function lockEntry(tx: Tx, uid: string): Promise<{ state: EntryState }> {
  await lockRow(tx, 'blacklist_entry', uid);
  const { state } = await tx.blacklistEntry.findUniqueOrThrow({ where: { uid }, select: { state: true } });
  return { state: state as EntryState };
}
