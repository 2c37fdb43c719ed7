import { expect, it } from '@jest/globals';
import { REFUND_STATES } from './refund.js';
import { moneyBackText, refundSentence, refundsText, whereRefundIs } from './refund-words.js';

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

it('what goes back in parts is summed by where it is, and what the bank gave back stands by itself', () => {
  const credit = { ...refund, amount: 10_000, state: 'credited' } as const;
  const paid = { ...refund, amount: 5_000, state: 'paid', paidAt } as const;
  expect(refundsText([credit, credit])).toBe('Rp20.000 jadi kreditmu.');
  expect(refundsText([credit, refund, paid, credit, { ...paid, givenBack: { resentAt: null } }])).toBe(
    'Rp20.000 jadi kreditmu. Rp61.000 akan dikembalikan. Rp5.000 sudah ditransfer 22 Nov 2026. Rp5.000 sudah ditransfer 22 Nov 2026. Dikembalikan bank, dikirim ulang.',
  );
  expect(moneyBackText([credit], false)).toBe('Rp10.000 jadi kreditmu.');
  expect(moneyBackText([credit, refund], false)).toMatch(/dikembalikan\. Begitu ditransfer, kami kabari\.$/);
  expect(moneyBackText([credit, refund], true)).toMatch(
    /dikembalikan\. Tulis rekening tujuannya di halaman pesanan, supaya bisa kami transfer\. Begitu ditransfer, kami kabari\.$/,
  );
});

it('what the bank has given back is said beside the transfer', () => {
  expect(refundSentence(refund)).toBe('Rp61.000 akan dikembalikan.');
  const back = { ...refund, state: 'paid', paidAt, givenBack: { resentAt: null } } as const;
  expect(refundSentence(back)).toBe('Rp61.000 sudah ditransfer 22 Nov 2026. Dikembalikan bank, dikirim ulang.');
});
