import { expect, it } from '@jest/globals';
import { seatWords } from './change-plan';

const SEAT = { variantUid: 'v', moves: false, isOut: false, waitsFor: null };

it('beside a plan stands whether the seat moves, and what the other group waits for', () => {
  expect(seatWords(SEAT)).toBe('Kursimu tetap di grupmu.');
  expect(seatWords({ ...SEAT, moves: true })).toBe('Kursimu pindah ke grup lain.');
  expect(seatWords({ ...SEAT, moves: true, waitsFor: 'host-missing' })).toMatch(
    /pindah ke grup lain.*belum punya host.*72 jam/,
  );
  expect(seatWords({ ...SEAT, moves: true, isOut: true })).toBe('Slot TV habis.');
});
