import { describe, expect, it } from '@jest/globals';
import { HOUR_MS } from '../../../platform/durations.js';
import {
  type AskedOfHost,
  type HostStart,
  asksForPurchase,
  hostWaitsFor,
  nextReminder,
  purchaseDueAt,
  taskTimes,
} from './host-task.js';

const now = new Date('2026-06-01T03:00:00Z');
const inHours = (hours: number) => new Date(now.getTime() + hours * HOUR_MS);

describe('the time of a host', () => {
  it('is 48 hours to buy, reminded 24 and 6 hours before the end', () => {
    const { dueAt, remindAt } = taskTimes('buy', now, now);
    expect([dueAt, remindAt]).toEqual([inHours(48), inHours(24)]);
    expect(nextReminder(dueAt, inHours(24))).toEqual(inHours(42));
    expect(nextReminder(dueAt, inHours(42))).toBeNull();
  });

  it('is 24 hours for the login', () => expect(taskTimes('login', now, now).dueAt).toEqual(inHours(24)));
});

describe('a host', () => {
  const start: HostStart = {
    hasQuestions: false,
    hostBuys: 'ordered',
    isProvided: false,
    regularSeats: 4,
    paidRegulars: 0,
    lastCycle: null,
  };

  it.each<[string, Partial<HostStart>, ReturnType<typeof hostWaitsFor>]>([
    ['of Spotify buys at once', {}, null],
    ['who has not answered waits for nothing else first', { hasQuestions: true, hostBuys: 'provided' }, 'answers'],
    ['of Netflix waits for the account', { hostBuys: 'provided' }, 'admin'],
    ['of Netflix buys with the account', { hostBuys: 'provided', isProvided: true }, null],
    ['of Canva waits for four members', { hostBuys: 'paid', paidRegulars: 3 }, 'members'],
    ['of Canva buys when four have paid', { hostBuys: 'paid', paidRegulars: 4 }, null],
    ['who replaces another waits for the cycle', { lastCycle: { endsAt: inHours(200), cutAt: null } }, 'cycle'],
    ['who replaces another buys shortly before', { lastCycle: { endsAt: inHours(71), cutAt: null } }, null],
    ['who replaces one who has ended buys at once', { lastCycle: { endsAt: inHours(200), cutAt: now } }, null],
  ])('%s', (_, given, waitsFor) => expect(hostWaitsFor({ ...start, ...given }, now)).toBe(waitsFor));
});

describe('a purchase', () => {
  it.each<[boolean, AskedOfHost['task'], AskedOfHost['purchase']]>([
    [true, 'open', null],
    [true, 'missed', null],
    [true, 'open', 'rejected'],
    // Taken before purchases were asked for, or asked for by no event.
    [true, null, 'rejected'],
    [true, 'done', 'rejected'],
    [false, 'done', 'submitted'],
    [false, 'done', 'verified'],
    [false, null, null],
    [false, 'dropped', 'rejected'],
  ])('is wanted: %s, of a request that is %s after one that is %s', (wanted, task, purchase) =>
    expect(asksForPurchase({ task, purchase })).toBe(wanted),
  );

  it.each([
    ['open', now],
    ['missed', now],
    ['done', null],
    ['dropped', null],
  ] as const)('whose request is %s is wanted until %s', (task, dueAt) =>
    expect(purchaseDueAt({ task, dueAt: now })).toEqual(dueAt),
  );
});
