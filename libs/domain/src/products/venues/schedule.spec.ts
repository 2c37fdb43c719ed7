import { describe, expect, it } from '@jest/globals';
import { dayAfter, mondayOf, noSlotText, rulesFault, slotAt, slotsOfDay, slotsTouched, weekdayOf } from './schedule.js';

const RULES = [
  { weekday: 6, fromHour: 18, toHour: 22, price: 'night' },
  { weekday: 6, fromHour: 8, toHour: 12, price: 'day' },
  { weekday: 7, fromHour: 8, toHour: 10, price: 'day' },
];
const SATURDAY = '2026-11-28';

describe('the slots of a day', () => {
  it('follow the price rules of its weekday from morning to night, in WIB', () => {
    const slots = slotsOfDay(SATURDAY, RULES, 2).map(({ startsAt, endsAt, rule }) => [
      startsAt.toISOString(),
      endsAt.toISOString(),
      rule.price,
    ]);
    expect(slots).toEqual([
      ['2026-11-28T01:00:00.000Z', '2026-11-28T03:00:00.000Z', 'day'],
      ['2026-11-28T03:00:00.000Z', '2026-11-28T05:00:00.000Z', 'day'],
      ['2026-11-28T11:00:00.000Z', '2026-11-28T13:00:00.000Z', 'night'],
      ['2026-11-28T13:00:00.000Z', '2026-11-28T15:00:00.000Z', 'night'],
    ]);
  });

  it('are none where the venue is closed', () => {
    expect(slotsOfDay('2026-11-27', RULES, 2)).toEqual([]);
  });

  it('begin only where a rule says', () => {
    expect(slotAt(new Date('2026-11-28T01:00:00Z'), RULES, 2)?.rule.price).toBe('day');
    expect(slotAt(new Date('2026-11-28T02:00:00Z'), RULES, 2)).toBeNull();
    // 07.00 on Sunday in Jakarta is still Saturday elsewhere.
    expect(slotAt(new Date('2026-11-29T01:00:00Z'), RULES, 2)?.rule.weekday).toBe(7);
  });
});

describe('the slots that a block takes', () => {
  const touched = (from: string, to: string) =>
    slotsTouched({ startsAt: new Date(`${from}:00+07:00`), endsAt: new Date(`${to}:00+07:00`) }, RULES, 2).map(
      ({ startsAt, endsAt }) => [startsAt.toISOString().slice(8, 16), endsAt.toISOString().slice(8, 16)],
    );
  it('are whole, also of a minute in one', () => {
    expect(touched('2026-11-28T09:00', '2026-11-28T09:01')).toEqual([['28T01:00', '28T03:00']]);
    expect(touched('2026-11-28T09:59', '2026-11-28T10:01')).toHaveLength(2);
  });
  it('are those of all its days, and none that only ends or begins with it', () => {
    expect(touched('2026-11-28T10:00', '2026-11-29T08:00')).toEqual([
      ['28T03:00', '28T05:00'],
      ['28T11:00', '28T13:00'],
      ['28T13:00', '28T15:00'],
    ]);
    expect(touched('2026-11-28T12:00', '2026-11-28T18:00')).toEqual([]);
  });
});

describe('a time at which no slot begins', () => {
  const said = (at: string) => noSlotText(new Date(`2026-11-${at}:00+07:00`), RULES, 2);

  it.each([
    ['28T09:00', 'Slot di tempat ini mulai pukul 08.00 atau 10.00.'],
    ['28T19:30', 'Slot di tempat ini mulai pukul 18.00 atau 20.00.'],
    ['28T03:00', 'Slot di tempat ini mulai pukul 08.00 atau 10.00.'],
    ['28T23:00', 'Slot di tempat ini mulai pukul 18.00 atau 20.00.'],
    ['29T09:00', 'Slot di tempat ini mulai pukul 08.00.'],
    ['27T09:00', 'Tempat ini tutup pada hari itu.'],
  ])('of %s names the nearest ones of its day: %s', (at, text) => expect(said(at)).toBe(text));
});

describe('price rules', () => {
  it.each([
    [[{ weekday: 1, fromHour: 10, toHour: 10 }], 'Jam selesai harus sesudah jam mulai'],
    [[{ weekday: 1, fromHour: 8, toHour: 11 }], 'Setiap rentang jam harus bisa dibagi slot 2 jam'],
    [
      [
        { weekday: 1, fromHour: 8, toHour: 12 },
        { weekday: 1, fromHour: 10, toHour: 14 },
      ],
      'Rentang jam pada hari yang sama tidak boleh bertumpuk',
    ],
    [
      [
        { weekday: 1, fromHour: 8, toHour: 12 },
        { weekday: 1, fromHour: 12, toHour: 14 },
        { weekday: 2, fromHour: 8, toHour: 12 },
      ],
      null,
    ],
  ])('%j: %s', (rules, fault) => {
    expect(rulesFault(rules, 2)).toBe(fault);
  });
});

it('weeks begin on Monday', () => {
  expect([weekdayOf('2026-11-23'), weekdayOf('2026-11-29')]).toEqual([1, 7]);
  expect(mondayOf('2026-11-29')).toBe('2026-11-23');
  expect(mondayOf('2026-11-23')).toBe('2026-11-23');
  expect(dayAfter('2026-12-31', 1)).toBe('2027-01-01');
});
