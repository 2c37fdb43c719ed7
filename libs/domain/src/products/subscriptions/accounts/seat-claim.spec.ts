import { describe, expect, it } from '@jest/globals';
import { sen } from '../../../platform/sen.js';
import { type SoldOrder, isDroppable, knownStatus, obstacleOf } from '../../../sales/orders/order-obstacle.js';
import type { OrderStatus } from '../../../sales/orders/order-status.js';
import type { PaymentState } from '../../../sales/payments/payment-state.js';
import { ACCOUNT_STATUS, type AccountStatus } from './account-status.js';
import { type StoredSeat, seatClaim } from './seat-claim.js';

/** An order and its seat, if it has one. */
interface MoneyOfOrder extends Omit<SoldOrder, 'status'>, Pick<StoredSeat, 'purchases' | 'reimbursements'> {
  order: OrderStatus | null;
  account: AccountStatus | number | null;
}

const TOTAL = sen(6_100_000n);
const paid = (state: PaymentState, amountSen = TOTAL): Pick<MoneyOfOrder, 'payments'> => ({
  payments: [{ state, amountSen }],
});
const money = (given: Partial<MoneyOfOrder>): MoneyOfOrder => ({
  order: 'completed',
  account: 'cancelled',
  totalSen: TOTAL,
  renewedSen: sen(0n),
  payments: [],
  refunds: [],
  moneyExpected: false,
  purchases: [],
  reimbursements: [],
  ...given,
});
function claimsOf({ account, purchases, reimbursements }: MoneyOfOrder) {
  const accountStatus = typeof account === 'string' ? ACCOUNT_STATUS[account] : account;
  const holdsNothing = accountStatus === null && purchases.length === 0 && reimbursements.length === 0;
  return holdsNothing ? [] : [seatClaim({ accountStatus, purchases, reimbursements })];
}
const obstacle = (given: MoneyOfOrder) => obstacleOf({ ...given, status: given.order }, claimsOf(given));
const droppable = (given: MoneyOfOrder) => isDroppable({ ...given, status: given.order }, claimsOf(given));

describe('what stands in the way of an erasure', () => {
  it.each<[string, Partial<MoneyOfOrder>, ReturnType<typeof obstacle>]>([
    [
      'a payment that is not decided',
      { order: 'awaitingConfirmation', account: 'waitingForConfirmation' },
      'payment-unconfirmed',
    ],
    ['money of a bank line that waits for a second admin', { moneyExpected: true }, 'payment-unconfirmed'],
    ['a seat that is in use', { order: 'completed', account: 'active' }, 'active-seat'],
    ['a paid seat whose group is not ready', { order: 'processing', account: 'pending' }, 'active-seat'],
    [
      'a paid seat that the worker has not moved yet',
      { order: 'processing', account: 'waitingForConfirmation' },
      'active-seat',
    ],
    [
      'a purchase that is not decided',
      { order: 'processing', account: 'waitingForConfirmation', purchases: ['rejected', 'submitted'] },
      'reimbursement-unpaid',
    ],
    [
      'a reimbursement that is scheduled',
      { account: 'active', purchases: ['verified'], reimbursements: ['scheduled'] },
      'reimbursement-unpaid',
    ],
    [
      'a reimbursement that is approved, the membership being over',
      { purchases: ['verified'], reimbursements: ['approved'] },
      'reimbursement-unpaid',
    ],
    [
      'the seat of a host who was paid',
      { account: 'active', purchases: ['verified'], reimbursements: ['paid'] },
      'active-seat',
    ],
  ])('%s', (_, given, expected) => expect(obstacle(money(given))).toBe(expected));

  it.each<[string, Partial<MoneyOfOrder>]>([
    ['an order that is not paid', { order: 'awaitingPayment', account: 'registered' }],
    ['an order whose proof was rejected', { order: 'awaitingPayment', account: 'waitingForFollowUp' }],
    ['a pre-order that waits for its group', { order: 'waitingForGroup', account: 'registered' }],
    ['a host who has not bought yet', { order: 'processing', account: 'registered' }],
  ])('not %s: it is dropped', (_, given) => {
    expect(obstacle(money(given))).toBeNull();
    expect(droppable(money(given))).toBe(true);
  });

  it('drops no order whose payment is being looked at, however its seat stands', () =>
    expect(droppable(money({ order: 'awaitingConfirmation', account: 'registered' }))).toBe(false));

  it.each<[string, Partial<MoneyOfOrder>]>([
    ['cancelled', { order: 'cancelled' }],
    ['expired', { order: 'expired' }],
    ['refunded', { order: 'refunded', account: 'refunded' }],
    ['whose membership is over', { order: 'completed', purchases: ['verified'], reimbursements: ['paid'] }],
  ])('not an order %s: there is nothing to drop either', (_, given) => {
    expect(obstacle(money(given))).toBeNull();
    expect(droppable(money(given))).toBe(false);
  });
});

