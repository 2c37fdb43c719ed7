import { pseudonymOf } from '#domain/identity/privacy/erasure';
import { ERASED_TEXT } from '#domain/platform/erased-text';
import type { CustomerRecords } from '#runtime/identity/customer-records';
import { eraseAuditReasons } from '#runtime/platform/audit/erase-audit-reasons';
import type { Tx } from '#runtime/platform/db/database';
import { avatarKeyOf } from '#runtime/platform/storage/avatars';
import { Prisma } from '#runtime/generated/prisma/client';

const { sql } = Prisma;

/**
 * Takes the person out of every table and leaves sums, numbers, dates and states. The caller has locked the customer.
 * text-columns.int.spec.ts lists each text column of the database and what an erasure does to it.
 * @returns what has to go outside the database: keys of the file store, names of mails.
 */
export async function eraseRows(tx: Tx, records: CustomerRecords, customerUid: string, now: Date) {
  const customer = sql`${customerUid}::uuid`;
  /** Blacklist entries that concern the person. */
  const entries = sql`SELECT "entry_uid" FROM "blacklist_match" WHERE "customer_uid" = ${customer}`;
  const mails = await mailsOf(tx, customerUid);
  const files = await avatarOf(tx, customerUid);
  // Lets the triggers of the append-only tables remove the words.
  await tx.$executeRaw`SELECT set_config('patungan.erasing', 'on', true)`;
  files.push(...(await eraseFiles(tx, customer, entries)));
  await records.erase(tx, customerUid, now);
  await eraseAuditReasons(tx, sql`SELECT ${customer} UNION ${entries}`);
  for (const statement of statements(customer, entries, now, pseudonymOf(customerUid))) await tx.$executeRaw(statement);
  await tx.$executeRaw`SELECT set_config('patungan.erasing', 'off', true)`;
  return { files, mails };
}

/** What was uploaded by or about the person, the shop's own proof of a transfer included: it shows a bank account. */
async function eraseFiles(tx: Tx, customer: Prisma.Sql, entries: Prisma.Sql): Promise<string[]> {
  const files = await tx.$queryRaw<{ key: string }[]>`
    WITH known AS (
      SELECT "uid", "key" FROM "file" WHERE "key" NOT LIKE 'erased/%' AND "uid" IN (
        SELECT "uid" FROM "file" WHERE "customer_uid" = ${customer}
        UNION SELECT "evidence_uid" FROM "blacklist_entry" WHERE "uid" IN (${entries}))),
    sketches AS (DELETE FROM "file_sketch" s USING known WHERE s."file_uid" = known."uid"),
    likenesses AS (DELETE FROM "file_likeness" l USING known WHERE known."uid" IN (l."file_uid", l."like_uid"))
    UPDATE "file" f SET "key" = 'erased/' || f."uid", "sha256" = ''
    FROM known WHERE known."uid" = f."uid" RETURNING known."key"`;
  return files.map(({ key }) => key);
}

async function avatarOf(tx: Tx, uid: string): Promise<string[]> {
  const { avatar } = await tx.customer.findUniqueOrThrow({ where: { uid }, select: { avatar: true } });
  return avatar ? [avatarKeyOf(avatar)] : [];
}

async function mailsOf(tx: Tx, customerUid: string): Promise<string[]> {
  const messages = await tx.notification.findMany({ where: { customerUid }, select: { uid: true } });
  const links = await tx.accountLink.findMany({ where: { customerUid }, select: { uid: true } });
  return [...messages.map(({ uid }) => uid), ...links.flatMap(({ uid }) => [uid, `${uid}-changed`])];
}

const statements = (
  customer: Prisma.Sql,
  entries: Prisma.Sql,
  now: Date,
  pseudonym: ReturnType<typeof pseudonymOf>,
): Prisma.Sql[] => [
  // A blocked customer stays blocked: the keys are left as salted hashes, which still match (docs/decisions/0011).
  sql`UPDATE "blacklist_key" k
    SET "value" = 'h:' || s.salt || ':' || encode(sha256(convert_to(s.salt || k."value", 'UTF8')), 'hex')
    FROM (SELECT "entry_uid", "kind", "value", gen_random_uuid()::text AS salt FROM "blacklist_key") s
    WHERE (s."entry_uid", s."kind", s."value") = (k."entry_uid", k."kind", k."value") AND k."value" NOT LIKE 'h:%'
      AND k."value" IN (
        SELECT unnest(ARRAY[canonical_email("email"), canonical_phone("phone_number")]) FROM "customer" WHERE "uid" = ${customer}
        UNION SELECT lower("device_id") FROM "session" WHERE "customer_uid" = ${customer}
        UNION SELECT own."value" FROM "blacklist_key" own WHERE own."entry_uid" IN (${entries}) AND NOT EXISTS (
          SELECT FROM "blacklist_match" m WHERE m."entry_uid" = own."entry_uid" AND m."customer_uid" <> ${customer}))`,
  sql`UPDATE "blacklist_entry" SET "reason" = ${ERASED_TEXT},
      "end_reason" = CASE WHEN "end_reason" IS NOT NULL THEN ${ERASED_TEXT} END
    WHERE "uid" IN (${entries})`,
  sql`UPDATE "blacklist_appeal" SET "message" = ${ERASED_TEXT}, "answer" = CASE WHEN "answer" IS NOT NULL THEN ${ERASED_TEXT} END,
      "state" = CASE "state" WHEN 'waiting' THEN 'lapsed' ELSE "state" END, "answered_at" = coalesce("answered_at", ${now})
    WHERE "customer_uid" = ${customer}`,
  sql`UPDATE "blacklist_hint" SET "state" = 'lapsed', "decided_at" = ${now}
    WHERE "customer_uid" = ${customer} AND "state" = 'waiting'`,
  sql`DELETE FROM "customer_note" WHERE "customer_uid" = ${customer}`,
  sql`DELETE FROM "notification" WHERE "customer_uid" = ${customer}`,
  sql`DELETE FROM "account_link" WHERE "customer_uid" = ${customer}`,
  sql`DELETE FROM "forgotten_password" WHERE "email" = (SELECT "email" FROM "customer" WHERE "uid" = ${customer})`,
  sql`DELETE FROM "session" WHERE "customer_uid" = ${customer}`,
  // What an admin has saved to look for this person: the whole name, e-mail or number. A part of a name is that of many.
  sql`DELETE FROM "admin_view" v USING "customer" c WHERE c."uid" = ${customer} AND EXISTS (
    SELECT FROM (VALUES (v."filter" ->> 'q'), (v."name")) typed("text")
    WHERE lower(typed."text") IN (lower(c."name"), lower(c."email"))
      OR regexp_replace(regexp_replace(typed."text", '\\D', '', 'g'), '^0', '62') = nullif(c."phone_number", ''))`,
  // Blocked as well: an old token orders nothing more. Verified: no mail asks for it.
  sql`UPDATE "customer" SET "name" = ${pseudonym.name}, "email" = ${pseudonym.email}, "phone_number" = ${pseudonym.phoneNumber},
      "password_hash" = '', "avatar" = NULL, "reminder_phone" = NULL, "blocked_at" = coalesce("blocked_at", ${now}),
      "email_verified_at" = coalesce("email_verified_at", ${now}), "blocked_reason" = NULL, "erased_at" = coalesce("erased_at", ${now})
    WHERE "uid" = ${customer}`,
];
