import type { Waiting } from './waiting-row';

/** Sorts the rows: late ones first, then by their deadline, then by how long they wait. A row without a deadline or a waiting time comes after those with one. */
export const inOrderOfWork = (rows: readonly Waiting[]): Waiting[] =>
  rows.toSorted(
    (a, b) => Number(b.isLate) - Number(a.isLate) || byMoment(a.dueAt, b.dueAt) || byMoment(a.since, b.since),
  );

function byMoment(a: string | null, b: string | null): number {
  if (a === null || b === null) return Number(a === null) - Number(b === null);
  return Date.parse(a) - Date.parse(b);
}
