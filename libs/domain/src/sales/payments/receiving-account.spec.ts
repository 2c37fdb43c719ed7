import { expect, it } from '@jest/globals';
import { bringsAccount, leavesNoneToPayTo } from './receiving-account.js';

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

const [real, other, example] = [
  { uid: 'bca', accountNumber: '8720459911' },
  { uid: 'bri', accountNumber: '112233445566778' },
  { uid: 'contoh', accountNumber: '0000000001' },
];

it.each([
  ['the only one', [real], real, true],
  ['one of two', [real, other], real, false],
  ['the only real one beside an example', [real, example], real, true],
  ['an example beside a real one', [real, example], example, false],
  ['the only example', [example], example, true],
  ['one of two examples', [example, { ...example, uid: 'lain' }], example, false],
  ['one that is hidden already', [real], other, false],
])('hidden, it leaves none that money comes to: %s', (_, shown, { uid }, expected) => {
  expect(leavesNoneToPayTo(shown, uid)).toBe(expected);
});
