import type { AdminList } from '../../platform/http/admin-lists/admin-list.js';

type Row = { id: string };

/** One page of rows that are computed and not stored; a few dozen at most. */
export function pageInMemory<R extends Row>(
  { ids, sort, skip, take }: AdminList,
  rows: R[],
): { rows: R[]; total: number } {
  if (ids) {
    const wanted = rows.filter(({ id }) => ids.includes(id));
    return { rows: wanted, total: wanted.length };
  }
  const key = sort.field as keyof R;
  const sorted = rows.toSorted((one, other) => String(one[key] ?? '').localeCompare(String(other[key] ?? ''), 'id'));
  if (sort.direction === 'desc') sorted.reverse();
  return { rows: sorted.slice(skip, skip + take), total: rows.length };
}

/** Whether one of the texts contains `q`, in any letter case. */
export const hasText = (q: string | undefined, ...texts: string[]): boolean =>
  !q || texts.some((text) => text.toLowerCase().includes(q.toLowerCase()));
