import { describe, expect, it } from '@jest/globals';
import { ZERO_SEN, sen } from '../../../platform/sen.js';
import type { ChangingSeat } from './changing-seat.js';
import { type ChangingGroup, type GroupAction, groupActions, planGroupChange } from './group-change.js';

const NOW = new Date('2026-11-25T05:00:00Z');
const PERIOD = { startsAt: new Date('2026-11-10T17:00:00Z'), endsAt: new Date('2026-12-10T17:00:00Z') };

const aSeat = (accountUid: string, given: Partial<ChangingSeat> = {}): ChangingSeat => ({
  accountUid,
  customerUid: `customer of ${accountUid}`,
  name: 'Ani',
  role: 'regular',
  status: 'active',
  orderStatus: 'completed',
  needsTv: false,
  hasProof: false,
  accessFrom: PERIOD.startsAt,
  paid: [{ invoiceUid: `invoice of ${accountUid}`, amount: sen(3_000_000n), period: PERIOD }],
  treatments: null,
  parts: ZERO_SEN,
  cycles: [],
  ...given,
});
const aHost = (given: Partial<ChangingSeat> = {}) =>
  aSeat('host', {
    role: 'host',
    paid: [],
    cycles: [{ cycleUid: 'cycle', ...PERIOD, amount: sen(6_000_000n), payout: 'paid' }],
    ...given,
  });
const aGroup = (given: Partial<ChangingGroup> = {}): ChangingGroup => ({
  uid: 'here',
  familyUid: 'family',
  isClosed: false,
  freeHostSeats: [],
  freeRegularSeats: [],
  freeTvSlots: null,
  isRunning: true,
  seats: [],
  ...given,
});
const there = (given: Partial<ChangingGroup> = {}) => aGroup({ uid: 'there', freeRegularSeats: [3, 4], ...given });

const plan = (
  action: GroupAction,
  group: ChangingGroup,
  other: ChangingGroup | null = null,
  accountUid: string | null = null,
) => planGroupChange({ action, group, other, accountUid }, NOW);
const code = (run: () => unknown): unknown => {
  try {
    return run();
  } catch (error) {
    return (error as { code: string }).code;
  }
};

describe('replacing a host', () => {
  it.each([
    ['paid', 'ask'],
    ['scheduled', 'keep'],
    ['approved', 'keep'],
  ] as const)('whose reimbursement is %s ends the seat and takes back the unused days', (payout, how) => {
    const host = aHost({ cycles: [{ cycleUid: 'cycle', ...PERIOD, amount: sen(6_000_000n), payout }] });
    const group = aGroup({ seats: [host, aSeat('a'), aSeat('b', { status: 'registered' })] });
    expect(plan('replace-host', group)).toEqual({
      seats: [
        {
          accountUid: 'host',
          what: 'end',
          as: 'end',
          gets: [],
          gives: [{ cycleUid: 'cycle', how, amount: 3_000_000n }],
          credited: ZERO_SEN,
        },
        { accountUid: 'a', what: 'stay' },
      ],
      closes: false,
    });
  });

  it('who has not bought cancels the order; one whose proof waits is not replaced', () => {
    const waiting = aHost({ status: 'registered', orderStatus: 'processing', cycles: [] });
    expect(plan('replace-host', aGroup({ seats: [waiting] })).seats).toMatchObject([{ as: 'cancel', gives: [] }]);
    const proof = aHost({ status: 'waitingForConfirmation', orderStatus: 'processing' });
    expect(code(() => plan('replace-host', aGroup({ seats: [proof] })))).toBe('PROOF_WAITS');
    expect(code(() => plan('replace-host', aGroup({ seats: [aSeat('a')] })))).toBe('NO_HOST');
  });
});

describe('moving a member', () => {
  const group = aGroup({ seats: [aHost(), aSeat('a'), aSeat('tv', { needsTv: true })] });

  it('keeps what was paid, takes the lowest free seat, and informs both hosts', () => {
    const other = there({ seats: [aSeat('their host', { role: 'host' })] });
    expect(plan('move-member', group, other, 'a').seats).toEqual([
      { accountUid: 'a', what: 'move', toGroupUid: 'there', seatNumber: 3 },
      { accountUid: 'host', what: 'stay' },
      { accountUid: 'their host', what: 'stay' },
    ]);
  });

  it.each([
    ['NO_MEMBER', 'host', there()],
    ['NO_MEMBER', 'unknown', there()],
    ['TARGET_CLOSED', 'a', there({ isClosed: true })],
    ['TARGET_CLOSED', 'a', null],
    ['SAME_GROUP', 'a', aGroup()],
    ['OTHER_FAMILY', 'a', there({ familyUid: 'other' })],
    ['NO_ROOM', 'a', there({ freeRegularSeats: [] })],
    ['NO_TV_SLOT', 'tv', there({ freeTvSlots: 0 })],
    ['TARGET_NOT_BOUGHT', 'a', there({ isRunning: false })],
    ['ALREADY_THERE', 'a', there({ seats: [aSeat('b', { customerUid: 'customer of a' })] })],
  ])('is refused with %s', (refused, accountUid, other) => {
    expect(code(() => plan('move-member', group, other, accountUid))).toBe(refused);
  });
});

