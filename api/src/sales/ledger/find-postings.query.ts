import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import {
  type FoundPostings,
  POSTINGS_PER_PAGE,
  type PostingFilter,
  type PostingsQuery,
} from '#contracts/sales/books.admin.http';
import { addSen, negate, sen, toRupiah } from '#domain/platform/sen';
import { checkInOrder } from '#domain/sales/ledger/months';
import { Database } from '#runtime/platform/db/database';
import { Prisma } from '#runtime/generated/prisma/client';
import { ProductLines } from '#runtime/sales/product-lines';
import { checkLine } from './check-line.js';
import { SUBJECT, firstDay, lineOf, postingsWhere, withHeld } from './posting-filter.js';

export class FindPostingsQuery extends Query<FoundPostings> {
  constructor(readonly of: PostingsQuery) {
    super();
  }
}

type Row = Omit<FoundPostings['rows'][number], 'amount' | 'at' | 'balance'> & {
  amountSen: bigint;
  at: Date;
  /** As text: a sum of bigint is numeric. */
  balanceSen: string | null;
};
interface Sums {
  total: number;
  debit: string;
  credit: string;
}

/**
 * Of an order the whole entries of its payments: the credit that paid it came from another order, and paid with it is shown there too.
 * Behind the figure of an account only its own postings count.
 */
function wholeOrderWhere({ orderUid, ...filter }: PostingFilter): Prisma.Sql {
  if (!orderUid || filter.account) return postingsWhere({ orderUid, ...filter });
  return Prisma.sql`${postingsWhere(filter)} AND (p.order_uid = ${orderUid}::uuid OR p.entry_uid IN (
    SELECT own.entry_uid FROM ledger_posting own JOIN ledger_entry paid ON paid.uid = own.entry_uid
    WHERE own.order_uid = ${orderUid}::uuid AND paid.kind = 'payment'))`;
}

/** The balance after each posting, which goes on from what counts in the months before; none where a side or other accounts are left out. */
function balanceAfter(filter: PostingFilter, held: Prisma.Sql): Prisma.Sql {
  const { account, side, entryUid, from } = filter;
  if (!account || side || entryUid) return Prisma.sql`NULL::text`;
  const before = from
    ? Prisma.sql`(SELECT coalesce(sum(p.amount_sen), 0) FROM ledger_posting p ${held}
        WHERE ${postingsWhere(filter, { isOpening: true })} AND p.period < ${firstDay(from)})`
    : Prisma.sql`0`;
  return Prisma.sql`(${before} + sum(p.amount_sen) OVER (ORDER BY e.at, p.id))::text`;
}

/** The postings behind a figure, the newest first, with the sums of both sides: what they are apart is the figure. */
@QueryHandler(FindPostingsQuery)
export class FindPostingsHandler implements IQueryHandler<FindPostingsQuery> {
  constructor(
    private readonly database: Database,
    private readonly lines: ProductLines,
  ) {}

  async execute({ of: { page = '1', ...filter } }: FindPostingsQuery): Promise<FoundPostings> {
    checkLine(this.lines, lineOf(filter));
    if (filter.from && filter.to) checkInOrder(filter.from, filter.to);
    const from = withHeld(this.lines.heldFor());
    const where = wholeOrderWhere(filter);
    const [[all], rows] = await Promise.all([
      this.database.$queryRaw<Sums[]>`
        SELECT count(*)::int AS total, coalesce(sum(p.amount_sen) FILTER (WHERE p.amount_sen > 0), 0)::text AS debit,
          coalesce(-sum(p.amount_sen) FILTER (WHERE p.amount_sen < 0), 0)::text AS credit
        FROM ledger_posting p ${from} WHERE ${where}`,
      this.database.$queryRaw<Row[]>`
        SELECT p.id::text AS id, p.entry_uid AS "entryUid", e.kind, e.cause, e.at, to_char(p.period, 'YYYY-MM') AS period,
          p.account, p.amount_sen AS "amountSen", p.product_line AS "productLine", p.order_uid AS "orderUid",
          o.number AS "orderNumber", p.party_uid AS "partyUid", c.name AS "partyName", ${SUBJECT} AS "subjectUid",
          held.label AS "subjectName", ${balanceAfter(filter, from)} AS "balanceSen"
        FROM ledger_posting p JOIN ledger_entry e ON e.uid = p.entry_uid
          LEFT JOIN "order" o ON o.uid = p.order_uid LEFT JOIN customer c ON c.uid = p.party_uid ${from}
        WHERE ${where} ORDER BY e.at DESC, p.id DESC LIMIT ${POSTINGS_PER_PAGE} OFFSET ${(Number(page) - 1) * POSTINGS_PER_PAGE}`,
    ]);
    const [debit, credit] = [sen(BigInt(all!.debit)), sen(BigInt(all!.credit))];
    return {
      rows: rows.map(({ amountSen, balanceSen, at, ...row }) => ({
        ...row,
        amount: toRupiah(sen(BigInt(amountSen))),
        balance: balanceSen === null ? null : toRupiah(sen(BigInt(balanceSen))),
        at: at.toISOString(),
      })),
      total: all!.total,
      debit: toRupiah(debit),
      credit: toRupiah(credit),
      sum: toRupiah(addSen(debit, negate(credit))),
    };
  }
}
