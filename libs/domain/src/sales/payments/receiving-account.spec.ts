import { expect, it } from '@jest/globals';
import { bringsAccount } from './receiving-account.js';

const shown = { bankName: 'BCA', accountNumber: '1234567890', accountName: 'PT Patungan', position: 1, active: true };

it.each([
  ['another bank', shown, { bankName: 'BRI' }, true],
  ['another number', shown, { accountNumber: '9988776655' }, true],
  ['another holder', shown, { accountName: 'Orang Lain' }, true],
  ['another place', shown, { position: 9 }, false],
  ['nothing else', shown, {}, false],
  ['hidden', shown, { active: false }, false],
  ['hidden before, with another number', { ...shown, active: false }, { accountNumber: '9988776655' }, false],
  ['shown again', { ...shown, active: false }, { active: true }, true],
])('an account that customers pay to comes newly: %s', (_, before, change, expected) => {
  expect(bringsAccount(before, { ...before, ...change })).toBe(expected);
});