describe('into a group whose subscription is not bought', () => {
  const notBought = there({ isRunning: false, seats: [aSeat('their host', { role: 'host', status: 'registered' })] });

  it.each(['pending', 'registered', 'waitingForConfirmation'] as const)(
    'a seat that is %s moves: it waits there as it does here',
    (status) => {
      const group = aGroup({ seats: [aHost(), aSeat('a', { status })] });
      expect(plan('move-member', group, notBought, 'a').seats).toMatchObject([{ what: 'move' }, {}, {}]);
    },
  );

  it('an active seat moves only where nothing runs here either; a merge of running groups is refused', () => {
    const seats = [aSeat('a'), aSeat('b', { status: 'pending' })];
    const alone = aGroup({ isRunning: false, seats });
    expect(plan('merge', alone, notBought).seats).toHaveLength(3);
    expect(code(() => plan('merge', aGroup({ seats: [aHost(), ...seats] }), notBought))).toBe('TARGET_NOT_BOUGHT');
  });
});

describe('merging two groups', () => {
  it('moves every member, ends the host of the group that closes, and informs the other', () => {
    const group = aGroup({ seats: [aHost(), aSeat('a'), aSeat('b')] });
    const other = there({ seats: [aSeat('their host', { role: 'host' })] });
    const { seats, closes } = plan('merge', group, other);
    expect(closes).toBe(true);
    expect(seats).toMatchObject([
      { accountUid: 'a', what: 'move', seatNumber: 3 },
      { accountUid: 'b', what: 'move', seatNumber: 4 },
      { accountUid: 'host', what: 'end', as: 'end', gives: [{ how: 'ask', amount: 3_000_000n }] },
      { accountUid: 'their host', what: 'stay' },
    ]);
  });

  it('is refused where members do not fit, and into a group without a host', () => {
    const group = aGroup({ seats: [aHost(), aSeat('a'), aSeat('b'), aSeat('c')] });
    const withHost = there({ seats: [aSeat('their host', { role: 'host' })] });
    expect(code(() => plan('merge', group, withHost))).toBe('NO_ROOM');
    expect(code(() => plan('merge', group, there({ freeRegularSeats: [2, 3, 4] })))).toBe('MERGE_INTO_HOST');
    expect(code(() => plan('merge', aGroup({ seats: [aHost()] }), withHost))).toBe('NO_MEMBERS');
  });
});

