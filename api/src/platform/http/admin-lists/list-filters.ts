import { endOfDayInWib, startOfDayInWib } from '#domain/platform/wib';
import { readPhone } from '#domain/platform/phone';
import { Prisma } from '#runtime/generated/prisma/client';
import {
  type AdminList,
  filterDay,
  filterFlag,
  filterNumber,
  filterOneOf,
  filterText,
  filterUid,
} from './admin-list.js';
import { invalid } from '../errors/refusal.js';

export const { sql } = Prisma;

/** Reads the filter `name` and answers its condition; undefined when the filter is not used. */
type Filter<Condition> = (filter: AdminList['filter'], name: string) => Condition | undefined;
export type Filters<Condition> = Record<string, Filter<Condition>>;

const reading =
  <Value>(read: Filter<Value>) =>
  <Condition>(condition: (value: Value) => Condition): Filter<Condition> =>
  (filter, name) => {
    const value = read(filter, name);
    return value === undefined ? undefined : condition(value);
  };

/** A filter by the value's type. Each refuses a value of another type. */
export const byText = reading(filterText);
export const byNumber = reading(filterNumber);
export const byUid = reading(filterUid);
export const byFlag = reading(filterFlag);
export const byDay = reading(filterDay);
export const byChoice = <Choice extends string>(allowed: readonly Choice[]) =>
  reading((filter, name) => filterOneOf(filter, name, allowed));

/** Equal to the value of the filter. */
export const is = (column: Prisma.Sql) => (value: unknown) => sql`${column} = ${value}`;
export const isNull = (column: Prisma.Sql, wanted: boolean): Prisma.Sql =>
  wanted ? sql`${column} IS NULL` : sql`${column} IS NOT NULL`;
export const anyOf = (conditions: Prisma.Sql[]): Prisma.Sql => sql`(${Prisma.join(conditions, ' OR ')})`;
export const allOf = (conditions: Prisma.Sql[]): Prisma.Sql =>
  conditions.length ? Prisma.join(conditions, ' AND ') : sql`true`;

/** A condition on the rows of a list. */
export interface Condition {
  /** For a value that few rows have: their uids are found first, through indexes. */
  few: Prisma.Sql;
  /** For a value that many rows have: each row is checked as it is read in the order of the list. */
  many: Prisma.Sql;
  /** A value that a handful of rows can have at most: how many, the planner need not be asked. */
  isUnique?: true;
}
/**
 * Rows found by text in more than one table, where one plan cannot be right for both few and many matches.
 * @param found statements that each find the uids of rows, one for each table
 * @param reads the same conditions on a row `t`
 */
export const foundBy = (found: Prisma.Sql[], reads: Prisma.Sql[]): Condition => ({
  few: sql`t.uid IN (${Prisma.join(found, ' UNION ALL ')})`,
  many: anyOf(reads),
});

/** Rows of a value that at most a handful of rows have. */
export const uniquely = (condition: Prisma.Sql): Condition => ({ few: condition, many: condition, isUnique: true });

/** For LIKE, where `%`, `_` and `\` have a meaning of their own. */
const literal = (q: string): string => q.replace(/[\\%_]/g, '\\$&');
export const startPattern = (q: string): string => `${literal(q)}%`;
export const endPattern = (q: string): string => `%${literal(q)}`;
/**
 * One of the columns contains `q` (`filterText`), in any letter case. Between its words may stand more: the words of a bank have wide
 * gaps. Its apostrophe finds each kind: names are kept with that of a keyboard, texts as they were written.
 */
export const contains = (q: string, ...columns: Prisma.Sql[]): Prisma.Sql => {
  const pattern = `%${literal(q).replaceAll(' ', '%').replaceAll("'", '_')}%`;
  return anyOf(columns.map((column) => sql`${column} ILIKE ${pattern}`));
};

/** Pasted numbers come with dots, any dash, and invisible marks of direction. */
const LOOKS_LIKE_PHONE = /^[\s\p{Cf}]*\+?[\d\s().\p{Pd}\p{Cf}]{4,}$/u;
/**
 * The column contains the number, as typed or as stored: 0812…, 0062 812… and +62 (0)812… find 62812…. None for what is no
 * number. `indexed` is the text with an index that has the column in it.
 */
export function phoneContains(q: string, indexed: Prisma.Sql, column: Prisma.Sql): Prisma.Sql[] {
  if (!LOOKS_LIKE_PHONE.test(q)) return [];
  return [q.replace(/\D/g, ''), readPhone(q)]
    .filter((digits) => digits !== '')
    .map((digits) => sql`(${contains(digits, indexed)} AND ${contains(digits, column)})`);
}

/**
 * The conditions of the filters that are used.
 * @throws Refusal 422 for a filter that the list does not have: an ignored filter would show too much.
 */
export function conditionsOf<Condition>(filter: AdminList['filter'], filters: Filters<Condition>): Condition[] {
  const unknown = Object.keys(filter).filter((name) => !Object.hasOwn(filters, name));
  if (unknown.length)
    throw invalid(
      ...unknown.map((name) => ({ field: `filter.${name}`.slice(0, 100), message: 'Saringan ini tidak dikenal' })),
    );
  return Object.entries(filters).flatMap(([name, read]) => read(filter, name) ?? []);
}

/** `from` and `until`: whole days in WIB, the last one included. */
export const byPeriod = (column: Prisma.Sql): Filters<Prisma.Sql> => ({
  from: byDay((day) => sql`${column} >= ${startOfDayInWib(day)}`),
  until: (filter, name) => {
    const [from, until] = [filterDay(filter, 'from'), filterDay(filter, name)];
    if (from && until && until < from)
      throw invalid({ field: `filter.${name}`, message: 'Tidak boleh sebelum tanggal mulai' });
    return until === undefined ? undefined : sql`${column} <= ${endOfDayInWib(until)}`;
  },
});
