import { ERASED_WORDS, pseudonymOf } from '#domain/privacy/erasure';
import type { Tx } from '#runtime/db/database';
import { Prisma } from '#runtime/generated/prisma/client';
import { avatarKeyOf } from '#runtime/storage/avatars';

const { sql } = Prisma;

/**
 * Takes the person out of every table and leaves sums, numbers, dates and states. The caller has locked the customer.
 * A spec lists each text column of the database and what becomes of it: a new one is refused until somebody has decided.
 * @returns what has to go outside the database: keys of the file store, names of mails.
 */
export async function eraseRows(tx: Tx, customerUid: string, now: Date): Promise<{ files: string[]; mails: string[] }> {
  const left = await leftOutside(tx, customerUid);
  // Lets the triggers of the append-only tables take away the words.
  await tx.$executeRaw`SELECT set_config('patungan.erasing', 'on', true)`;
  for (const statement of statements(Prisma.sql`${customerUid}::uuid`, now, pseudonymOf(customerUid)))
    await tx.$executeRaw(statement);
  await tx.$executeRaw`SELECT set_config('patungan.erasing', 'off', true)`;
  return left;
}

async function leftOutside(tx: Tx, customerUid: string) {
  const { avatar } = await tx.customer.findUniqueOrThrow({ where: { uid: customerUid }, select: { avatar: true } });
  const proofs = await tx.$queryRaw<{ key: string }[]>`
    SELECT "key" FROM "proof" WHERE "uid" IN (${proofsOf(sql`${customerUid}::uuid`)}) AND "key" NOT LIKE 'erased/%'`;
  const messages = await tx.notification.findMany({ where: { customerUid }, select: { uid: true } });
  const links = await tx.accountLink.findMany({ where: { customerUid }, select: { uid: true } });
  return {
    files: [...proofs.map(({ key }) => key), ...(avatar ? [avatarKeyOf(avatar)] : [])],
    mails: [...messages.map(({ uid }) => uid), ...links.flatMap(({ uid }) => [uid, `${uid}-changed`])],
  };
}

const ordersOf = (customer: Prisma.Sql) => sql`SELECT "uid" FROM "order" WHERE "customer_uid" = ${customer}`;
const accountsOf = (customer: Prisma.Sql) => sql`SELECT "uid" FROM "account" WHERE "customer_uid" = ${customer}`;
/** Blacklist entries that concern the person. */
const entriesOf = (customer: Prisma.Sql) =>
  sql`SELECT "entry_uid" FROM "blacklist_match" WHERE "customer_uid" = ${customer}`;
/** The shop's proof of a reimbursement shows the host's bank account. */
const proofsOf = (customer: Prisma.Sql) => sql`
  SELECT "proof_uid" FROM "payment" WHERE "order_uid" IN (${ordersOf(customer)})
  UNION SELECT "proof_uid" FROM "host_purchase" WHERE "order_uid" IN (${ordersOf(customer)})
  UNION SELECT "proof_uid" FROM "reimbursement" WHERE "order_uid" IN (${ordersOf(customer)})
  UNION SELECT "evidence_uid" FROM "blacklist_entry" WHERE "uid" IN (${entriesOf(customer)})`;
/** Everything of the person that an admin can have acted on. */
const subjectsOf = (customer: Prisma.Sql) => sql`
  SELECT ${customer} UNION ${ordersOf(customer)} UNION ${accountsOf(customer)}
  UNION SELECT "uid" FROM "payment" WHERE "order_uid" IN (${ordersOf(customer)})
  UNION SELECT "uid" FROM "host_purchase" WHERE "order_uid" IN (${ordersOf(customer)})
  UNION SELECT "uid" FROM "reimbursement" WHERE "order_uid" IN (${ordersOf(customer)})
  UNION ${entriesOf(customer)}`;