describe('closing a group', () => {
  it('gives unused days back, and the whole of what was paid for a seat that never was active', () => {
    const pending = { invoiceUid: 'new', amount: sen(3_000_000n), period: null };
    const group = aGroup({
      seats: [
        aHost(),
        aSeat('active'),
        aSeat('pending', { status: 'pending', orderStatus: 'processing', paid: [pending] }),
        aSeat('unpaid', { status: 'registered', orderStatus: 'awaitingPayment', paid: [] }),
        aSeat('lapsed', { status: 'waitingForFollowUp', paid: [] }),
      ],
    });
    expect(plan('close', group)).toMatchObject({
      closes: true,
      seats: [
        { as: 'end', gives: [{ amount: 3_000_000n }] },
        // 15 of 30 days: today counts as used.
        { as: 'end', gets: [{ invoiceUid: 'invoice of active', amount: 1_500_000n }] },
        { as: 'refund', gets: [{ invoiceUid: 'new', amount: 3_000_000n }] },
        { as: 'cancel', gets: [] },
        { as: 'end', gets: [] },
      ],
    });
  });

  it('gives back a later period as a whole, and nothing of what has gone back before', () => {
    const later = { startsAt: PERIOD.endsAt, endsAt: new Date('2027-01-10T17:00:00Z') };
    const paid = [
      { invoiceUid: 'first', amount: sen(0n), period: PERIOD },
      { invoiceUid: 'second', amount: sen(3_000_000n), period: later },
    ];
    const [seat] = plan('close', aGroup({ seats: [aSeat('a', { paid })] })).seats;
    expect(seat).toMatchObject({ gets: [{ invoiceUid: 'second', amount: 3_000_000n }] });
  });

  it('gives the days back on which there was no access, and all of a seat that never had it', () => {
    const late = aSeat('late', { accessFrom: new Date('2026-11-20T03:00:00Z') });
    const group = aGroup({ seats: [late, aSeat('never', { accessFrom: null })] });
    expect(plan('close', group).seats).toMatchObject([
      // Used: 20 to 25 November, 6 of 30 days.
      { as: 'end', gets: [{ amount: 2_400_000n }] },
      { as: 'refund', gets: [{ amount: 3_000_000n }] },
    ]);
  });

  it('ends the order where all comes back that was paid for it, however long it waited for its access, not where a day was used', () => {
    const before = { startsAt: new Date('2026-10-10T17:00:00Z'), endsAt: PERIOD.startsAt };
    const paid = (first: bigint) => [
      { invoiceUid: 'over', amount: sen(first), period: before },
      { invoiceUid: 'running', amount: sen(3_000_000n), period: PERIOD },
    ];
    const never = (first: bigint) =>
      aSeat('never', { accessFrom: new Date('2026-11-25T04:00:00Z'), paid: paid(first) });
    const seats = [
      aSeat('used', { accessFrom: before.startsAt, paid: paid(3_000_000n) }),
      aSeat('without access', { accessFrom: null, paid: paid(3_000_000n) }),
      aSeat('gone back', { accessFrom: null, paid: paid(0n) }),
      never(0n),
      aSeat('nothing left', { accessFrom: null, paid: [] }),
    ];
    expect(plan('close', aGroup({ seats })).seats).toMatchObject([
      { as: 'end', gets: [{ invoiceUid: 'running', amount: 1_500_000n }] },
      {
        as: 'refund',
        gets: [
          { invoiceUid: 'over', amount: 3_000_000n },
          { invoiceUid: 'running', amount: 3_000_000n },
        ],
      },
      { as: 'refund', gets: [{ invoiceUid: 'running', amount: 3_000_000n }] },
      { as: 'end', gets: [{ invoiceUid: 'running', amount: 2_900_000n }] },
      { as: 'end', gets: [] },
    ]);
  });

  it('gives back the treatments of a series that were not used, and nothing of one that ran out', () => {
    const paid = [{ invoiceUid: 'series', amount: sen(3_000_000n), period: null }];
    const series = (accountUid: string, used: number, given: Partial<ChangingSeat> = {}) =>
      aSeat(accountUid, { paid, treatments: { all: 8, used, isExpired: false }, ...given });
    const pending = { status: 'pending', orderStatus: 'processing' } as const;
    const expired = { all: 8, used: 0, isExpired: true };
    const seats = [
      series('unused', 0),
      series('begun', 3),
      series('finished', 8),
      series('expired', 0, { treatments: expired }),
      series('waits', 3, pending),
      series('waited too long', 0, { ...pending, treatments: expired }),
    ];
    expect(plan('close', aGroup({ seats })).seats).toMatchObject([
      { as: 'refund', gets: [{ invoiceUid: 'series', amount: 3_000_000n }] },
      { as: 'end', gets: [{ amount: 1_875_000n }] },
      { as: 'end', gets: [] },
      { as: 'end', gets: [] },
      { as: 'refund', gets: [{ amount: 1_875_000n }] },
      { as: 'refund', gets: [{ amount: 3_000_000n }] },
    ]);
  });

  it('waits for every proof', () => {
    expect(code(() => plan('close', aGroup({ seats: [aSeat('a', { hasProof: true })] })))).toBe('PROOF_WAITS');
    // Its payment is settled, by a line of the bank or by hand, and the worker moves the seat in a moment.
    const settled = aSeat('a', { status: 'waitingForConfirmation', orderStatus: 'processing' });
    expect(code(() => plan('close', aGroup({ seats: [settled] })))).toBe('SEAT_MOVING');
  });
});

it('a closed group allows nothing, an empty one only to be closed', () => {
  const actions = (isClosed: boolean, ...seats: ChangingSeat[]) => groupActions({ isClosed, isSeries: false, seats });
  expect(actions(true, aHost(), aSeat('a'))).toEqual([]);
  expect(actions(false)).toEqual(['close']);
  expect(actions(false, aHost(), aSeat('a'))).toHaveLength(4);
  expect(code(() => plan('close', aGroup({ isClosed: true })))).toBe('GROUP_CLOSED');
});

it('no seat with a part of a bought series is offered to move', () => {
  const actions = (...seats: ChangingSeat[]) => groupActions({ isClosed: false, isSeries: true, seats });
  const [bound, waiting] = [aSeat('a'), aSeat('b', { status: 'pending' })];
  expect(actions(bound)).toEqual(['close']);
  expect(actions(bound, waiting)).toEqual(['move-member', 'close']);
  expect(actions(waiting)).toEqual(['move-member', 'merge', 'close']);
});
