import { describe, expect, it } from '@jest/globals';
import { fc } from '#testing/properties';
import { DAY_MS, HOUR_MS, daysAfter } from '../../platform/durations.js';
import { USUAL_HOURS } from '../../platform/opening-hours.js';
import { sen } from '../../platform/sen.js';
import { animalMoves, freeSeats, shareTotal, splitSurplus } from './animal.js';
import { certificateText } from './certificate.js';
import { mergesOf } from './merge.js';
import { participationMoves } from './participation.js';
import { isLate, keptUntil, mostInstalments, nextInstalment, savingPlan } from './saving-plan.js';
import { isRunning, takesOrders } from './season.js';
import { checkSlaughterDay } from './slaughter-day.js';

const NOW = new Date('2026-11-24T03:00:00Z');

describe('an animal', () => {
  it('is filled or missed by the system, then bought and reported by an admin', () => {
    expect(animalMoves.actionsOn('open', 'admin')).toEqual([]);
    expect(animalMoves.actionsOn('open', 'system')).toEqual(['fill', 'miss']);
    expect(animalMoves.actionsOn('filled', 'admin')).toEqual(['buy']);
    expect(animalMoves.actionsOn('bought', 'admin')).toEqual(['report']);
    for (const last of ['missed', 'reported'] as const) expect(animalMoves.actionsOn(last)).toEqual([]);
  });

  it('gives the lowest free seats, and no more than it has', () => {
    expect(freeSeats(7, [1, 3], 2)).toEqual([2, 4]);
    expect(freeSeats(7, [1, 2, 3, 4, 5], 3)).toEqual([6, 7]);
    expect(freeSeats(1, [1], 1)).toEqual([]);
  });

  it('costs a share its part of the animal and the fee', () =>
    expect(shareTotal({ priceSen: 300_000_000n, feeSen: 10_000_000n })).toBe(310_000_000n));
});

describe('what an animal did not cost', () => {
  it('is split into whole rupiah that sum to it, the first shares get what does not divide', () =>
    expect(splitSurplus(2_100_000_000n, 2_099_999_000n, 7)).toEqual([200n, 200n, 200n, 100n, 100n, 100n, 100n]));

  it('is nothing when it cost more', () => expect(splitSurplus(100n, 200n, 2)).toEqual([0n, 0n]));

  it('never is more or less than the surplus, and no two shares differ by more than a rupiah', () => {
    fc.assert(
      fc.property(
        fc.bigInt({ min: 0n, max: 10n ** 9n }),
        fc.bigInt({ min: 0n, max: 10n ** 9n }),
        fc.integer({ min: 1, max: 7 }),
        (held, cost, shares) => {
          const parts = splitSurplus(held * 100n, cost * 100n, shares);
          const sum = parts.reduce<bigint>((total, part) => total + part, 0n);
          return sum === (held > cost ? (held - cost) * 100n : 0n) && parts[0]! - parts.at(-1)! <= 100n;
        },
      ),
    );
  });
});

describe('a saving plan', () => {
  const planOf = (total: bigint, count: number, { now = NOW, days = 90 } = {}) =>
    savingPlan(sen(total), count, { now, ordersUntil: daysAfter(now, days), hours: USUAL_HOURS });

  it.each([
    [300, 10],
    [60, 2],
    [27, 1],
    [0, 1],
  ])('of an order %i days before the deadline has at most %i instalments', (days, most) =>
    expect(mostInstalments(NOW, daysAfter(NOW, days))).toBe(most),
  );

  it('is equal amounts in thousands, the rest last, the last one an interval before the deadline', () => {
    const plan = planOf(310_000_000n, 3);
    expect(plan.map(({ amountSen }) => amountSen)).toEqual([103_400_000n, 103_400_000n, 103_200_000n]);
    expect(plan.map(({ dueAt }) => (dueAt.getTime() - NOW.getTime()) / DAY_MS)).toEqual([0, 30, 60]);
  });

  it('of an order at night asks an hour after the next opening, as every deadline does', () => {
    const plan = planOf(310_000_000n, 3, { now: new Date('2026-11-29T15:06:00Z') });
    expect(plan.slice(1).map(({ dueAt }) => dueAt.toISOString())).toEqual([
      '2026-12-30T03:00:00.000Z',
      '2027-01-29T03:00:00.000Z',
    ]);
  });

  it('sums to the total, however many instalments', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 1n, max: 10n ** 10n }), fc.integer({ min: 1, max: 10 }), (total, count) => {
        const plan = planOf(total, count, { days: 300 });
        return plan.reduce((sum, { amountSen }) => sum + amountSen, 0n) === total && plan.length <= count;
      }),
    );
  });

  it('asks for what is missing of the first instalment that is not covered, whatever was paid at a time', () => {
    const plan = planOf(300_000_000n, 3);
    expect(nextInstalment(plan, 0n)).toMatchObject({ number: 1, askedSen: 100_000_000n });
    expect(nextInstalment(plan, 150_000_000n)).toMatchObject({ number: 2, askedSen: 50_000_000n });
    expect(nextInstalment(plan, 300_000_000n)).toBeNull();
  });

  it('is late when less has come than was due, and its share is kept a week longer, not beyond the deadline', () => {
    const plan = planOf(300_000_000n, 3);
    expect(isLate(plan, 100_000_000n, daysAfter(NOW, 29))).toBe(false);
    expect(isLate(plan, 100_000_000n, daysAfter(NOW, 31))).toBe(true);
    expect(keptUntil(daysAfter(NOW, 30), daysAfter(NOW, 90))).toEqual(daysAfter(NOW, 37));
    expect(keptUntil(daysAfter(NOW, 30), daysAfter(NOW, 33))).toEqual(daysAfter(NOW, 33));
  });
});

