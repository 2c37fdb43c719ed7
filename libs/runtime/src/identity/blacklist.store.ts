import { randomUUID } from 'node:crypto';
import { type EntryState, appealMoves, entryMoves, hintMoves } from '#domain/identity/blacklist/blacklist';
import type { Actor } from '#domain/platform/transitions';
import type { Tx } from '#runtime/platform/db/database';
import { lockRow } from '#runtime/platform/db/lock-row';
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
  await meetCustomers(tx, { uid, reason: entry.reason }, await customersKnownBy(tx, keys, customerUid), now);
  return uid;
}

/** Blocks customers whom an entry certainly means and gives hints about the others. */
export async function meetCustomers(
  tx: Tx,
  entry: { uid: string; reason: string },
  customers: (Match & { certain: boolean })[],
  now: Date,
): Promise<void> {
  for (const { certain, ...match } of customers) {
    if (certain) await blockByEntry(tx, entry, match, now);
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
export async function hint(tx: Tx, entryUid: string, { customerUid, matchedOn }: Match, now: Date): Promise<void> {
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

/** Customers who have one of these keys now, each once. */
export async function customersKnownBy(tx: Tx, keys: Fact[], customerUid?: string) {
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
export async function applyEntry(
  tx: Tx,
  entry: { uid: string; reason: string },
  match: Match,
  now: Date,
): Promise<void> {
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
