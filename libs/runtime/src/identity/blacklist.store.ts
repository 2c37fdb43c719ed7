import { randomUUID } from 'node:crypto';
import { type EntryState, appealMoves, entryMoves, hintMoves } from '#domain/identity/blacklist/blacklist';
import type { Actor } from '#domain/platform/transitions';
import type { Tx } from '#runtime/platform/db/database';
import { lockRow } from '#runtime/platform/db/lock-row';
import { Prisma } from '#runtime/generated/prisma/client';
import { announce } from '#runtime/platform/outbox/announce';
import type { Fact } from '#runtime/identity/blacklist-keys';
import { endSessions } from '#runtime/identity/sessions.store';

export interface NewEntry {
  reason: string;
  keys: Fact[];
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
  for (const { certain, ...match } of await customersKnownBy(tx, keys, customerUid)) {
    if (certain) await blockByEntry(tx, { uid, reason: entry.reason }, match, now);
    else await hint(tx, uid, match, now);
  }
  return uid;
}

/**
 * The first of these facts that an active entry has already, with its reason. Of two new entries at once the second waits for the
 * first. An e-mail that was only typed gives hints, so an entry of the verified one says more.
 */
export async function listedFact(tx: Tx, facts: Fact[], now: Date): Promise<{ kind: string; reason: string } | null> {
  await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtextextended('blacklist entry', 0))`;
  const entries = await activeEntries(tx, facts, now);
  return entries.find(({ kind, certain }) => certain || kind !== 'email') ?? null;
}

/**
 * Blocks a customer whose verified e-mail an active entry has; what is only typed gives a hint for a person to decide.
 * Called wherever a fact comes up. Takes the entries' locks: before that of the customer.
 */
export async function matchCustomer(tx: Tx, customerUid: string, facts: Fact[], now: Date): Promise<void> {
  for (const { certain, kind, ...entry } of await activeEntries(tx, facts, now)) {
    const match = { customerUid, matchedOn: kind };
    if (certain) await applyEntry(tx, entry, match, now);
    else await hint(tx, entry.uid, match, now);
  }
}

/** Blocks one customer and ends the sessions. */
export async function blockByEntry(
  tx: Tx,
  entry: { uid: string; reason: string },
  match: Match,
  now: Date,
): Promise<void> {
  await applyEntry(tx, entry, match, now);
  await endSessions(tx, match.customerUid, now);
}

/** Once for each kind of fact; none for a customer whom the entry blocks already. */
async function hint(tx: Tx, entryUid: string, { customerUid, matchedOn }: Match, now: Date): Promise<void> {
  if (await tx.blacklistMatch.count({ where: { entryUid, customerUid } })) return;
  await tx.blacklistHint.createMany({
    data: [{ entryUid, customerUid, matchedOn, createdAt: now }],
    skipDuplicates: true,
  });
}

async function lapseHints(tx: Tx, whose: { entryUid: string; customerUid?: string }, now: Date): Promise<void> {
  const data = { state: hintMoves.after('waiting', 'lapse', 'system'), decidedAt: now };
  await tx.blacklistHint.updateMany({ where: { ...whose, state: 'waiting' }, data });
}

/**
 * Active entries with one of the keys, in plain or, after an erasure, as `h:<salt>:<hash>`. Locked, so that they cannot
 * be lifted before the caller has committed.
 */
async function activeEntries(tx: Tx, facts: Fact[], now: Date) {
  const rows = facts.map(({ kind, value, certain }) => Prisma.sql`(${kind}::text, ${value}::text, ${certain}::bool)`);
  if (rows.length === 0) return [];
  return tx.$queryRaw<{ uid: string; reason: string; kind: string; certain: boolean }[]>`
    SELECT e.uid, e.reason, k.kind, k.certain AND known.certain AS certain
      FROM blacklist_entry e JOIN blacklist_key k ON k.entry_uid = e.uid
      JOIN (VALUES ${Prisma.join(rows)}) known(kind, value, certain) ON known.kind = k.kind
    WHERE e.state = 'active' AND (e.expires_at IS NULL OR e.expires_at > ${now})
      AND (k.value = known.value OR (k.value LIKE 'h:%' AND split_part(k.value, ':', 3)
        = encode(sha256(convert_to(split_part(k.value, ':', 2) || known.value, 'UTF8')), 'hex')))
    ORDER BY k.certain AND known.certain DESC, e.created_at FOR SHARE OF e`;
}

async function customersKnownBy(tx: Tx, keys: Fact[], customerUid?: string) {
  const valuesOf = (kind: Fact['kind']) => keys.flatMap((key) => (key.kind === kind ? [key.value] : []));
  const isEmailCertain = keys.some(({ kind, certain }) => kind === 'email' && certain);
  return tx.$queryRaw<(Match & { certain: boolean })[]>`
    SELECT DISTINCT ON (uid) uid AS "customerUid", "on" AS "matchedOn", certain FROM (
      SELECT uid, 'customer' AS "on", true AS certain, 0 AS rank FROM customer WHERE uid = ${customerUid ?? null}::uuid
      UNION ALL SELECT uid, 'email', ${isEmailCertain} AND email_verified_at IS NOT NULL, 1 FROM customer
        WHERE canonical_email(email) = ANY (${valuesOf('email')})
      UNION ALL SELECT uid, 'phone', false, 2 FROM customer WHERE canonical_phone(phone_number) = ANY (${valuesOf('phone')})
      UNION ALL SELECT customer_uid, 'device', false, 3 FROM session WHERE lower(device_id) = ANY (${valuesOf('device')})
      UNION ALL SELECT customer_uid, 'device', false, 3 FROM session
        WHERE 'cookie:' || lower(device_hash) = ANY (${valuesOf('device')})
    ) known ORDER BY uid, certain DESC, rank`;
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
  await lapseHints(tx, { entryUid: entry.uid, customerUid }, now);
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
  await lapseHints(tx, { entryUid }, now);
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
