import { describe, expect, it } from '@jest/globals';
import { fc } from '#testing/properties';
import { DAY_MS } from '../../../platform/durations.js';
import { sen } from '../../../platform/sen.js';
import { cycleOf, mayBuyNextFrom, unusedPart } from './cycle.js';

const wib = (day: string) => new Date(`${day}T00:00:00+07:00`);

describe('a cycle', () => {
  it('begins on the day of the debit and lasts as long as the family says', () =>
    expect(cycleOf(new Date('2026-01-31T15:00:00+07:00'), null, 1)).toEqual({
      startsAt: wib('2026-01-31'),
      endsAt: wib('2026-02-28'),
    }));

  it('follows the one before, and begins later when the debit is later', () => {
    expect(cycleOf(wib('2026-03-01'), wib('2026-03-05'), 12)).toEqual({
      startsAt: wib('2026-03-05'),
      endsAt: wib('2027-03-05'),
    });
    expect(cycleOf(wib('2026-03-09'), wib('2026-03-05'), 1).startsAt).toEqual(wib('2026-03-09'));
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
