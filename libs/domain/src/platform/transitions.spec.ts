import { describe, expect, it } from '@jest/globals';
import { ACCOUNT_STATUS, accountMoves } from '../products/subscriptions/accounts/account-status.js';
import { claimMoves } from '../products/subscriptions/access/access-claim.js';
import { followUpMoves } from '../products/subscriptions/follow-ups/follow-up.js';
import { purchaseMoves } from '../products/subscriptions/hosts/purchase.js';
import { reviewMoves } from '../products/subscriptions/reviews/review.js';
import { FIRST_ORDER_STATUS, ORDER_STATUS, orderMoves } from '../sales/orders/order-status.js';
import { paymentMoves } from '../sales/payments/payment-state.js';
import { payoutBatchMoves, payoutMoves } from '../sales/payouts/payout.js';
import { refundMoves } from '../sales/refunds/refund.js';
import { unplacedMoves } from '../sales/unplaced/unplaced-money.js';
import { voucherMoves } from '../products/vouchers/voucher.js';
import { erasureMoves } from '../identity/privacy/erasure.js';
import { type Actor, type Transitions, defineTransitions } from './transitions.js';

const ACTORS: Actor[] = ['customer', 'admin', 'system'];

/** Every table with its initial and final states. */
const MACHINES: [name: string, machine: Transitions<string, string>, first: string[], final: string[]][] = [
  ['account', anyMachine(accountMoves), ['registered'], ['refunded']],
  ['order', anyMachine(orderMoves), Object.values(FIRST_ORDER_STATUS), ['refunded']],
  ['payment', anyMachine(paymentMoves), ['submitted'], ['confirmed', 'rejected']],
  ['refund', anyMachine(refundMoves), ['requested'], ['paid', 'used', 'cancelled']],
  [
    'unplaced_money',
    anyMachine(unplacedMoves),
    ['open'],
    ['assigned', 'joined', 'returned', 'resent', 'merged', 'reversed'],
  ],
  ['payout', anyMachine(payoutMoves), ['scheduled'], ['cancelled']],
  ['payout_batch', anyMachine(payoutBatchMoves), ['open'], ['paid', 'cancelled']],
  ['follow_up', anyMachine(followUpMoves), ['open'], ['closed']],
  ['purchase', anyMachine(purchaseMoves), ['submitted'], ['verified', 'rejected']],
  ['review', anyMachine(reviewMoves), ['waiting'], ['rejected']],
  ['voucher', anyMachine(voucherMoves), ['issued'], ['finished', 'voided']],
  ['erasure', anyMachine(erasureMoves), ['requested'], ['withdrawn', 'finished']],
];

describe.each(MACHINES)('the %s table', (name, machine, first, final) => {
  const states = Object.keys(machine.table);

  it('leads to every state from its initial ones', () => {
    const reached = new Set(first);
    for (const state of reached)
      for (const action of machine.actionsOn(state)) reached.add(machine.after(state, action));
    expect([...reached].sort()).toEqual([...states].sort());
  });

  it('ends exactly in its final states', () => {
    expect(states.filter((state) => machine.actionsOn(state).length === 0).sort()).toEqual([...final].sort());
  });

  it('allows exactly the listed steps to the listed actors, and refuses others with a stable code', () => {
    const actions = new Set(states.flatMap((state) => machine.actionsOn(state)));
    const refused = expect.objectContaining({ code: `ILLEGAL_${name.toUpperCase()}_ACTION`, kind: 'conflict' });
    for (const state of states)
      for (const action of [...actions, 'fly'])
        for (const actor of ACTORS) {
          const step = machine.table[state]?.[action];
          if (step?.by.includes(actor)) expect(machine.after(state, action, actor)).toBe(step.to);
          else expect(() => machine.after(state, action, actor)).toThrow(refused);
        }
  });

  it('says of each state what the thing is then: a clause of its own, without a word of the code', () => {
    const said = states.map((state) => {
      const { message } = refusalOf(() => machine.after(state, 'fly'));
      expect(message).toMatch(/^[A-Z][a-z A-Z]+ ini [a-z][a-z ]+[.]$/);
      return message;
    });
    const differing = name === 'account' ? states.length - 1 : states.length;
    expect(new Set(said).size).toBe(differing);
  });

  it('offers an actor exactly the actions that it accepts from that actor', () => {
    for (const state of states)
      for (const actor of ACTORS)
        expect(machine.actionsOn(state, actor)).toEqual(
          machine.actionsOn(state).filter((action) => machine.table[state]?.[action]?.by.includes(actor)),
        );
  });
});

