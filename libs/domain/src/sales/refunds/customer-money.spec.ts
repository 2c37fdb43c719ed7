import { expect, it } from '@jest/globals';
import { sen, toSen } from '../../platform/sen.js';
import { customerMoney } from './customer-money.js';
import { REFUND_STATES } from './refund.js';

const refund = (state: string, rupiah: number, used = 0) => ({
  state,
  amountSen: toSen(rupiah) as bigint,
  uses: used ? [{ receivedSen: toSen(used) as bigint }] : [],
});

it('of all refunds only what was paid back is taken off, and only what is kept is credit', () => {
  expect(REFUND_STATES.map((state) => [state, customerMoney(toSen(100_000), [refund(state, 30_000)])])).toEqual(
    REFUND_STATES.map((state) => [
      state,
      { paid: toSen(state === 'paid' ? 70_000 : 100_000), credit: toSen(state === 'credited' ? 30_000 : 0) },
    ]),
  );
});

it('what was used as credit before the rest went back stays paid', () => {
  expect(customerMoney(toSen(100_000), [refund('paid', 30_000, 20_000)]).paid).toBe(toSen(90_000));
  expect(customerMoney(toSen(100_000), [refund('credited', 30_000, 20_000)]).credit).toBe(toSen(10_000));
});

it('nothing is left of money with half a rupiah that went back, though its transfer was rounded up', () => {
  expect(customerMoney(sen(6_165_050n), [{ state: 'paid', amountSen: 6_165_050n, uses: [] }]).paid).toBe(0n);
});
