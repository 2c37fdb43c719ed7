import { expect, it } from '@jest/globals';
import { REFUND_STATES } from './refund.js';
import { refundSentence, whereRefundIs } from './refund-words.js';

const paidAt = '2026-11-22T03:00:00.000Z';
const refund = { amount: 61_000, state: 'requested', paidAt: null, givenBack: null } as const;

it('only money that was transferred is said to be transferred, with its day', () => {
  const words = REFUND_STATES.map((state) => whereRefundIs({ state, paidAt: state === 'paid' ? paidAt : null }));
  expect(words).toEqual([
    'akan dikembalikan',
    'sedang ditransfer',
    'jadi kreditmu',
    'jadi kredit, dan sudah terpakai',
    'sudah ditransfer 22 Nov 2026',
    'tidak jadi dikembalikan',
  ]);
});

it('what the bank has given back is said beside the transfer', () => {
  expect(refundSentence(refund)).toBe('Rp61.000 akan dikembalikan.');
  const back = { ...refund, state: 'paid', paidAt, givenBack: { resentAt: null } } as const;
  expect(refundSentence(back)).toBe('Rp61.000 sudah ditransfer 22 Nov 2026. Dikembalikan bank, dikirim ulang.');
});
