import { expect, it } from '@jest/globals';
import { givenBackText } from './given-back.js';

it('a transfer that the bank gave back is to be sent again, or was on its day in Jakarta', () => {
  expect(givenBackText({ resentAt: null })).toBe('Dikembalikan bank, dikirim ulang');
  const text = 'Dikembalikan bank, dikirim ulang tanggal 26 November 2026';
  expect(givenBackText({ resentAt: '2026-11-25T17:30:00.000Z' })).toBe(text);
});
