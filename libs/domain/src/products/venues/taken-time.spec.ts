import { expect, it } from '@jest/globals';
import { takenTime } from './taken-time.js';

it.each([
  [{ state: 'held', own: null }, 'SLOT_TAKEN', 'Jam ini baru saja diambil orang lain. Pilih jam lain, ya.'],
  [{ state: 'blocked', own: null }, 'SLOT_TAKEN', 'Jam ini ditutup. Pilih jam lain, ya.'],
  [
    { state: 'held', own: { number: 'PTG-7', isBooker: true } },
    'SLOT_YOURS',
    'Kamu sudah memesan jam ini (PTG-7). Buka pesanan itu, atau pilih jam lain, ya.',
  ],
  [
    { state: 'open', own: { number: 'PTG-7', isBooker: false } },
    'SLOT_YOURS',
    'Kamu sudah ikut main di jam ini (PTG-7). Buka pesanan itu, atau pilih jam lain, ya.',
  ],
])('a time that is taken as %j is refused with %s', (taken, code, message) =>
  expect(takenTime(taken)).toMatchObject({ code, message, kind: 'conflict', field: 'startsAt' }),
);