describe('money that is open on an order, with a seat or without', () => {
  const both = (given: Partial<MoneyOfOrder>) =>
    ([null, 'cancelled', 'registered'] as const).map((account) => money({ ...given, account }));

  it.each<[string, Partial<MoneyOfOrder>, ReturnType<typeof obstacle>]>([
    [
      'a submitted payment on an unpaid order',
      { order: 'awaitingPayment', ...paid('submitted') },
      'payment-unconfirmed',
    ],
    ['a submitted payment on a cancelled order', { order: 'cancelled', ...paid('submitted') }, 'payment-unconfirmed'],
    [
      'a payment in a state that is not known',
      { order: 'cancelled', ...paid('held' as PaymentState) },
      'payment-unconfirmed',
    ],
    ['a paid order that was cancelled', { order: 'cancelled', ...paid('confirmed') }, 'refund-unpaid'],
    ['a paid order that expired', { order: 'expired', ...paid('confirmed') }, 'refund-unpaid'],
    ['a refunded order without a refund', { order: 'refunded', ...paid('confirmed') }, 'refund-unpaid'],
    ['more money than the total', { ...paid('confirmed', sen(6_100_001n)) }, 'refund-unpaid'],
    ['less money than the total', { ...paid('confirmed', sen(6_099_999n)) }, 'payment-short'],
    ['a reimbursement in a state that is not known', { reimbursements: ['held' as 'paid'] }, 'reimbursement-unpaid'],
    ['a purchase in a state that is not known', { purchases: ['held' as 'verified'] }, 'reimbursement-unpaid'],
  ])('%s', (_, given, expected) => {
    for (const one of both(given)) {
      expect(obstacle(one)).toBe(expected);
      expect(droppable(one)).toBe(false);
    }
  });

  it('several payments are counted together', () => {
    const half = { state: 'confirmed', amountSen: sen(TOTAL / 2n) } as const;
    expect(obstacle(money({ payments: [half, half] }))).toBeNull();
    expect(obstacle(money({ payments: [half, half, half] }))).toBe('refund-unpaid');
  });

  it.each<[string, MoneyOfOrder['refunds'], ReturnType<typeof obstacle>]>([
    ['none after a refund', [{ state: 'paid', amountSen: TOTAL }], null],
    ['a refund that is requested', [{ state: 'requested', amountSen: TOTAL }], 'refund-unpaid'],
    ['a refund that is approved', [{ state: 'approved', amountSen: TOTAL }], 'refund-unpaid'],
    ['a refund that was cancelled', [{ state: 'cancelled', amountSen: TOTAL }], 'refund-unpaid'],
    ['a refund of a part', [{ state: 'paid', amountSen: sen(TOTAL - 1n) }], 'refund-unpaid'],
  ])('%s', (_, refunds, expected) =>
    expect(obstacle(money({ order: 'refunded', ...paid('confirmed'), refunds }))).toBe(expected),
  );

  it('none when what was too much went back', () => {
    const more = paid('confirmed', sen(TOTAL + 1n));
    expect(obstacle(money({ ...more, refunds: [{ state: 'paid', amountSen: sen(1n) }] }))).toBeNull();
  });

  it('a seat whose order was paid for and did not follow yet is not dropped', () => {
    const behind = money({ order: 'processing', account: 'registered', ...paid('confirmed') });
    expect(obstacle(behind)).toBe('active-seat');
    expect(droppable(behind)).toBe(false);
  });

  it('a verified purchase without a reimbursement, unless an admin ended the seat', () => {
    expect(obstacle(money({ account: null, purchases: ['verified'] }))).toBe('reimbursement-unpaid');
    expect(obstacle(money({ account: 'active', purchases: ['verified'] }))).toBe('reimbursement-unpaid');
    expect(obstacle(money({ account: 'cancelled', purchases: ['verified'] }))).toBeNull();
  });
});

describe('an order without a seat', () => {
  const noSeat = (given: Partial<MoneyOfOrder>) => money({ account: null, ...given });

  it.each<[NonNullable<MoneyOfOrder['order']>, ReturnType<typeof obstacle>, boolean]>([
    ['awaitingPayment', null, true],
    ['waitingForGroup', null, true],
    ['awaitingConfirmation', 'payment-unconfirmed', false],
    ['processing', 'open-order', false],
    ['completed', null, false],
    ['cancelled', null, false],
    ['refunded', null, false],
    ['expired', null, false],
  ])('%s: obstacle %s, dropped %s', (order, expected, dropped) => {
    expect(obstacle(noSeat({ order }))).toBe(expected);
    expect(droppable(noSeat({ order }))).toBe(dropped);
  });

  it.each<[string, Partial<MoneyOfOrder>]>([
    ['was confirmed', { order: 'awaitingPayment', ...paid('confirmed') }],
    ['was confirmed before the others came', { order: 'waitingForGroup', ...paid('confirmed') }],
  ])('is not dropped when its payment %s', (_, given) => {
    expect(obstacle(noSeat(given))).toBe('open-order');
    expect(droppable(noSeat(given))).toBe(false);
  });
});

const LINES = ['subscriptions', 'parcels'];

describe('stored values', () => {
  it('are read as the stages of order and seat', () => {
    expect(knownStatus({ productLine: 'parcels', status: 1 }, LINES)).toBe('awaitingPayment');
    expect(knownStatus({ productLine: 'subscriptions', status: 4 }, LINES)).toBe('completed');
    expect(seatClaim({ accountStatus: 7, purchases: [], reimbursements: [] })).toEqual({
      open: null,
      held: 'active-seat',
      cancellable: true,
    });
  });

  it.each([
    ['product line', { productLine: 'rockets', status: 5, accountStatus: null }],
    ['product line, with a seat', { productLine: 'rockets', status: 1, accountStatus: 1 }],
    ['order status', { productLine: 'subscriptions', status: 9, accountStatus: null }],
    ['account status', { productLine: 'subscriptions', status: 1, accountStatus: 9 }],
    ['account status of a completed order', { productLine: 'subscriptions', status: 4, accountStatus: 9 }],
  ])('of an unknown %s keep the order open', (_, stored) => {
    const unknown = money({ order: knownStatus(stored, LINES), account: stored.accountStatus });
    expect(obstacle(unknown)).not.toBeNull();
    expect(droppable(unknown)).toBe(false);
  });

  it('that do not fit together keep the order open', () =>
    expect(obstacle(money({ order: 'awaitingPayment', account: 'cancelled' }))).toBe('open-order'));
});
