import { describe, expect, it } from '@jest/globals';
import { fc } from '#testing/properties';
import { DAY_MS, daysAfter } from '../../../platform/durations.js';
import { sen } from '../../../platform/sen.js';
import { dayInWib } from '../../../platform/wib.js';
import { sameDayAfter } from '../periods/period.js';
import { type LastCycle, checkDebitReaches, cycleOf, mayBuyNextFrom, unusedPart } from './cycle.js';

const wib = (day: string) => new Date(`${day}T00:00:00+07:00`);

const day = (at: Date) => dayInWib(at).slice(2);
/** The cycles of one host who is debited on these days, as `[first day, day after the last]`. */
const billed = (days: (string | Date)[], months = 1): [string, string][] => {
  let last: LastCycle | null = null;
  return days.map((debit) => {
    const cycle = cycleOf(typeof debit === 'string' ? wib(debit) : debit, last, months);
    last = { ...cycle, cutAt: null, isOwn: true };
    return [day(cycle.startsAt), day(cycle.endsAt)];
  });
};

it('a debit is no more than a week before the order, whenever its proof comes', () => {
  const ordered = new Date('2026-11-27T16:59:59Z');
  for (const debit of ['2026-11-27', '2026-11-20', '2026-12-30'])
    expect(() => checkDebitReaches(wib(debit), ordered)).not.toThrow();
  for (const debit of ['2026-11-19', '2026-10-30', '2025-11-28'])
    expect(() => checkDebitReaches(wib(debit), ordered)).toThrow(
      expect.objectContaining({ code: 'DEBIT_TOO_OLD', field: 'debitedAt' }),
    );
});

