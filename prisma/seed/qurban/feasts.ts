import { DAY_MS, daysAfter } from '#domain/platform/durations';
import { dayInWib } from '#domain/platform/wib';

const islamic = new Intl.DateTimeFormat('en-u-ca-islamic-umalqura', {
  day: 'numeric',
  month: 'numeric',
  timeZone: 'UTC',
});

/** A lunar year is 354 or 355 days, so that two feasts lie in each direction. */
const DAYS_AROUND = 720;
/** Time to order and to save for an animal. */
const LEAST_DAYS_AHEAD = 60;
/** Afterwards it is reported. */
const LEAST_DAYS_AGO = 2;

/** Idul Adha, the tenth of Dzulhijjah: the last one that is over at `now`, and the next one that can still be ordered for. */
export function feastsAround(now: Date): { last: Date; next: Date } {
  const today = new Date(`${dayInWib(now)}T00:00:00.000Z`);
  const feasts = Array.from({ length: 2 * DAYS_AROUND }, (_, day) => daysAfter(today, day - DAYS_AROUND)).filter(
    isFeast,
  );
  const daysTo = (feast: Date) => (feast.getTime() - today.getTime()) / DAY_MS;
  return {
    last: feasts.findLast((feast) => daysTo(feast) <= -LEAST_DAYS_AGO)!,
    next: feasts.find((feast) => daysTo(feast) >= LEAST_DAYS_AHEAD)!,
  };
}

const isFeast = (day: Date): boolean => {
  const parts = islamic.formatToParts(day);
  const valueOf = (type: string) => parts.find((one) => one.type === type)?.value;
  return valueOf('month') === '12' && valueOf('day') === '10';
};
