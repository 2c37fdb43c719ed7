import { expect, it } from '@jest/globals';
import { ACCOUNT_STATUS, type AccountStatus } from './account-status.js';
import { isInsider, readsReimbursement } from './insider.js';

const STATUSES = Object.keys(ACCOUNT_STATUS) as AccountStatus[];

it('a member is in on its group from the confirmed payment on, and a host while it sits there', () => {
  const insiders = (role: 'host' | 'regular') => STATUSES.filter((status) => isInsider({ role, status })).toSorted();
  expect(insiders('regular')).toEqual(['active', 'pending']);
  expect(insiders('host')).toEqual(STATUSES.filter((one) => one !== 'cancelled' && one !== 'refunded').toSorted());
});

const [before, end, after] = ['2026-11-01', '2026-11-10', '2026-11-20'].map((day) => new Date(day)) as [
  Date,
  Date,
  Date,
];
const left = { role: 'regular', status: 'cancelled', confirmedAt: before, endedAt: end } as const;
it.each([
  ['a member who has paid', { ...left, status: 'active', endedAt: null } as const, after, true],
  ['one who has not', { ...left, status: 'registered', confirmedAt: null, endedAt: null } as const, before, false],
  ['one who never did', { ...left, confirmedAt: null }, before, false],
  ['one who has left, of before', left, before, true],
  ['one who has left, of later', left, after, false],
  ['a former host, of a later one', { ...left, role: 'host', confirmedAt: null } as const, after, false],
])('of a reimbursement of another host reads %s', (_, seat, createdAt, expected) => {
  expect(readsReimbursement(seat, { createdAt, isMine: false })).toBe(expected);
  expect(readsReimbursement(seat, { createdAt, isMine: true })).toBe(true);
});