describe('a cycle', () => {
  it('begins on the day of the debit and lasts as long as the family says', () => {
    const march = { startsAt: wib('2026-01-31'), endsAt: wib('2026-02-28'), anchorDay: '2026-01-31' };
    expect(cycleOf(new Date('2026-01-31T15:00:00+07:00'), null, 1)).toEqual(march);
    expect(cycleOf(new Date('2026-01-30T17:00:00Z'), null, 1)).toEqual(march);
    expect(cycleOf(new Date('2026-01-31T16:59:59Z'), null, 1)).toEqual(march);
  });

  it('is counted from the first debit, so that a short month makes no later one shorter', () =>
    expect(billed(['2027-01-31', '2027-02-28', '2027-03-31', '2027-04-30', '2027-05-31'])).toEqual([
      ['27-01-31', '27-02-28'],
      ['27-02-28', '27-03-31'],
      ['27-03-31', '27-04-30'],
      ['27-04-30', '27-05-31'],
      ['27-05-31', '27-06-30'],
    ]));

  it('learns from a later debit on which day a longer month is billed, when the first debit was at the end of a short one', () =>
    expect(billed(['2027-02-28', '2027-03-31', '2027-04-30', '2027-05-31'])).toEqual([
      ['27-02-28', '27-03-28'],
      ['27-03-28', '27-04-30'],
      ['27-04-30', '27-05-31'],
      ['27-05-31', '27-06-30'],
    ]));

  it('of a year that began on 29 February ends with February again', () =>
    expect(billed(['2028-02-29', '2029-02-28', '2030-02-28', '2031-02-28', '2032-02-29'], 12).at(-1)).toEqual([
      '32-02-29',
      '33-02-28',
    ]));

  it('keeps the rhythm when the bank books a debit some days early or late', () =>
    expect(billed(['2027-03-05', '2027-04-02', '2027-05-08'])).toEqual([
      ['27-03-05', '27-04-05'],
      ['27-04-05', '27-05-05'],
      ['27-05-05', '27-06-05'],
    ]));

  it('tiles the days with those before, whatever the first debit and the length', () => {
    const firsts = fc.date({ min: new Date('2020-01-01'), max: new Date('2060-12-31'), noInvalidDate: true });
    const count = fc.integer({ min: 2, max: 40 });
    fc.assert(
      fc.property(
        firsts,
        count,
        fc.constantFrom(1, 3, 6, 12),
        fc.integer({ min: -3, max: 3 }),
        (first, n, months, off) => {
          const at = (step: number) => sameDayAfter(dayInWib(first), step * months);
          const debits = Array.from({ length: n }, (_, step) => (step === 0 ? first : daysAfter(at(step), off)));
          const cycles = billed(debits, months);
          expect(cycles.slice(1).map(([from]) => from)).toEqual(cycles.slice(0, -1).map(([, to]) => to));
          if (off <= 0) expect(cycles.map(([from]) => from)).toEqual(debits.map((_, step) => day(at(step))));
        },
      ),
    );
  });

  it('of the same host after a pause, or of another host, is counted from its own debit', () => {
    const last = { ...cycleOf(wib('2026-02-05'), null, 1), cutAt: null, isOwn: true };
    expect(cycleOf(wib('2026-03-09'), last, 1)).toMatchObject({
      startsAt: wib('2026-03-09'),
      endsAt: wib('2026-04-09'),
    });
    expect(cycleOf(wib('2026-03-06'), { ...last, isOwn: false }, 12)).toMatchObject({
      startsAt: wib('2026-03-06'),
      endsAt: wib('2027-03-06'),
    });
  });

  it('never begins before the one before has ended, or was cut', () => {
    const last = { ...cycleOf(wib('2026-02-05'), null, 1), cutAt: null, isOwn: false };
    expect(cycleOf(wib('2026-03-01'), last, 1).startsAt).toEqual(wib('2026-03-05'));
    const cutAt = new Date('2026-02-20T10:00:00+07:00');
    expect(cycleOf(wib('2026-02-19'), { ...last, cutAt }, 1)).toEqual({
      startsAt: cutAt,
      endsAt: wib('2026-03-19'),
      anchorDay: '2026-02-19',
    });
  });

  it('of another host ends by the day of its own debit, and so do those that follow', () => {
    const before = { ...cycleOf(wib('2026-02-25'), null, 1), cutAt: null, isOwn: false };
    const first = cycleOf(wib('2026-03-20'), before, 1);
    expect(first).toEqual({ startsAt: wib('2026-03-25'), endsAt: wib('2026-04-20'), anchorDay: '2026-03-20' });
    const next = cycleOf(wib('2026-04-20'), { ...first, cutAt: null, isOwn: true }, 1);
    expect(next).toEqual({ startsAt: wib('2026-04-20'), endsAt: wib('2026-05-20'), anchorDay: '2026-03-20' });
    // Debited for days that all are of the cycle before: the provider goes on to bill on that day.
    expect(cycleOf(wib('2026-02-20'), before, 1)).toEqual({
      startsAt: wib('2026-03-25'),
      endsAt: wib('2026-04-20'),
      anchorDay: '2026-02-20',
    });
  });

  it('lets the next host buy three days before its end, and at once when there is none that runs', () => {
    expect(mayBuyNextFrom({ endsAt: wib('2026-03-05'), cutAt: null })).toEqual(wib('2026-03-02'));
    expect(mayBuyNextFrom({ endsAt: wib('2026-03-05'), cutAt: wib('2026-02-20') })).toBeNull();
    expect(mayBuyNextFrom(null)).toBeNull();
  });
});

describe('the unused part', () => {
  const june = { startsAt: wib('2026-06-01'), endsAt: wib('2026-07-01') };

  it.each([
    ['the moment it begins', '2026-06-01T00:00:00+07:00', 30],
    ['the first day', '2026-06-01T09:00:00+07:00', 29],
    ['the tenth day', '2026-06-10T23:59:00+07:00', 20],
    ['the last day', '2026-06-30T00:00:00+07:00', 0],
    ['before it begins', '2026-05-20T00:00:00+07:00', 30],
    ['long after', '2026-09-01T00:00:00+07:00', 0],
  ])('of a host who ends on %s is what is left, the day itself being used', (_, at, days) =>
    expect(unusedPart(sen(30_000_000n), june, new Date(at))).toBe(BigInt(days) * 1_000_000n),
  );

  it('is rounded down to the whole rupiah', () =>
    expect(unusedPart(sen(10_000n), june, new Date('2026-06-20T00:00:00+07:00'))).toBe(3_300n));

  it('is never more than what was paid, nor less than nothing', () => {
    const amount = fc.bigInt({ min: 0n, max: 10n ** 10n });
    const day = fc.integer({ min: -60, max: 60 });
    fc.assert(
      fc.property(amount, day, (paid, offset) => {
        const unused = unusedPart(sen(paid), june, new Date(june.startsAt.getTime() + offset * DAY_MS));
        return unused >= 0n && unused <= paid && unused % 100n === 0n;
      }),
    );
  });
});
