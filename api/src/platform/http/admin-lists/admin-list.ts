import type { FastifyReply } from 'fastify';
import { inPlainSigns, withSingleBlanks, withoutMarks } from '#domain/platform/typed-line';
import { NOT_A_DAY, day } from '#contracts/platform/common.http';
import type { AdminCountsQuery, AdminListQuery } from '#contracts/platform/admin-list.http';
import { ESTIMATED_TOTAL } from '#contracts/platform/list-headers';
import { invalid } from '../errors/refusal.js';

export interface AdminList {
  sort: { field: string; direction: 'asc' | 'desc' };
  skip: number;
  take: number;
  filter: Record<string, unknown>;
  /** Set when the console asks for records by id (getMany). */
  ids: string[] | null;
}
/** What a list answers: one page of it. */
export interface ListPage<Answer> {
  rows: Answer[];
  /** How many rows of the whole list come before the first. */
  skip: number;
  total: number;
  /** The total is what the planner of PostgreSQL expects. */
  isEstimated: boolean;
}
const MOST_ROWS = 1_000;
const MOST_CHOICES = 16;
const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/**
 * Reads and checks the three JSON strings of ra-data-simple-rest. `sortable`: the fields that may be sorted by; the
 * first is the default, newest first.
 */
export function readAdminList(query: AdminListQuery, sortable: readonly [string, ...string[]]): AdminList {
  const [field = sortable[0], order = 'DESC'] = tuple(query.sort, 'sort');
  if (typeof field !== 'string' || !['id', ...sortable].includes(field) || !['ASC', 'DESC'].includes(order as string))
    throw invalid({ field: 'sort', message: `Urutkan menurut: ${sortable.join(', ')}` });
  const [from = 0, to = 24] = tuple(query.range, 'range') as number[];
  if (
    !Number.isSafeInteger(from) ||
    !Number.isSafeInteger(to) ||
    from < 0 ||
    to < from ||
    to - from >= MOST_ROWS ||
    to > 10_000_000
  )
    throw invalid({ field: 'range', message: 'Rentang baris tidak valid' });
  const filter = readFilter(query.filter);
  const { id, ...rest } = filter;
  return {
    sort: { field: field === 'id' ? sortable[0] : field, direction: order === 'ASC' ? 'asc' : 'desc' },
    skip: from,
    take: to - from + 1,
    filter: rest,
    ids: id === undefined ? null : readIds(id),
  };
}

/** The filters whose rows are to be counted: each choice with what it is read beside, whose values it replaces. */
export function readChoices({ filter, choices }: AdminCountsQuery): Record<string, unknown>[] {
  const beside = readFilter(filter);
  const read = parse(choices, 'choices');
  if (!Array.isArray(read) || read.length === 0 || read.length > MOST_CHOICES || !read.every(isFilter))
    throw invalid({ field: 'choices', message: `Kirim 1 sampai ${MOST_CHOICES} saringan` });
  return read.map((choice) => ({ ...beside, ...choice }));
}

/**
 * Sets the Content-Range header, from which react-admin reads the total. An estimated total is named as such in a header
 * of its own.
 */
export function sendRange(
  reply: FastifyReply,
  resource: string,
  { skip, rows, total, isEstimated }: ListPage<unknown>,
) {
  const last = skip + Math.max(rows.length, 1) - 1;
  void reply.header('content-range', `${resource} ${skip}-${last}/${total}`).header('cache-control', 'no-store');
  if (isEstimated) void reply.header(ESTIMATED_TOTAL, 'true');
}

/** One string filter in plain letters and signs, as names are kept; undefined: not used. @throws Refusal 422 for any other type. */
export function filterText(filter: Record<string, unknown>, name: string): string | undefined {
  const value = filter[name];
  if (value === undefined || value === null || value === '') return undefined;
  if (typeof value !== 'string' || value.length > 200 || value.includes('\u0000'))
    throw invalid({ field: `filter.${name}`, message: 'Saringan tidak valid' });
  return withSingleBlanks(withoutMarks(inPlainSigns(value))).trim();
}
export function filterOneOf<T extends string>(
  filter: Record<string, unknown>,
  name: string,
  allowed: readonly T[],
): T | undefined {
  const value = filterText(filter, name);
  if (value !== undefined && !allowed.includes(value as T))
    throw invalid({ field: `filter.${name}`, message: `Pilih salah satu: ${allowed.join(', ')}` });
  return value as T | undefined;
}
export function filterNumber(filter: Record<string, unknown>, name: string): number | undefined {
  const value = filter[name];
  if (value === undefined || value === null || value === '') return undefined;
  const number = typeof value === 'boolean' ? Number.NaN : Number(value);
  if (!Number.isSafeInteger(number) || Math.abs(number) > 2_147_483_647)
    throw invalid({ field: `filter.${name}`, message: 'Harus berupa angka bulat' });
  return number;
}
export function filterUid(filter: Record<string, unknown>, name: string): string | undefined {
  const value = filterText(filter, name);
  if (value !== undefined && !UUID.test(value))
    throw invalid({ field: `filter.${name}`, message: 'Format ID tidak valid' });
  return value;
}
/** A date filter `YYYY-MM-DD` of this century, or undefined. */
export function filterDay(filter: Record<string, unknown>, name: string): string | undefined {
  const value = filterText(filter, name);
  if (value !== undefined && !day.safeParse(value).success)
    throw invalid({ field: `filter.${name}`, message: NOT_A_DAY });
  return value;
}
export function filterFlag(filter: Record<string, unknown>, name: string): boolean | undefined {
  const value = filter[name];
  if (value === undefined || value === null || value === '') return undefined;
  if (typeof value !== 'boolean') throw invalid({ field: `filter.${name}`, message: 'Harus ya atau tidak' });
  return value;
}

function readIds(id: unknown): string[] {
  const ids = Array.isArray(id) ? id : [id];
  if (ids.length > MOST_ROWS || ids.some((one) => typeof one !== 'string' || !UUID.test(one)))
    throw invalid({ field: 'filter.id', message: 'Format ID tidak valid' });
  return ids as string[];
}

function readFilter(json: string | undefined): Record<string, unknown> {
  const filter = parse(json ?? '{}', 'filter');
  if (!isFilter(filter)) throw invalid({ field: 'filter', message: 'Saringan tidak valid' });
  return filter;
}

const isFilter = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function tuple(json: string | undefined, field: string): unknown[] {
  const value = json === undefined ? [] : parse(json, field);
  if (!Array.isArray(value)) throw invalid({ field, message: 'Format tidak valid' });
  return value;
}

function parse(json: string, field: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    throw invalid({ field, message: 'Format tidak valid' });
  }
}
