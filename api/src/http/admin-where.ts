import { normalisePhone } from '#domain/customers/phone';
import type { AdminList } from './admin-list.js';
import { invalid } from './refusal.js';

const LOOKS_LIKE_PHONE = /^\+?[\d\s()-]{4,}$/;

/** `%`, `_` and `\` as themselves: LIKE gives them a meaning, and Prisma's `contains` hands them through. */
export const literal = (q: string): string => q.replace(/[\\%_]/g, '\\$&');

/** Contains `q`, in any letter case. */
export const containing = (q: string) => ({ contains: literal(q), mode: 'insensitive' }) as const;

/** Contains the number as it was typed, or as it is stored: 0812… finds 62812…. */
export const phoneContaining = (q: string): { contains: string }[] =>
  LOOKS_LIKE_PHONE.test(q)
    ? [{ contains: q.replace(/\D/g, '') }, { contains: normalisePhone(q) }].filter(({ contains }) => contains !== '')
    : [];

/** @throws Refusal 422 that names a filter which the list does not have. A filter that is ignored shows too much. */
export function onlyFilters({ filter }: AdminList, names: readonly string[]): void {
  const unknown = Object.keys(filter).filter((name) => !names.includes(name));
  if (unknown.length)
    throw invalid(
      ...unknown.map((name) => ({ field: `filter.${name}`.slice(0, 100), message: 'Saringan ini tidak dikenal' })),
    );
}

/** Records asked for by id come all at once; the console sends no range with them. */
export const pageOf = ({ ids, skip, take }: AdminList): { skip: number; take: number } =>
  ids ? { skip: 0, take: ids.length } : { skip, take };
