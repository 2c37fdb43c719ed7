import { expect, it } from '@jest/globals';
import { fc } from '#testing/properties';
import { toSen } from '../../platform/sen.js';
import { CHARGE_STATES, type ChargeState, actionOnNews, chargeMoves, gatewayFeeOf } from './charge-state.js';

const follow = (news: ChargeState[]): ChargeState[] => {
  const actions: string[] = [];
  let state: ChargeState = 'pending';
  for (const item of news) {
    const action = actionOnNews(state, item);
    if (!action) continue;
    actions.push(action);
    state = chargeMoves.after(state, action, 'system');
  }
  return [state, ...(actions as ChargeState[])];
};

it('money that comes after a charge has ended still counts, and older news never takes it back', () => {
  expect(follow(['expired', 'paid', 'expired', 'pending', 'cancelled'])).toEqual(['paid', 'expire', 'pay']);
  expect(follow(['paid', 'refunded', 'paid'])).toEqual(['refunded', 'pay', 'refund']);
});

it('in any order and however often it comes, the news of a payment pays once', () => {
  const anyNews = fc.array(fc.constantFrom(...CHARGE_STATES), { maxLength: 20 });
  fc.assert(
    fc.property(anyNews, (news) => {
      const pays = follow(news).filter((action) => (action as string) === 'pay').length;
      return pays === (news.includes('paid') ? 1 : 0);
    }),
  );
});

it.each([
  ['va-bca', 61_000, 4_000],
  ['qris', 61_000, 427],
  ['qris', 100, 1],
  ['gopay', 61_000, 1_220],
  ['va-bca', 3_000, 3_000],
] as const)('%s keeps its fee of Rp%d: Rp%d', (channel, amount, fee) =>
  expect(gatewayFeeOf(channel, toSen(amount))).toBe(toSen(fee)),
);
