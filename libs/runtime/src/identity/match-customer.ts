import type { Tx } from '#runtime/platform/db/database';
import { Prisma } from '#runtime/generated/prisma/client';
import type { Fact } from '#runtime/identity/blacklist-keys';
import { applyEntry, customersKnownBy, hint, meetCustomers } from '#runtime/identity/blacklist.store';

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
 * Called wherever a fact comes up; of a blocked customer it becomes a key of the entry. Takes the entries' locks: before that of the customer.
 */
export async function matchCustomer(tx: Tx, customerUid: string, facts: Fact[], now: Date): Promise<void> {
  const blockedBy = new Map((await entriesBlocking(tx, customerUid)).map((entry) => [entry.uid, entry]));
  for (const { certain, kind, ...entry } of await activeEntries(tx, facts, now)) {
    const match = { customerUid, matchedOn: kind };
    if (certain) {
      await applyEntry(tx, entry, match, now);
      blockedBy.set(entry.uid, entry);
    } else await hint(tx, entry.uid, match, now);
  }
  for (const entry of blockedBy.values()) await learn(tx, entry, { customerUid, facts }, now);
}

/** What comes up about a blocked customer identifies the person as what was known at the block does. docs/rules/sessions.md#blacklist */
async function learn(
  tx: Tx,
  entry: { uid: string; reason: string },
  { customerUid, facts }: { customerUid: string; facts: Fact[] },
  now: Date,
): Promise<void> {
  const added: Fact[] = [];
  for (const { kind, value, certain } of facts)
    added.push(
      ...(await tx.$queryRaw<Fact[]>`
        INSERT INTO blacklist_key AS k (entry_uid, kind, value, certain) VALUES (${entry.uid}::uuid, ${kind}, ${value}, ${certain})
        ON CONFLICT (entry_uid, kind, value) DO UPDATE SET certain = true WHERE EXCLUDED.certain AND NOT k.certain
        RETURNING kind, value, certain`),
    );
  if (added.length === 0) return;
  const others = (await customersKnownBy(tx, added)).filter((other) => other.customerUid !== customerUid);
  await meetCustomers(tx, entry, others, now);
}

/** Locked like those that match. */
const entriesBlocking = (tx: Tx, customerUid: string) => tx.$queryRaw<{ uid: string; reason: string }[]>`
  SELECT e.uid, e.reason FROM blacklist_match m JOIN blacklist_entry e ON e.uid = m.entry_uid
  WHERE m.customer_uid = ${customerUid}::uuid AND e.state = 'active' ORDER BY e.created_at FOR SHARE OF e`;

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
