import { expect, it } from '@jest/globals';
import type { Membership } from '#contracts/products/subscriptions/memberships.http';
import { ACCOUNT_STATUS } from '#domain/products/subscriptions/accounts/account-status';
import { ORDER_STATUS } from '#domain/sales/orders/order-status';
import { awaitsOwner, actionFirst } from './seat-order';

const { registered, active, pending, waitingForConfirmation, waitingForFollowUp, cancelled } = ACCOUNT_STATUS;
const { awaitingPayment, awaitingConfirmation, waitingForGroup, processing, completed } = ORDER_STATUS;

const seat = (providerName: string, status: number, orderStatus: number, more: Partial<Membership> = {}) =>
  ({
    providerName,
    status,
    orderStatus,
    role: 'regular',
    why: null,
    hasAccess: false,
    renewsAt: null,
    ended: null,
    renewalDue: null,
    purchaseDue: null,
    hostDuties: [],
    ...more,
  }) as Membership;

const UNPAID = seat('YouTube', registered, awaitingPayment);
const IN_CHECK = seat('Spotify', registered, awaitingConfirmation);
const PREPARED = seat('Canva', active, completed);
const LATER = seat('Netflix', active, completed, { hasAccess: true, renewsAt: '2026-12-29T03:00:00.000Z' });
const SOONER = seat('Zoom', active, completed, { hasAccess: true, renewsAt: '2026-12-04T03:00:00.000Z' });
const WAITING = seat('Apple', pending, processing);
const PRE_ORDER = seat('Zap', registered, waitingForGroup);
const OVER = seat('Disney', cancelled, completed, { ended: { at: '', by: 'member', why: null, money: '' } });

it('what its owner has to do comes first, then what can be used, its nearest end before others, then what is prepared, checked, waiting and over', () => {
  const given = [OVER, PRE_ORDER, WAITING, IN_CHECK, PREPARED, LATER, SOONER, UNPAID];
  expect(actionFirst(given).map(({ providerName }) => providerName)).toEqual([
    'YouTube',
    'Zoom',
    'Netflix',
    'Canva',
    'Spotify',
    'Zap',
    'Apple',
    'Disney',
  ]);
});

it.each([
  ['a next period to be paid', { renewalDue: { amount: 1, dueAt: '2026-12-30T16:59:59.999Z' } }],
  ['a purchase that its host was asked for', { role: 'host', purchaseDue: { kind: 'proof', dueAt: '', isLate: true } }],
  ['members who wait for their host', { role: 'host', hostDuties: [{ kind: 'login', claim: null, dueAt: null }] }],
] as const)('also an active seat with %s comes before those that can be used', (_, more) => {
  const due = { ...LATER, ...more } as unknown as Membership;
  expect(actionFirst([SOONER, due])).toEqual([due, SOONER]);
});

it('what a member waits for from the host is nothing that the member has to do', () => {
  const waits = { ...WAITING, purchaseDue: { kind: 'buy', dueAt: '', isLate: false } } as Membership;
  expect(actionFirst([waits, LATER])).toEqual([LATER, waits]);
});

it('seats in the same state keep the order in which they were given', () => {
  const [one, two] = [seat('A', pending, processing), seat('B', pending, processing)];
  expect(actionFirst([two, one])).toEqual([two, one]);
});

it.each([
  ['one to be paid', UNPAID, true],
  ['one of a host who is to buy', seat('N', registered, processing, { role: 'host' }), true],
  ['one of a host whose proof was sent back', seat('N', waitingForFollowUp, processing, { role: 'host' }), true],
  ['one of a host whose proof is checked', seat('N', waitingForConfirmation, processing, { role: 'host' }), false],
  ['one whose proof is checked', IN_CHECK, false],
  ['one that can be used', LATER, false],
])('of seats, %s stands in what waits for its owner: %#', (_, of, waits) => expect(awaitsOwner(of)).toBe(waits));
