import { describe, expect, it } from '@jest/globals';
import { fc } from '#testing/properties';
import { type AccountStatus, accountMoves } from '../accounts/account-status.js';
import {
  type GroupRule,
  NOT_BOUGHT,
  type SeatedAccount,
  memberMoves,
  memberWaits,
  seatWait,
} from './activate-members.js';

const YOUTUBE: GroupRule = {
  hostSeats: 0,
  regularSeats: 5,
  bought: false,
  tvSlots: null,
  startsWhenConfirmed: null,
  hostBuys: 'ordered',
};
const BOUGHT: GroupRule = { ...YOUTUBE, bought: true };
const SPOTIFY: GroupRule = { ...YOUTUBE, hostSeats: 1, tvSlots: null, startsWhenConfirmed: null };
const NETFLIX: GroupRule = { ...YOUTUBE, hostSeats: 1, tvSlots: 2, startsWhenConfirmed: null };
const CANVA: GroupRule = {
  ...YOUTUBE,
  hostSeats: 1,
  regularSeats: 4,
  tvSlots: null,
  startsWhenConfirmed: 5,
  hostBuys: 'paid',
};

const at = (minute: number) => new Date(Date.UTC(2026, 10, 20, 3, minute));
const regular = (
  accountUid: string,
  status: AccountStatus,
  confirmed: number | null,
  needsTv = false,
): SeatedAccount => ({
  accountUid,
  role: 'regular',
  status,
  needsTv,
  preOrder: false,
  confirmedAt: confirmed === null ? null : at(confirmed),
});
const paid = (accountUid: string, minute: number) => regular(accountUid, 'waitingForConfirmation', minute);
const host = (status: AccountStatus, confirmed: number | null = status === 'active' ? 0 : null): SeatedAccount => ({
  ...regular('host', status, confirmed),
  role: 'host',
});
const movesOf = (rule: GroupRule, accounts: SeatedAccount[]) =>
  Object.fromEntries(memberMoves(rule, accounts).map(({ accountUid, action }) => [accountUid, action]));

describe('a member whose payment is confirmed', () => {
  it('becomes active at once in a group without a host that the shop has bought', () => {
    expect(memberMoves(BOUGHT, [paid('a', 1)])).toEqual([
      { accountUid: 'a', action: 'activate', why: 'Pembayaran terkonfirmasi' },
    ]);
  });

  it('waits at Pending while the shop has not bought, and is released by the purchase', () => {
    expect(memberMoves(YOUTUBE, [paid('a', 1)])).toEqual([
      { accountUid: 'a', action: 'hold', why: 'Menunggu langganan dibeli' },
    ]);
    expect(memberMoves(BOUGHT, [regular('a', 'pending', 1)])).toEqual([
      { accountUid: 'a', action: 'activate', why: 'Grup sudah siap' },
    ]);
  });

  it('waits for the purchase also beside a member who is active already', () => {
    expect(movesOf(YOUTUBE, [regular('b', 'active', 0), paid('a', 1)])).toEqual({ a: 'hold' });
  });

  it('becomes active in a group whose host is active', () => {
    expect(movesOf(SPOTIFY, [host('active'), paid('a', 1)])).toEqual({ a: 'activate' });
  });

  it.each<AccountStatus>(['registered', 'waitingForConfirmation', 'waitingForFollowUp', 'pending'])(
    'waits at Pending while the host is %s',
    (status) => {
      expect(memberMoves(SPOTIFY, [host(status, 0), paid('a', 1)])).toEqual([
        { accountUid: 'a', action: 'hold', why: 'Menunggu host menyiapkan langganan' },
      ]);
    },
  );

  it('waits for the host, not for another member who is active', () => {
    expect(movesOf(SPOTIFY, [regular('b', 'active', 0), paid('a', 1)])).toEqual({ a: 'hold' });
  });

  it('waits for no TV slot where the plan does not count them', () => {
    expect(movesOf(BOUGHT, [regular('a', 'waitingForConfirmation', 1, true)])).toEqual({ a: 'activate' });
  });

  it.each([
    ['there is no host', []],
    ['the host has left', [host('cancelled', 0)]],
  ])('waits at Pending for a host while %s', (_, hosts) => {
    expect(memberMoves(SPOTIFY, [...hosts, paid('a', 1)])).toEqual([
      { accountUid: 'a', action: 'hold', why: 'Menunggu host' },
    ]);
  });

  it('goes on waiting for what the group lacks now, not for what it lacked first', () => {
    const waits = (group: SeatedAccount[]) => memberWaits(CANVA, group).map(({ why }) => why);
    expect(waits([regular('a', 'pending', 1)])).toEqual(['Menunggu host']);
    expect(waits([host('active'), regular('a', 'pending', 1)])).toEqual(['Menunggu 3 orang lagi']);
    expect(memberWaits(SPOTIFY, [host('active'), regular('a', 'pending', 1)])).toEqual([]);
  });

  it('waits for the others, not for its host, where the host is asked to buy only when all have paid', () => {
    const members = (...ids: string[]) => ids.map((uid, index) => regular(uid, 'pending', index));
    const waits = (group: SeatedAccount[]) => [...new Set(memberWaits(CANVA, group).map(({ why }) => why))];
    expect(waits([host('registered'), ...members('a', 'b', 'c')])).toEqual(['Menunggu 1 orang lagi']);
    expect(waits([host('registered'), ...members('a', 'b', 'c'), regular('d', 'registered', null)])).toEqual([
      'Menunggu 1 anggota membayar',
    ]);
    expect(waits([host('registered'), ...members('a', 'b', 'c', 'd')])).toEqual(['Menunggu host menyiapkan langganan']);
    expect(waits(members('a', 'b', 'c'))).toEqual(['Menunggu host']);
  });

  it('is released when the host has come', () => {
    expect(memberMoves(SPOTIFY, [host('active'), regular('a', 'pending', 1)])).toEqual([
      { accountUid: 'a', action: 'activate', why: 'Grup sudah siap' },
    ]);
  });
});

