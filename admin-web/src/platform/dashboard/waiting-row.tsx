import { createContext, useContext, useLayoutEffect } from 'react';
import type { Clock } from '#contracts/desk-clock';

/** What waits for an admin: how many, what, since when, and where. */
export interface Waiting extends Clock {
  title: string;
  count: number;
  help: string;
  /** Path of the list behind the number. */
  to: string;
  isLate: boolean;
  /** It waits for others, and no desk has it: it is shown below the work, which is counted as the list of all that waits counts it. */
  isWatched: boolean;
}

/** Takes a row, or takes it back, by its title: their order is known only with all of them. */
export const ReportWaiting = createContext<(title: string, row: Waiting | null) => void>(() => undefined);

interface WaitingRowProps extends Partial<Pick<Waiting, 'help' | 'isLate' | 'isWatched' | 'since' | 'dueAt'>> {
  title: string;
  /** No row where nothing waits, or the role may not read the figure. */
  count: number | undefined;
  to: string;
}

/** A row of the list of what waits; the list draws it in its place. */
export const WaitingRow = ({
  title,
  count = 0,
  help = '',
  to,
  isLate = false,
  isWatched = false,
  since = null,
  dueAt = null,
}: WaitingRowProps) => {
  const report = useContext(ReportWaiting);
  useLayoutEffect(() => {
    report(title, count > 0 ? { title, count, help, to, isLate, isWatched, since, dueAt } : null);
  }, [report, title, count, help, to, isLate, isWatched, since, dueAt]);
  // Apart from the above, so that a row that changes keeps its place among equals.
  useLayoutEffect(() => () => report(title, null), [report, title]);
  return null;
};