const statements = (customer: Prisma.Sql, now: Date, nobody: ReturnType<typeof pseudonymOf>): Prisma.Sql[] => [
  // Its own pictures first: afterwards nothing leads to them.
  sql`UPDATE "proof" SET "key" = 'erased/' || "uid", "sha256" = '' WHERE "uid" IN (${proofsOf(customer)})`,
  sql`DELETE FROM "audit_reason" WHERE "audit_uid" IN
    (SELECT "uid" FROM "audit_log" WHERE "subject_uid" IN (${subjectsOf(customer)}))`,
  // Who is blocked stays blocked: what they were known by is left as a salted hash, which still meets (docs/decisions/0011).
  sql`UPDATE "blacklist_key" k
    SET "value" = 'h:' || s.salt || ':' || encode(sha256(convert_to(s.salt || k."value", 'UTF8')), 'hex')
    FROM (SELECT "entry_uid", "kind", "value", gen_random_uuid()::text AS salt FROM "blacklist_key") s
    WHERE (s."entry_uid", s."kind", s."value") = (k."entry_uid", k."kind", k."value") AND k."value" NOT LIKE 'h:%'
      AND k."value" IN (
        SELECT unnest(ARRAY["email", "phone_number"]) FROM "customer" WHERE "uid" = ${customer}
        UNION SELECT "device_id" FROM "session" WHERE "customer_uid" = ${customer})`,
  sql`UPDATE "blacklist_entry" SET "reason" = ${ERASED_WORDS},
      "end_reason" = CASE WHEN "end_reason" IS NOT NULL THEN ${ERASED_WORDS} END
    WHERE "uid" IN (${entriesOf(customer)})`,
  sql`UPDATE "blacklist_appeal" SET "message" = ${ERASED_WORDS}, "answer" = CASE WHEN "answer" IS NOT NULL THEN ${ERASED_WORDS} END,
      "state" = CASE "state" WHEN 'waiting' THEN 'lapsed' ELSE "state" END, "answered_at" = coalesce("answered_at", ${now})
    WHERE "customer_uid" = ${customer}`,
  sql`DELETE FROM "notification" WHERE "customer_uid" = ${customer}`,
  sql`DELETE FROM "account_link" WHERE "customer_uid" = ${customer}`,
  sql`DELETE FROM "forgotten_password" WHERE "email" = (SELECT "email" FROM "customer" WHERE "uid" = ${customer})`,
  sql`DELETE FROM "session" WHERE "customer_uid" = ${customer}`,
  sql`UPDATE "payment" SET "bank_from" = '', "account_name" = '', "reason" = NULL
    WHERE "order_uid" IN (${ordersOf(customer)})`,
  sql`UPDATE "host_purchase" SET "bank_name" = NULL, "account_number" = NULL, "account_name" = NULL, "reason" = NULL
    WHERE "order_uid" IN (${ordersOf(customer)})`,
  sql`UPDATE "reimbursement" SET "reason" = NULL WHERE "order_uid" IN (${ordersOf(customer)})`,
  sql`UPDATE "refund" SET "reason" = ${ERASED_WORDS} WHERE "order_uid" IN (${ordersOf(customer)})`,
  sql`UPDATE "order_eligibility" SET "account_email" = NULL WHERE "order_uid" IN (${ordersOf(customer)})`,
  // What a host stored opens the host's own account at the provider.
  sql`DELETE FROM "group_credential" WHERE "stored_by" = 'host' AND "stored_uid" = ${customer}`,
  sql`UPDATE "credential_access" SET "ip" = NULL WHERE "account_uid" IN (${accountsOf(customer)}) AND "ip" IS NOT NULL`,
  sql`UPDATE "follow_up" SET "message" = ${ERASED_WORDS}, "answer" = CASE WHEN "answer" IS NOT NULL THEN ${ERASED_WORDS} END,
      "state" = 'closed', "closed_at" = coalesce("closed_at", ${now}), "closed_by" = coalesce("closed_by", 'system')
    WHERE "customer_uid" = ${customer}`,
  // Texts of the shop itself may stay; what a person typed may name somebody.
  sql`UPDATE "order_history" SET "why" = ${ERASED_WORDS}
    WHERE "order_uid" IN (${ordersOf(customer)}) AND "by" NOT IN ('customer', 'system')`,
  sql`UPDATE "account_history" SET "why" = ${ERASED_WORDS}
    WHERE "account_uid" IN (${accountsOf(customer)}) AND "by" NOT IN ('customer', 'system')`,
  // The digest of the request and the client's own keys were made of, or by, the person.
  sql`UPDATE "order" SET "name" = ${nobody.name}, "email" = ${nobody.email}, "phone_number" = ${nobody.phoneNumber},
      "idempotency_key" = NULL, "retry_key" = NULL, "request_hash" = ''
    WHERE "customer_uid" = ${customer}`,
  // Blocked as well: an old token orders nothing more. Verified: nobody writes to ask for it.
  sql`UPDATE "customer" SET "name" = ${nobody.name}, "email" = ${nobody.email}, "phone_number" = ${nobody.phoneNumber},
      "password_hash" = '', "avatar" = NULL, "reminder_phone" = NULL, "blocked_at" = coalesce("blocked_at", ${now}),
      "email_verified_at" = coalesce("email_verified_at", ${now}), "blocked_reason" = NULL, "erased_at" = coalesce("erased_at", ${now})
    WHERE "uid" = ${customer}`,
];
