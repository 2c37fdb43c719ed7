import { afterEach, expect, it } from '@jest/globals';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import type { VenueWeek } from '#contracts/products/venues/venues.http';
import { WeekCalendar } from './week-calendar';

const { fetch } = globalThis;
afterEach(() => {
  cleanup();
  globalThis.fetch = fetch;
});

const day = (date: string, ...states: VenueWeek['days'][number]['slots'][number]['state'][]) => ({
  day: date,
  slots: states.map((state, hour) => ({
    startsAt: `${date}T0${hour + 1}:00:00.000Z`,
    endsAt: `${date}T0${hour + 2}:00:00.000Z`,
    price: 100_000,
    perPlayer: 10_000,
    state,
    canShare: true,
  })),
});

/** The weeks by their Monday; null: the first one. */
function open(first: VenueWeek, later: Record<string, VenueWeek> = {}) {
  globalThis.fetch = async (url) => {
    const from = new URL(String(url), 'http://shop.test').searchParams.get('from');
    const data = from ? later[from] : first;
    return new Response(JSON.stringify({ data, meta: { status: 200 } }), { status: 200 });
  };
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <WeekCalendar venue="gor-melati" chosen={null} onChoose={() => undefined} />
    </QueryClientProvider>,
  );
  return async () => (await screen.findByRole('button', { pressed: true, name: /^\w{3}, / })).textContent;
}
const week = (from: string, next: string | null, ...days: VenueWeek['days']): VenueWeek => ({
  from,
  previous: null,
  next,
  days,
});

it('opens on the first day with a free hour: not today when it is full, nor a day on which only players are sought', async () => {
  const shown = open(
    week('2026-11-23', null, day('2026-11-23', 'taken'), day('2026-11-24', 'open'), day('2026-11-25', 'taken', 'free')),
  );
  expect(await shown()).toBe('Rab, 25 Nov');
});

it('opens on the next week where this one is full, and on this one where all are', async () => {
  const full = (from: string, next: string | null) => week(from, next, day(from, 'taken'));
  const next = week('2026-11-30', null, day('2026-11-30', 'taken'), day('2026-12-01', 'free'));
  expect(await open(full('2026-11-23', '2026-11-30'), { '2026-11-30': next })()).toBe('Sel, 1 Des');
  cleanup();
  const other = full('2026-11-30', null);
  expect(await open(full('2026-11-23', '2026-11-30'), { '2026-11-30': other })()).toBe('Sen, 23 Nov');
});
