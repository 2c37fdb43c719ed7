import type { AdminDashboard } from '#contracts/dashboard.http';

type Day = NonNullable<AdminDashboard['revenue']>[number];

const WEEK = 7;

interface WeekTrend {
  /** Of the seven days until yesterday. */
  amount: number;
  /** In per cent of the seven days before; null: nothing came in then, so that nothing can be compared. */
  change: number | null;
}

/** The last whole week beside the one before: today is not over, and would look like a fall. */
export function weekTrend(days: readonly Day[]): WeekTrend {
  const whole = days.slice(0, -1);
  const amount = sumOf(whole.slice(-WEEK));
  const before = sumOf(whole.slice(-2 * WEEK, -WEEK));
  return { amount, change: before === 0 ? null : Math.round(((amount - before) / before) * 100) };
}

const sumOf = (days: readonly Day[]): number => days.reduce((sum, { amount }) => sum + amount, 0);
