import { Injectable } from '@nestjs/common';
import {
  type AdminCounts,
  type AdminCountsQuery,
  type AdminListQuery,
  COUNTED_OF_A_CHOICE,
} from '#contracts/platform/admin-list.http';
import { Database } from '#runtime/platform/db/database';
import { Prisma } from '#runtime/generated/prisma/client';
import { type AdminList, type ListPage, readAdminList, readChoices } from './admin-list.js';
import { type Condition, type Filters, allOf, conditionsOf, isNull, sql } from './list-filters.js';
import { A_HANDFUL, COUNTED_UP_TO, type Plan, isTooMuch, planOf, seen, totalOf } from './list-total.js';
import { Refusal } from '../errors/refusal.js';

export interface SortKey {
  by: Prisma.Sql[];
  /** The moment that a row of it begins to wait; undefined: the first column is one. */
  since?: Prisma.Sql;
  /** Which rows have a value to be sorted by; the others come last. Undefined: all. */
  has?: Prisma.Sql;
}
/** Columns to sort by, all in the direction asked for. */
export const sortBy = (...by: Prisma.Sql[]): SortKey => ({ by });
/** A day of the bank, which begins in WIB. */
export const sortByDay = (column: Prisma.Sql): SortKey => ({
  by: [column],
  since: sql`${column}::timestamp AT TIME ZONE 'Asia/Jakarta'`,
});
/** Rows without a value come last, in both directions. */
export const sortByNullable = (column: Prisma.Sql, has = isNull(column, false)): SortKey => ({ by: [column], has });

/** Of so many rows the page and the total come from one statement, which reads them all. */
const READ_AT_ONCE = 2_500;
/** What the endpoints of a console resource read: `list-controller.ts` makes them. */
export interface RecordSource<Answer> {
  find(query: AdminListQuery): Promise<ListPage<Answer>>;
  counts(query: AdminCountsQuery): Promise<AdminCounts>;
  /** @throws Refusal 404 when there is no such record. */
  one(uid: string): Promise<Answer>;
  /** @throws Refusal 422 for a filter or a sort that the list does not have. */
  check(query: AdminListQuery): void;
}

/**
 * The records of a table as the console lists them. A list says its table, what it is sorted and filtered by, and how
 * records of given uids are read; the rest is here.
 *
 * First the uids of the page are found, in one statement that an index can answer alone, then the records are read: a
 * deep offset passes over index entries, never over joined rows.
 */
@Injectable()
export abstract class RecordList<Answer extends { id: string }> implements RecordSource<Answer> {
  /** What stands after FROM. The table is named `t` and has a `uid`. */
  protected abstract readonly from: Prisma.Sql;
  /** By the field of the answer. The first is the default, newest first. */
  protected abstract readonly sorts: Record<string, SortKey>;
  protected abstract readonly filters: Filters<Prisma.Sql | Condition>;
  /** Makes the order of equal rows the same on every page. */
  protected readonly tieBreaker: Prisma.Sql = sql`t.uid`;

  constructor(protected readonly database: Database) {}

  /** The records with these uids, in any order. */
  protected abstract read(uids: string[]): Promise<Answer[]>;

  async find(query: AdminListQuery): Promise<ListPage<Answer>> {
    const list = this.listOf(query);
    const { expected, isUnique, ...statements } = this.statements(list);
    // Records asked for by id are answered all at once; the console sends no range with them.
    if (list.ids)
      return complete(inOrder(await this.database.read<Found>(statements.read().page), await this.read(list.ids)));
    const plan = isUnique ? A_HANDFUL : await planOf(this.database, expected);
    const { page, counted, isAtOnce } = statements.read(plan);
    const [found, count] = await Promise.all([
      this.database.read<Found>(page),
      isAtOnce || !counted ? undefined : this.database.read<Count>(counted),
    ]);
    // A page beyond the end has no row that could bring the total.
    const [exact] =
      count ?? (isAtOnce && !found.length && list.skip > 0 ? await this.database.read<Count>(counted!) : found);
    const total = totalOf(counted && (exact?.total ?? 0), plan);
    const records = await this.read(found.map(({ uid }) => uid));
    return { rows: inOrder(found, records), skip: list.skip, ...seen(total, list, found.length) };
  }

  async one(uid: string): Promise<Answer> {
    const [record] = await this.read([uid]);
    if (!record) throw new Refusal('NOT_FOUND', 404);
    return record;
  }

  listOf = (query: AdminListQuery): AdminList => readAdminList(query, Object.keys(this.sorts) as [string, ...string[]]);

  check(query: AdminListQuery): void {
    conditionsOf(this.listOf(query).filter, this.filters);
  }

  async counts(query: AdminCountsQuery): Promise<AdminCounts> {
    const choices = readChoices(query);
    const { expected, counts } = this.countStatements(choices);
    if (expected && isTooMuch(await planOf(this.database, expected))) return choices.map(() => null);
    const [row] = await this.database.read<{ counts: AdminCounts }>(counts);
    return row!.counts;
  }

  /** The statements behind `counts`; public for the test that looks at their plans. */
  countStatements(choices: Record<string, unknown>[]) {
    const all = choices.map((filter) => conditionsOf<Prisma.Sql | Condition>(filter, this.filters));
    const rows = (conditions: (Prisma.Sql | Condition)[]) => sql`FROM ${this.from} WHERE ${allOf(conditions.map(few))}`;
    // The text is the same in all choices: what it costs to collect its rows is asked of one.
    const searched = all[0]!.find((one) => 'few' in one && !one.isUnique);
    const upTo = COUNTED_OF_A_CHOICE + 1;
    const counts = all.map((one) => sql`(SELECT count(*)::int FROM (SELECT ${rows(one)} LIMIT ${upTo}) counted)`);
    return {
      expected: searched && sql`EXPLAIN (FORMAT JSON) SELECT ${rows([searched])}`,
      counts: sql`SELECT json_build_array(${Prisma.join(counts)}) AS counts`,
    };
  }