describe('members whose payment is not confirmed', () => {
  it.each<AccountStatus>(['registered', 'waitingForConfirmation', 'waitingForFollowUp', 'cancelled', 'refunded'])(
    'do not move from %s',
    (status) => {
      expect(memberMoves(YOUTUBE, [regular('a', status, null)])).toEqual([]);
    },
  );

  it('do not move after they have left, even if they had paid', () => {
    expect(memberMoves(YOUTUBE, [regular('a', 'cancelled', 1), regular('b', 'refunded', 2)])).toEqual([]);
  });
});

describe('Canva is processed only when five are confirmed', () => {
  const four = ['a', 'b', 'c', 'd'];

  it('with the host and three members, all wait', () => {
    const group = [host('active'), ...four.slice(0, 3).map((uid, index) => paid(uid, index))];
    expect(memberMoves(CANVA, group).map(({ action, why }) => `${action}: ${why}`)).toEqual(
      Array<string>(3).fill('hold: Menunggu 1 orang lagi'),
    );
  });

  it('with the host and four members, all become active, also those who waited', () => {
    const group = [
      host('active'),
      ...four.slice(0, 3).map((uid, index) => regular(uid, 'pending', index)),
      paid('d', 9),
    ];
    expect(movesOf(CANVA, group)).toEqual({ a: 'activate', b: 'activate', c: 'activate', d: 'activate' });
  });

  it('with four members and a host who is not ready, none becomes active', () => {
    const group = [host('waitingForConfirmation'), ...four.map((uid, index) => paid(uid, index))];
    expect(movesOf(CANVA, group)).toEqual({ a: 'hold', b: 'hold', c: 'hold', d: 'hold' });
  });

  it('once it was processed, who joins waits for no five again', () => {
    const group = [host('active'), regular('a', 'active', 1), paid('late', 9)];
    expect(movesOf(CANVA, group)).toEqual({ late: 'activate' });
    expect(seatWait(CANVA, [...group, regular('open', 'registered', null)], 'open', at(10))).toBeNull();
  });

  it('a member who was refunded no longer counts', () => {
    const group = [
      host('active'),
      ...four.slice(0, 3).map((uid, index) => regular(uid, 'pending', index)),
      regular('d', 'refunded', 3),
    ];
    expect(memberMoves(CANVA, group)).toEqual([]);
  });

  it('a fourth member who has not paid does not count', () => {
    const group = [
      host('active'),
      ...four.slice(0, 3).map((uid, index) => paid(uid, index)),
      regular('d', 'registered', null),
    ];
    expect(movesOf(CANVA, group)).toEqual({ a: 'hold', b: 'hold', c: 'hold' });
  });
});