describe('animals that are not full at the deadline', () => {
  const animal = (uid: string, ...orders: number[]) => ({
    uid,
    shares: 7,
    orders: orders.map((shares, index) => ({ orderUid: `${uid}${index + 1}`, shares })),
  });

  it('are merged so that the fullest becomes full, by orders that fit exactly', () =>
    expect(mergesOf([animal('a', 2, 3), animal('b', 1), animal('c', 2, 1)])).toEqual([{ orderUid: 'c1', to: 'a' }]));

  it('keep the shares of an order together: without orders that fit exactly, none is moved', () =>
    expect(mergesOf([animal('a', 5), animal('b', 4)])).toEqual([]));

  it('never have more shares than seats, and every move completes its animal', () => {
    const herds = fc.array(fc.array(fc.integer({ min: 1, max: 3 }), { maxLength: 2 }), { maxLength: 6 });
    fc.assert(
      fc.property(herds, (sizes) => {
        const herd = sizes.map((orders, index) => animal(`x${index}`, ...orders));
        const sizeOf = new Map(herd.flatMap(({ orders }) => orders.map(({ orderUid, shares }) => [orderUid, shares])));
        const at = new Map(herd.flatMap(({ uid, orders }) => orders.map(({ orderUid }) => [orderUid, uid])));
        const merges = mergesOf(herd);
        for (const { orderUid, to } of merges) at.set(orderUid, to);
        const taken = (uid: string) =>
          [...at].filter(([, where]) => where === uid).reduce((sum, [orderUid]) => sum + sizeOf.get(orderUid)!, 0);
        return herd.every(({ uid }) => taken(uid) <= 7) && merges.every(({ to }) => taken(to) === 7);
      }),
    );
  });
});

describe('a season', () => {
  const season = { state: 'open', ordersUntil: NOW } as const;
  const before = (ms: number) => new Date(NOW.getTime() - ms);

  it('runs until its deadline, closed by the sweep or not', () => {
    expect(isRunning(season, before(1))).toBe(true);
    expect(isRunning(season, NOW)).toBe(false);
    for (const state of ['draft', 'closed'] as const) expect(isRunning({ ...season, state }, before(1))).toBe(false);
  });

  it('takes orders while there is an hour to pay for them', () => {
    expect(takesOrders(season, before(HOUR_MS))).toBe(true);
    expect(takesOrders(season, before(HOUR_MS - 1))).toBe(false);
    expect(takesOrders(season, before(-1))).toBe(false);
    expect(takesOrders({ ...season, state: 'draft' }, new Date(0))).toBe(false);
  });
});

it('a share is refunded only before its animal is bought', () => {
  expect(participationMoves.actionsOn('paid')).toContain('refund');
  for (const state of ['bought', 'done', 'held'] as const)
    expect(participationMoves.actionsOn(state)).not.toContain('refund');
});

it.each([
  ['cow', 7, 'satu dari 7 bagian seekor sapi (QRB-A) atas nama Siti binti Umar'],
  ['goat', 1, 'seekor kambing (QRB-A) atas nama Siti binti Umar'],
] as const)('the certificate of a %s names the animal, the season, the day and the place', (kind, shares, part) => {
  const facts = { season: 'Qurban 1448 H', kind, shares, code: 'QRB-A', day: 'Minggu, 16 Mei 2027', place: 'Bogor' };
  const text = certificateText('Siti binti Umar', facts);
  expect(text).toContain(part);
  expect(text).toContain('dalam Qurban 1448 H, pada Minggu, 16 Mei 2027 di Bogor');
});

describe('the day of a slaughter', () => {
  const facts = { boughtOn: '2026-11-30', feast: '2027-05-16', today: '2027-05-20' };

  it.each(['2027-05-16', '2027-05-19', '2027-05-20'])('is the feast or a later one until today: %s', (day) =>
    expect(() => checkSlaughterDay(day, facts)).not.toThrow(),
  );

  it.each([
    ['2027-05-21', {}, 'Harinya belum tiba'],
    ['2027-05-15', {}, 'Paling cepat di hari raya musim ini: 16 Mei 2027'],
    ['2020-01-01', {}, 'Paling cepat di hari raya musim ini: 16 Mei 2027'],
    ['2027-05-17', { boughtOn: '2027-05-18' }, 'Hewan ini baru dibeli pada 18 Mei 2027'],
  ])('%s with %o is refused by its field', (day, given, message) =>
    expect(() => checkSlaughterDay(day, { ...facts, ...given })).toThrow(
      expect.objectContaining({ message, kind: 'invalid', field: 'slaughteredOn' }),
    ),
  );

  it('of an animal that was bought before the feast may be the feast, whatever else is known', () =>
    expect(() => checkSlaughterDay('2027-05-16', { ...facts, boughtOn: null })).not.toThrow());
});