describe('moves of an account', () => {
  /** Every allowed move, written by hand: from, to, actors. */
  const DECIDED: [from: number, to: number, by: Actor[]][] = [
    [1, 7, ['system']],
    [1, 2, ['customer']],
    [7, 2, ['customer']],
    [2, 3, ['system']],
    [2, 4, ['system']],
    [4, 3, ['system', 'admin']],
    [2, 7, ['admin']],
    [1, 5, ['customer', 'admin', 'system']],
    [7, 5, ['customer', 'admin', 'system']],
    [2, 5, ['admin']],
    [3, 6, ['admin', 'system']],
    [4, 6, ['admin', 'system']],
    [3, 5, ['admin', 'system']],
    [3, 5, ['customer']],
    // Not renewed in time: lapsed, renewed in the grace, ended after it, left within it.
    [3, 7, ['system']],
    [7, 3, ['admin', 'system']],
    [7, 5, ['admin', 'system']],
    [7, 6, ['system']],
    [7, 5, ['customer']],
    // Reopened; the second one was asked to pay before, as a member of a pre-order.
    [5, 1, ['customer', 'admin']],
    [5, 7, ['customer', 'admin']],
  ];

  it('are those of the hand-written list', () => {
    const moves = Object.entries(accountMoves.table).flatMap(([from, steps]) =>
      Object.values(steps).map((step) => [code(from), code(step!.to), [...step!.by]]),
    );
    expect(moves.map(String).sort()).toEqual(DECIDED.map(String).sort());
  });

  const code = (status: string) => ACCOUNT_STATUS[status as keyof typeof ACCOUNT_STATUS];
});

describe('moves of an order', () => {
  const DECIDED: [from: number, to: number, by: Actor[]][] = [
    [7, 1, ['system']],
    [7, 5, ['customer', 'admin']],
    [7, 8, ['system']],
    [1, 2, ['customer']],
    [1, 5, ['customer', 'admin']],
    [1, 8, ['system']],
    [2, 3, ['admin', 'system']],
    [2, 1, ['admin']],
    [2, 1, ['admin']],
    [2, 5, ['admin']],
    [3, 4, ['system', 'admin']],
    [3, 6, ['admin', 'system']],
    [3, 5, ['customer', 'admin', 'system']],
    [4, 6, ['admin', 'system']],
    [5, 1, ['admin']],
    [8, 1, ['customer', 'admin']],
  ];

  it('are those of the hand-written list', () => {
    const moves = Object.entries(orderMoves.table).flatMap(([from, steps]) =>
      Object.values(steps).map((step) => [code(from), code(step!.to), [...step!.by]]),
    );
    expect(moves.map(String).sort()).toEqual(DECIDED.map(String).sort());
  });

  const code = (status: string) => ORDER_STATUS[status as keyof typeof ORDER_STATUS];
});

describe('a table of transitions', () => {
  const light = defineTransitions<'red' | 'green'>()(
    'light',
    { red: 'Lampu ini sedang merah.', green: 'Lampu ini sudah hijau.' },
    { red: { go: { to: 'green', by: ['system'] } }, green: { stop: { to: 'red', by: ['system', 'admin'] } } },
  );

  it('needs no actor where the caller gives none', () => {
    expect(light.after('red', 'go')).toBe('green');
  });

  it('says in a refusal what the thing is now, in Indonesian, to who pressed twice, late or without the right', () => {
    expect(() => light.after('green', 'go')).toThrow(/^Lampu ini sudah hijau[.]$/);
    expect(() => light.after('red', 'stop')).toThrow(/^Lampu ini sedang merah\./);
    expect(() => light.after('green', 'stop', 'customer')).toThrow(/^Lampu ini sudah hijau\./);
  });

  it('refuses names that every object has as keys', () => {
    expect(() => light.after('red', 'toString' as 'go')).toThrow();
    expect(() => light.after('red', 'constructor' as 'go', 'system')).toThrow();
  });
});

function refusalOf(act: () => unknown): Error {
  try {
    act();
  } catch (error) {
    return error as Error;
  }
  throw new Error('It was not refused.');
}

function anyMachine<S extends string, A extends string>(machine: Transitions<S, A>): Transitions<string, string> {
  return machine as unknown as Transitions<string, string>;
}

describe('what a person meets who presses twice, or after another desk', () => {
  it.each<[string, () => unknown, string]>([
    ['a payment', () => paymentMoves.after('confirmed', 'confirm', 'admin'), 'Pembayaran ini sudah dikonfirmasi.'],
    ['a rejected payment', () => paymentMoves.after('rejected', 'confirm', 'admin'), 'Pembayaran ini sudah ditolak.'],
    ['a refund', () => refundMoves.after('approved', 'approve', 'admin'), 'Pengembalian dana ini sudah disetujui.'],
    ['an order', () => orderMoves.after('cancelled', 'cancel', 'customer'), 'Pesanan ini sudah dibatalkan.'],
    ['a claim', () => claimMoves.after('solved', 'solve', 'customer'), 'Klaim akses ini sudah selesai.'],
    ['a purchase', () => purchaseMoves.after('verified', 'verify', 'admin'), 'Pembelian host ini sudah diverifikasi.'],
    ['a payout', () => payoutMoves.after('paid', 'pay', 'admin'), 'Pencairan ini sudah ditransfer.'],
  ])('of %s: the state that it is in now', (_, act, sentence) => {
    expect(() => act()).toThrow(sentence);
  });
});