describe('Netflix has two TV slots', () => {
  const tv = (uid: string, status: AccountStatus, minute: number) => regular(uid, status, minute, true);

  it('those who were confirmed first get them, the third waits', () => {
    const group = [
      host('active'),
      tv('late', 'waitingForConfirmation', 3),
      tv('first', 'active', 1),
      tv('second', 'active', 2),
    ];
    expect(memberMoves(NETFLIX, group)).toEqual([
      { accountUid: 'late', action: 'hold', why: 'Menunggu slot TV di grup' },
    ]);
  });

  it('a host on a television takes one', () => {
    const group = [
      { ...host('active'), needsTv: true },
      tv('a', 'waitingForConfirmation', 1),
      tv('b', 'waitingForConfirmation', 2),
    ];
    expect(movesOf(NETFLIX, group)).toEqual({ a: 'activate', b: 'hold' });
  });

  it('members without a television never wait for one', () => {
    const group = [host('active'), tv('a', 'active', 1), tv('b', 'active', 2), paid('c', 3)];
    expect(movesOf(NETFLIX, group)).toEqual({ c: 'activate' });
  });

  it('the slot of a member who has left goes to the one who waits', () => {
    const group = [host('active'), tv('gone', 'refunded', 1), tv('b', 'active', 2), tv('c', 'pending', 3)];
    expect(movesOf(NETFLIX, group)).toEqual({ c: 'activate' });
  });

  it('a member who has not paid yet holds no slot', () => {
    const group = [
      host('active'),
      regular('open', 'registered', null, true),
      tv('b', 'active', 2),
      tv('c', 'pending', 3),
    ];
    expect(movesOf(NETFLIX, group)).toEqual({ c: 'activate' });
  });
});

describe('a pre-order is bought when the group is full and paid', () => {
  const DUOLINGO: GroupRule = { ...YOUTUBE, regularSeats: 3 };
  const ADOBE: GroupRule = { ...SPOTIFY, regularSeats: 3 };
  const pre = (uid: string, status: AccountStatus, confirmed: number | null): SeatedAccount => ({
    ...regular(uid, status, confirmed),
    preOrder: true,
  });
  const allPaid = [pre('a', 'pending', 1), pre('b', 'pending', 2), pre('c', 'waitingForConfirmation', 3)];

  const oneUnpaid = [pre('a', 'waitingForConfirmation', 1), pre('b', 'registered', null), pre('c', 'pending', 2)];

  it('a member who has paid waits for the others before it is bought', () => {
    expect(memberMoves(DUOLINGO, oneUnpaid)).toEqual([
      { accountUid: 'a', action: 'hold', why: 'Menunggu 1 anggota membayar' },
    ]);
  });

  it('and for nobody once it is: no unpaid seat keeps a paid one from a group that runs', () => {
    const both = { a: 'activate', c: 'activate' };
    expect(movesOf({ ...DUOLINGO, bought: true }, oneUnpaid)).toEqual(both);
    expect(movesOf(ADOBE, [host('active'), ...oneUnpaid])).toEqual(both);
  });

  it.each([
    ['a Ready member is active', regular('b', 'active', 0)],
    ['a Ready member is in its grace', regular('b', 'waitingForFollowUp', 0)],
    ['a pre-order member is in its grace', pre('b', 'waitingForFollowUp', 0)],
  ])('where %s and the purchase has ended, it waits for the next one, not for others', (_, used) => {
    const group = [used, pre('moved', 'waitingForConfirmation', 9), pre('unpaid', 'registered', null)];
    expect(memberMoves(DUOLINGO, group)).toEqual([{ accountUid: 'moved', action: 'hold', why: NOT_BOUGHT }]);
    expect(seatWait(DUOLINGO, group, 'unpaid', at(10))).toBe(NOT_BOUGHT);
    expect(seatWait({ ...DUOLINGO, bought: true }, group, 'unpaid', at(10))).toBeNull();
  });

  it('with all paid they wait for the purchase, and become active with it', () => {
    expect(memberMoves(DUOLINGO, allPaid)).toEqual([
      { accountUid: 'c', action: 'hold', why: 'Menunggu langganan dibeli' },
    ]);
    const activated = { a: 'activate', b: 'activate', c: 'activate' };
    expect(movesOf({ ...DUOLINGO, bought: true }, allPaid)).toEqual(activated);
    const ofSeries = memberMoves({ ...DUOLINGO, isSeries: true }, allPaid);
    expect(ofSeries).toEqual([{ accountUid: 'c', action: 'hold', why: 'Menunggu seri dibeli' }]);
  });

  it('where a host buys they wait for the host, whose purchase is the one that counts', () => {
    expect(movesOf(ADOBE, [host('waitingForConfirmation'), ...allPaid])).toEqual({ c: 'hold' });
    expect(movesOf(ADOBE, [host('active'), ...allPaid])).toEqual({ a: 'activate', b: 'activate', c: 'activate' });
  });

  it('who joins a group that runs becomes active without waiting for the seats that are free', () => {
    const group = [pre('a', 'active', 1), pre('late', 'waitingForConfirmation', 9)];
    expect(movesOf({ ...DUOLINGO, bought: true }, group)).toEqual({ late: 'activate' });
  });

  it('a Ready member of the same family waits for the purchase alone', () => {
    const group = [pre('a', 'registered', null), paid('ready', 1)];
    expect(movesOf({ ...DUOLINGO, bought: true }, group)).toEqual({ ready: 'activate' });
    expect(memberMoves(DUOLINGO, group).map(({ why }) => why)).toEqual(['Menunggu langganan dibeli']);
  });
});

