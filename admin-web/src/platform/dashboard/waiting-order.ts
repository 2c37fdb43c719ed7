import type { Waiting } from './waiting-row';

/** What is late first, then what is due soonest, then what waits longest; what tells neither comes last. */
export const inOrderOfWork = (rows: readonly Waiting[]): Waiting[] =>
  rows.toSorted(
    (a, b) => Number(b.isLate) - Number(a.isLate) || byMoment(a.dueAt, b.dueAt) || byMoment(a.since, b.since),
  );

function byMoment(a: string | null, b: string | null): number {
  if (a === null || b === null) return Number(a === null) - Number(b === null);
  return Date.parse(a) - Date.parse(b);
}
