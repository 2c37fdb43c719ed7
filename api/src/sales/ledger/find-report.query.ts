import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { type BookReport, type BookReportQuery, type PostingFilter, WITHOUT } from '#contracts/sales/books.admin.http';
import { sen, toRupiah } from '#domain/platform/sen';
import { dayInWib } from '#domain/platform/wib';
import { addMonths, monthsOf } from '#domain/sales/ledger/months';
import { AGES, PERSONAL_ACCOUNTS, type StatementKey } from '#domain/sales/ledger/reports';
import type { Prisma } from '#runtime/generated/prisma/client';
import { Clock } from '#runtime/platform/clock/clock';
import { Database } from '#runtime/platform/db/database';
import { ProductLines } from '#runtime/sales/product-lines';
import { invalid } from '../../platform/http/errors/refusal.js';
import { checkLine } from './check-line.js';
import { lineOf } from './posting-filter.js';
import {
  type FigureRow,
  type Span,
  ageingSql,
  fundsSql,
  owedSql,
  profitSql,
  spentSql,
  statementSql,
} from './report-sql.js';

export class FindReportQuery extends Query<BookReport> {
  constructor(readonly of: BookReportQuery) {
    super();
  }
}

interface Plan {
  statement: Prisma.Sql;
  columns: BookReport['columns'];
  filterOf: (row: FigureRow) => PostingFilter;
}
/** A longer one is not read by people; the sums are of all. */
const MOST_ROWS = 2_000;
const PERSONAL: ReadonlySet<string | null> = new Set(PERSONAL_ACCOUNTS);
const byPerson = ({ key, account }: FigureRow): PostingFilter => ({
  account: account ?? undefined,
  partyUid: key ?? WITHOUT,
});
const bySubject = ({ key, account }: FigureRow): PostingFilter => ({
  account: account ?? undefined,
  subjectUid: key ?? WITHOUT,
});
const ROW_FILTERS: Record<StatementKey, (row: FigureRow) => PostingFilter> = {
  account: ({ account }) => ({ account: account ?? undefined }),
  period: ({ key, account }) => ({ account: account ?? undefined, from: key ?? undefined, to: key ?? undefined }),
  productLine: ({ key, account }) => ({ account: account ?? undefined, productLine: key ?? WITHOUT }),
  subject: bySubject,
  party: byPerson,
};

/** A report of the books, each figure with the filter of its postings. docs/rules/ledger.md#reports */
@QueryHandler(FindReportQuery)
export class FindReportHandler implements IQueryHandler<FindReportQuery> {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly lines: ProductLines,
  ) {}

  async execute({ of }: FindReportQuery): Promise<BookReport> {
    checkLine(this.lines, lineOf(of));
    const now = this.clock.now();
    const to = of.to ?? dayInWib(now).slice(0, 7);
    const from = of.from ?? (of.report === 'profit' ? addMonths(to, -11) : `${to.slice(0, 4)}-01`);
    const { productLine, orderUid, by = 'account' } = of;
    const given = { productLine, orderUid };
    const { statement, columns, filterOf } = this.plan({ ...of, by, from, to }, now);
    const found = await this.database.$queryRaw<FigureRow[]>(statement);
    const spent = of.report === 'funds' ? await this.spentOf({ ...of, from, to }, found) : null;
    const sums = columns.map((_, at) => found.reduce((sum, { cells }) => sum + BigInt(cells[at]!), 0n));
    return {
      columns: columns.map(({ key, filter }) => ({ key, filter: { ...given, ...filter } })),
      rows: found.slice(0, MOST_ROWS).map((row, at) => ({
        key: `${row.key ?? at} ${row.account ?? ''}`,
        label: row.label,
        account: row.account,
        filter: filterOf(row),
        spent: spent?.get(row.key ?? '') ?? null,
        cells: row.cells.map((cell) => toRupiah(sen(BigInt(cell)))),
      })),
      sums: sums.map((sum) => toRupiah(sen(sum))),
      isCut: found.length > MOST_ROWS,
    };
  }

  /** Why the funds of a group are below zero. docs/rules/ledger.md#reports */
  private async spentOf(of: BookReportQuery & Span, found: FigureRow[]) {
    const groups = found.filter(({ key, cells }) => key !== null && BigInt(cells.at(-1)!) < 0n).map(({ key }) => key!);
    const spent = new Map<string, NonNullable<BookReport['rows'][number]['spent']>>();
    if (groups.length === 0) return spent;
    const rows = await this.database.$queryRaw<{ key: string; kind: string; amount: string }[]>(
      spentSql(of, this.lines.heldFor(), groups.slice(0, MOST_ROWS)),
    );
    for (const { key, kind, amount } of rows)
      spent.set(key, [...(spent.get(key) ?? []), { kind, amount: toRupiah(sen(BigInt(amount))) }]);
    return spent;
  }

  private plan(of: BookReportQuery & Span & { by: StatementKey }, now: Date): Plan {
    const { from, to, by } = of;
    const months = monthsOf(from, to);
    const heldFor = this.lines.heldFor();
    const until = (key: string, more: PostingFilter = {}) => ({ key, filter: { to, ...more } });
    const within = (key: string, more: PostingFilter = {}) => ({ key, filter: { from, to, ...more } });
    switch (of.report) {
      case 'statement':
        return {
          statement: statementSql(by, of, heldFor),
          columns: [
            ...(by === 'period' ? [] : [until('before', { to: addMonths(from, -1) })]),
            within('debit', { side: 'debit' }),
            within('credit', { side: 'credit' }),
            by === 'period' ? within('total') : until('after'),
          ],
          filterOf: ROW_FILTERS[by],
        };
      case 'profit':
        if (by === 'period')
          throw invalid({ field: 'by', message: 'Laba rugi sudah per bulan. Pilih rincian lain, ya.' });
        return {
          statement: profitSql(by, months, of, heldFor),
          columns: [...months.map((month) => ({ key: month, filter: { from: month, to: month } })), within('total')],
          filterOf: ROW_FILTERS[by],
        };
      case 'funds':
        return {
          statement: fundsSql(of, heldFor),
          columns: [until('came', { side: 'credit' }), until('went', { side: 'debit' }), until('held')],
          filterOf: bySubject,
        };
      case 'owed':
        return {
          statement: owedSql(of, heldFor),
          columns: [until('owed')],
          filterOf: (row) => (PERSONAL.has(row.account) ? byPerson : bySubject)(row),
        };
      case 'ageing':
        return {
          statement: ageingSql(of, now),
          columns: [...AGES.map(({ key }) => until(key)), until('owed')],
          filterOf: byPerson,
        };
    }
  }
}
