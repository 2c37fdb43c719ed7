import { expect, it } from '@jest/globals';
import type { VenueWeek } from '#contracts/products/venues/venues.http';
import { weekRows } from './days';

const at = (startsAt: string, endsAt: string) =>
  ({ startsAt, endsAt, price: 1, perPlayer: 1, state: 'free', canShare: true }) as const;

it('slots of one time stand in one row of the week, whenever a day begins', () => {
  // 08.00 and 09.00 on a weekday; 06.00, 08.00 and, after midnight, 00.00 on a Saturday.
  const friday = [
    at('2026-11-27T01:00:00Z', '2026-11-27T02:00:00Z'),
    at('2026-11-27T02:00:00Z', '2026-11-27T03:00:00Z'),
  ];
  const saturday = [
    at('2026-11-27T23:00:00Z', '2026-11-28T00:00:00Z'),
    at('2026-11-28T01:00:00Z', '2026-11-28T02:00:00Z'),
    at('2026-11-28T17:00:00Z', '2026-11-28T18:00:00Z'),
  ];
  const week: VenueWeek = {
    from: '2026-11-23',
    previous: null,
    next: null,
    days: [
      { day: '2026-11-27', slots: friday },
      { day: '2026-11-28', slots: saturday },
    ],
  };
  const rowOf = weekRows(week);
  expect(friday.map((slot) => rowOf('2026-11-27', slot))).toEqual([2, 3]);
  expect(saturday.map((slot) => rowOf('2026-11-28', slot))).toEqual([1, 2, 4]);
});
