import { type PostingFilter, WITHOUT } from '#contracts/sales/books.admin.http';
import { PERSONAL_ACCOUNTS } from '#domain/sales/ledger/reports';
import { Prisma } from '#runtime/generated/prisma/client';

const { sql } = Prisma;

/** The posting is in the account of one person. As text: in GROUP BY a parameter is another one each time. */
export const ofPerson = Prisma.raw(`p.account IN (${PERSONAL_ACCOUNTS.map((account) => `'${account}'`).join(', ')})`);
/** The first day of a month, `2026-11`. */
export const firstDay = (month: string): Prisma.Sql => sql`${`${month}-01`}::date`;

/**
 * `held (uid, label)` beside each posting `p`: the group, cause and so on that its money is held for, by what the product lines say of
 * subjects and orders (`heldFor`); nothing for the accounts of persons.
 */
export const withHeld = (heldFor: readonly Prisma.Sql[]): Prisma.Sql => {
  const all = heldFor.length
    ? Prisma.join(heldFor, ' UNION ALL ')
    : sql`SELECT NULL::uuid AS order_uid, NULL::uuid AS subject_uid, NULL::uuid AS uid, NULL AS label WHERE false`;
  return sql`LEFT JOIN (${all}) own ON own.subject_uid = p.subject_uid AND NOT ${ofPerson}
    LEFT JOIN (${all}) sold ON sold.order_uid = p.order_uid AND p.subject_uid IS NULL AND NOT ${ofPerson}
    CROSS JOIN LATERAL (SELECT coalesce(own.uid, sold.uid) AS uid, coalesce(own.label, sold.label) AS label) held`;
};

/** What the money of a posting is held for, or else the record that it is about, which no line has a name for: a line of the bank, a product. */
export const SUBJECT = sql`coalesce(held.uid, CASE WHEN NOT ${ofPerson} THEN p.subject_uid END)`;

/** The line that is named; undefined: none, or postings without one. */
export const lineOf = ({ productLine }: PostingFilter): string | undefined =>
  productLine === WITHOUT ? undefined : productLine;

/** Of postings `p` with `withHeld`. `from` is left to the caller where `isOpening`: what was before counts too. */
export function postingsWhere(filter: PostingFilter, { isOpening = false } = {}): Prisma.Sql {
  const { account, productLine, orderUid, partyUid, subjectUid, entryUid, from, to, side } = filter;
  const conditions = [
    sql`true`,
    account && sql`p.account = ${account}`,
    productLine && (productLine === WITHOUT ? sql`p.product_line IS NULL` : sql`p.product_line = ${productLine}`),
    orderUid && sql`p.order_uid = ${orderUid}::uuid`,
    partyUid && (partyUid === WITHOUT ? sql`p.party_uid IS NULL` : sql`p.party_uid = ${partyUid}::uuid`),
    subjectUid && (subjectUid === WITHOUT ? sql`held.uid IS NULL` : sql`${SUBJECT} = ${subjectUid}::uuid`),
    entryUid && sql`p.entry_uid = ${entryUid}::uuid`,
    from && !isOpening && sql`p.period >= ${firstDay(from)}`,
    to && sql`p.period <= ${firstDay(to)}`,
    side && (side === 'debit' ? sql`p.amount_sen > 0` : sql`p.amount_sen < 0`),
  ].filter((condition) => condition !== undefined && condition !== '' && condition !== false);
  return Prisma.join(conditions as Prisma.Sql[], ' AND ');
}