describe('activating the members of any group', () => {
  const STATUSES = Object.keys(accountMoves.table) as AccountStatus[];
  const aRule = fc
    .tuple(fc.constantFrom(YOUTUBE, SPOTIFY, NETFLIX, CANVA), fc.boolean(), fc.integer({ min: 1, max: 5 }))
    .map(([rule, bought, regularSeats]): GroupRule => ({ ...rule, bought, regularSeats }));
  const aGroup = fc
    .array(
      fc.record({
        role: fc.constantFrom('regular' as const, 'regular' as const, 'host' as const),
        status: fc.constantFrom(...STATUSES),
        needsTv: fc.boolean(),
        preOrder: fc.boolean(),
        confirmedAt: fc.option(fc.integer({ min: 0, max: 59 }).map(at)),
      }),
      { maxLength: 9 },
    )
    .map((members) => members.map((member, index): SeatedAccount => ({ accountUid: `m${index}`, ...member })));

  it('makes only moves of the account table that the worker may make, and moves no host', () => {
    fc.assert(
      fc.property(aRule, aGroup, (rule, group) => {
        for (const { accountUid, action } of memberMoves(rule, group)) {
          const account = group.find((member) => member.accountUid === accountUid)!;
          expect(account.role).toBe('regular');
          expect(accountMoves.actionsOn(account.status, 'system')).toContain(action);
        }
      }),
    );
  });

  it('is complete after one run: a second one moves no seat', () => {
    fc.assert(
      fc.property(aRule, aGroup, (rule, group) => {
        const moves = new Map(memberMoves(rule, group).map((move) => [move.accountUid, move.action]));
        const after = group.map((member): SeatedAccount => {
          const action = moves.get(member.accountUid);
          return action ? { ...member, status: accountMoves.after(member.status, action) } : member;
        });
        expect(memberMoves(rule, after)).toEqual([]);
      }),
    );
  });

  it('does not depend on the order in which members are read', () => {
    fc.assert(
      fc.property(aRule, aGroup, (rule, group) => {
        const distinct = group.map((member, index) => ({
          ...member,
          confirmedAt: member.confirmedAt && new Date(member.confirmedAt.getTime() + index),
        }));
        expect(movesOf(rule, [...distinct].reverse())).toEqual(movesOf(rule, distinct));
      }),
    );
  });
});

describe('a seat that is not paid yet will wait for', () => {
  const wait = (rule: GroupRule, ...others: SeatedAccount[]) =>
    seatWait(rule, [...others, regular('mine', 'registered', null)], 'mine', at(9));

  it('what would hold it once it is paid, in the same words', () => {
    expect(wait(YOUTUBE)).toBe('Menunggu langganan dibeli');
    expect(wait(SPOTIFY)).toBe('Menunggu host');
    expect(wait(SPOTIFY, host('registered'))).toBe('Menunggu host menyiapkan langganan');
    expect(wait(CANVA, host('registered'), regular('a', 'pending', 1), regular('b', 'pending', 2))).toBe(
      'Menunggu 1 orang lagi',
    );
    expect(wait(CANVA, host('active'), regular('a', 'registered', null))).toBe(
      'Menunggu 2 orang lagi dan 1 anggota membayar',
    );
  });

  it('nothing where the group runs', () => {
    expect(wait(BOUGHT)).toBeNull();
    expect(wait(SPOTIFY, host('active'))).toBeNull();
  });
});
