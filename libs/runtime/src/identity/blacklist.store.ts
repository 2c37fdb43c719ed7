import { randomUUID } from 'node:crypto';
import { type BlacklistKey, type EntryState, appealMoves, entryMoves } from '#domain/identity/blacklist/blacklist';
import type { Actor } from '#domain/platform/transitions';
import type { Tx } from '#runtime/platform/db/database';
import { lockRow } from '#runtime/platform/db/lock-row';
import { Prisma } from '#runtime/generated/prisma/client';
import { announce } from '#runtime/platform/outbox/announce';
import { endSessions } from '#runtime/identity/sessions.store';

export interface NewEntry {
  reason: string;
  keys: BlacklistKey[];
  /** The customer on whose page an admin created the entry. */
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

/** Creates an entry, blocks the customers that match it, and ends their sessions. */
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

/** Blocks a customer who matches an active entry; called at sign-up and sign-in. */
export async function matchCustomer(tx: Tx, customerUid: string, keys: BlacklistKey[], now: Date): Promise<void> {
  for (const entry of await activeEntries(tx, keys, now))
    await applyEntry(tx, entry, { customerUid, matchedOn: entry.kind }, now);
}

/**
 * Active entries with one of the keys, in plain or, after an erasure, as `h:<salt>:<hash>`. Locked, so that they cannot
 * be lifted before the caller has committed.
 */
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

/** `blocked_at` is the only column that placing an order reads; set with the first matching entry. */
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

/** Ends an entry and unblocks the customers without another one. @throws DomainError when it has ended already. */
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
  // Serialises with an entry that is created or ended concurrently for this customer.
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

/**
 * Of two concurrent requests the second sees the effect of the first.
 * @throws PrismaClientKnownRequestError P2025 when there is none.
 */
export async function lockEntry(tx: Tx, uid: string): Promise<{ state: EntryState }> {
  await lockRow(tx, 'blacklist_entry', uid);
  const { state } = await tx.blacklistEntry.findUniqueOrThrow({ where: { uid }, select: { state: true } });
  return { state: state as EntryState };
}