  /** How many rows a filter shows, and the first moment of a sort key among them; a part of a larger statement. */
  waiting(filter: Readonly<Record<string, unknown>>, clock?: string): Prisma.Sql {
    const conditions = conditionsOf<Prisma.Sql | Condition>(filter, this.filters);
    const key = clock && this.sorts[clock];
    const first = key ? sql`min(${key.since ?? key.by[0]!})` : sql`NULL`;
    return sql`SELECT json_build_object('count', count(*)::int, 'first', ${first}) FROM ${this.from} WHERE ${allOf(conditions.map(few))}`;
  }

  /** The rows of a filter that wait longest by a sort key, each with its moment; a part of a larger statement. */
  firstWaiting(filter: Readonly<Record<string, unknown>>, clock: string | undefined, take: number): Prisma.Sql {
    const conditions = conditionsOf<Prisma.Sql | Condition>(filter, this.filters);
    const key = clock && this.sorts[clock];
    const moment = key ? (key.since ?? key.by[0]!) : sql`NULL`;
    const order = Prisma.join([...(key ? [key.by[0]!] : []), this.tieBreaker]);
    return sql`SELECT t.uid, (${moment})::timestamptz AS moment FROM ${this.from} WHERE ${allOf(conditions.map(few))} ORDER BY ${order} LIMIT ${take}`;
  }

  /** The statements behind `find`; public for the test that looks at their plans. */
  statements(list: AdminList) {
    const conditions = conditionsOf<Prisma.Sql | Condition>(list.filter, this.filters);
    if (list.ids) conditions.push(sql`t.uid = ANY (${list.ids}::uuid[])`);
    const hasForms = conditions.some((one) => 'few' in one);
    const rows = (form: 'few' | 'many') =>
      sql`FROM ${this.from} WHERE ${allOf(conditions.map((one) => ('few' in one ? one[form] : one)))}`;
    const page = this.page.bind(this);
    const isNullable = this.sorts[list.sort.field]!.has !== undefined;
    return {
      isUnique: conditions.some((one) => 'few' in one && one.isUnique),
      /** How many rows the planner expects, as a plan. */
      expected: sql`EXPLAIN (FORMAT JSON) SELECT ${rows('few')}`,
      /** The page, and the exact total where it is to be counted. */
      read(plan?: Plan) {
        const isMany = hasForms && plan !== undefined && isTooMuch(plan);
        const isCounted = !isMany && plan !== undefined && plan['Plan Rows'] <= COUNTED_UP_TO;
        const isAtOnce = isCounted && plan['Plan Rows'] <= READ_AT_ONCE && !isNullable;
        return {
          isAtOnce,
          page: page(list, rows(isMany ? 'many' : 'few'), isAtOnce),
          counted: isCounted
            ? sql`SELECT count(*)::int AS total FROM (SELECT ${rows('few')} LIMIT ${COUNTED_UP_TO + 1}) counted`
            : undefined,
        };
      },
    };
  }

  private page({ ids, sort, skip, take }: AdminList, rows: Prisma.Sql, withTotal: boolean): Prisma.Sql {
    const { by, has } = this.sorts[sort.field]!;
    const way = sort.direction === 'asc' ? sql`ASC` : sql`DESC`;
    const order = (columns: Prisma.Sql[]) =>
      sql`ORDER BY ${Prisma.join(columns.map((column) => sql`${column} ${way}`))}`;
    const upTo = ids ? Prisma.empty : sql`LIMIT ${skip + take}`;
    const page = ids ? Prisma.empty : sql`LIMIT ${take} OFFSET ${skip}`;
    const columns = [...by, this.tieBreaker];
    if (withTotal) {
      const keys = columns.map((_, index) => Prisma.raw(`key${index}`));
      const named = columns.map((column, index) => sql`${column} AS ${keys[index]}`);
      // MATERIALIZED: with the LIMIT the planner would walk the list until the page is full, but the total needs them all.
      return sql`WITH found AS MATERIALIZED (SELECT t.uid, ${Prisma.join(named)} ${rows})
        SELECT uid, count(*) OVER ()::int AS total FROM found ${order(keys)} ${page}`;
    }
    if (!has) return sql`SELECT t.uid ${rows} ${order(columns)} ${page}`;
    // In two parts: one index serves both directions, and the first part is often small.
    return sql`SELECT uid FROM (
        (SELECT t.uid, 1 AS part, ${by[0]} AS value, ${this.tieBreaker} AS tie
          ${rows} AND ${has} ${order([by[0]!, this.tieBreaker])} ${upTo})
        UNION ALL
        (SELECT t.uid, 2, NULL, ${this.tieBreaker} ${rows} AND NOT (${has}) ${order([this.tieBreaker])} ${upTo})
      ) rows ORDER BY part, value ${way} NULLS LAST, tie ${way} ${page}`;
  }
}

const few = (one: Prisma.Sql | Condition): Prisma.Sql => ('few' in one ? one.few : one);

type Count = { total: number };
type Found = Partial<Count> & { uid: string };

const complete = <Answer>(rows: Answer[]): ListPage<Answer> => ({
  rows,
  skip: 0,
  total: rows.length,
  isEstimated: false,
});

function inOrder<Answer extends { id: string }>(found: Found[], records: Answer[]): Answer[] {
  const byId = new Map(records.map((record) => [record.id, record]));
  // One that was deleted between the two statements is left out.
  return found.flatMap(({ uid }) => byId.get(uid) ?? []);
}
