import { expect, it } from '@jest/globals';
import type { SeatRenewalView } from '#contracts/products/subscriptions/memberships.http';
import { isRenewalNear } from './renewal-near';

const NOW = Date.parse('2026-12-01T03:00:00.000Z');
const quiet: SeatRenewalView = {
  periods: [],
  isStopped: false,
  graceEndsAt: null,
  invoicedAt: '2026-12-21T16:59:59.999Z',
  invoice: null,
  options: [],
  actions: ['renew', 'stop'],
};
const invoice = {
  number: 'INV-1',
  amount: 61_000,
  credit: 0,
  dueAt: '2026-12-28T16:59:59.999Z',
  endsAt: '2027-01-28T16:59:59.999Z',
  isBeingChecked: false,
};

it.each<[string, string | null, Partial<SeatRenewalView> | null, boolean]>([
  ['ends in a month', '2026-12-28T16:59:59.999Z', {}, false],
  ['ends in eight days', '2026-12-09T03:00:00.000Z', {}, false],
  ['ends in a week', '2026-12-08T03:00:00.000Z', {}, true],
  ['has an open bill', '2026-12-28T16:59:59.999Z', { invoice }, true],
  ['is kept without payment', '2026-11-30T16:59:59.999Z', { graceEndsAt: '2026-12-03T16:59:59.999Z' }, true],
  ['has not begun', null, {}, false],
  ['is never renewed', '2026-12-02T03:00:00.000Z', null, false],
])('a renewal of a seat that %s', (_, renewsAt, change, near) => {
  expect(isRenewalNear({ renewsAt, renewal: change && { ...quiet, ...change } }, NOW)).toBe(near);
});
