import { DAY_MS } from '../../../platform/durations.js';
import { type Sen, sen } from '../../../platform/sen.js';
import { dayInWib, startOfDayInWib } from '../../../platform/wib.js';
import { type Period, dayAfter } from './period.js';

/** From when to when a seat could be used. `from` null: it never could. */
export interface Use {
  from: Date | null;
  until: Date;
}

/**
 * What of the amount paid for a period goes back to a member, in sen: the days after the one of `until`, which has been used, and
 * those before the one on which the access was given, pro rata. Rounded once, up to the whole rupiah and never above the amount, so
 * that it and what is kept sum to the amount. docs/rules/groups.md#changes
 */
export function unusedOfPeriod(amount: Sen, period: Period, use: Use): Sen {
  const { unused, all } = unusedDays(period, use);
  return unused === all ? amount : partOf(amount, unused, all);
}

/**
 * The unused part of money with a unique code in it, in sen: of the price alone, and the code with all the rest of it, last.
 * docs/rules/payments.md#unique-code
 */
export function unusedBesideCode(amount: Sen, code: Sen, unusedOf: (price: Sen) => Sen): Sen {
  const price = sen(amount > code ? amount - code : 0n);
  const unused = unusedOf(price);
  return unused === price && price > 0n ? amount : unused;
}

/** How many days of a period could not be used, of one without access all, and how many it has: the one on which it began counts whole, whatever the hour. */
export function unusedDays({ startsAt, endsAt }: Period, { from, until }: Use): { unused: number; all: number } {
  const firstDay = startOfDayInWib(dayInWib(startsAt)).getTime();
  const all = Math.ceil((endsAt.getTime() - firstDay) / DAY_MS);
  if (from === null || until <= startsAt || from > until) return { unused: all, all };
  const before = Math.round((startOfDayInWib(dayInWib(from)).getTime() - firstDay) / DAY_MS);
  const after = Math.floor((endsAt.getTime() - dayAfter(until, 1).getTime()) / DAY_MS);
  return { unused: after < 0 ? 0 : Math.min(all, Math.max(0, before) + after), all };
}

/** So many parts of the whole of an amount, rounded up to the whole rupiah and never above the amount. */
export function partOf(amount: Sen, parts: number, whole: number): Sen {
  const perRupiah = BigInt(whole) * 100n;
  const rounded = ((amount * BigInt(parts) + perRupiah - 1n) / perRupiah) * 100n;
  return sen(rounded < amount ? rounded : amount);
}
