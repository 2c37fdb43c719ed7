/** Western Indonesia Time has no daylight saving, so a constant offset is exact. */
const WIB_MS = 7 * 3_600_000;

/** The same day of the month in WIB, `months` later; a month that is too short ends the period on its last day. */
export function renewalDate(activatedAt: Date, months: number): Date {
  const start = new Date(activatedAt.getTime() + WIB_MS);
  const [year, month] = [start.getUTCFullYear(), start.getUTCMonth() + months];
  const lastDay = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  const timeOfDay = start.getTime() % (24 * 3_600_000);
  return new Date(Date.UTC(year, month, Math.min(start.getUTCDate(), lastDay)) + timeOfDay - WIB_MS);
}
