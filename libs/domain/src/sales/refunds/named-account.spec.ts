import { expect, it } from '@jest/globals';
import { mayNameAccount } from './named-account.js';

const UNSENT = {
  state: 'requested',
  hasAccount: false,
  wasCredit: false,
  isOnItsWay: false,
  goesByGateway: false,
} as const;

it.each([
  ['that waits', {}, true],
  ['that waits with another account', { hasAccount: true }, true],
  ['that was approved without one', { state: 'approved' }, true],
  ['that was approved with one', { state: 'approved', hasAccount: true }, false],
  ['that is on its way', { isOnItsWay: true }, false],
  ['of credit, which is asked back with it', { wasCredit: true, hasAccount: true }, false],
  ['that the gateway gives back', { goesByGateway: true }, false],
  ['that was transferred', { state: 'paid' }, false],
  ['that became credit', { state: 'credited' }, false],
  ['that was cancelled', { state: 'cancelled' }, false],
] as const)('whether the account of a refund %s may be named', (_, more, may) => {
  expect(mayNameAccount({ ...UNSENT, ...more })).toBe(may);
});
