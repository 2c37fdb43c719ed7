import { normalisePhone } from '#domain/platform/phone';
import type { AdminList } from './admin-list.js';
import { invalid } from '../errors/refusal.js';

const LOOKS_LIKE_PHONE = /^\+?[\d\s()-]{4,}$/;

/** Escapes `%`, `_` and `\`: Prisma's `contains` passes them to LIKE unescaped. */
export const literal = (q: string): string => q.replace(/[\\%_]/g, '\\$&');

/** Contains `q`, in any letter case. */
export const containing = (q: string) => ({ contains: literal(q), mode: 'insensitive' }) as const;

/** Contains the number as typed or as stored: 0812… finds 62812…. */
export const phoneContaining = (q: string): { contains: string }[] =>
  LOOKS_LIKE_PHONE.test(q)
    ? [{ contains: q.replace(/\D/g, '') }, { contains: normalisePhone(q) }].filter(({ contains }) => contains !== '')
    : [];

/** @throws Refusal 422 for a filter that the list does not have: an ignored filter would show too much. */
export function onlyFilters({ filter }: AdminList, names: readonly string[]): void {
  const unknown = Object.keys(filter).filter((name) => !names.includes(name));
  if (unknown.length)
    throw invalid(
      ...unknown.map((name) => ({ field: `filter.${name}`.slice(0, 100), message: 'Saringan ini tidak dikenal' })),
    );
}

/** Records requested by id are returned all at once; the console sends no range with them. */
export const pageOf = ({ ids, skip, take }: AdminList): { skip: number; take: number } =>
  ids ? { skip: 0, take: ids.length } : { skip, take };
