import { expect, it } from '@jest/globals';
import { memberWord } from './member-word.js';
import { SEAT_STATES } from './seat-state.js';

it('says of an order that waits for its group that it does, and not that a payment is missing', () => {
  expect(SEAT_STATES.map((state) => memberWord(state, 'regular', true)).slice(0, 3)).toEqual([
    'Menunggu grup',
    'Bukti dicek',
    'Sudah bayar',
  ]);
});

it('says of every state what its member has done or waits for: of one that pays, and of a host, who buys', () => {
  const words = (role: 'host' | 'regular') => SEAT_STATES.map((state) => memberWord(state, role));
  expect(words('regular')).toEqual([
    'Belum bayar',
    'Bukti dicek',
    'Sudah bayar',
    'Menunggu host',
    'Tertunda',
    'Disiapkan',
    'Aktif',
    'Berakhir',
  ]);
  expect(words('host')).toEqual([
    'Belum beli',
    'Pembelian dicek',
    'Sudah beli',
    'Menunggu host',
    'Tertunda',
    'Disiapkan',
    'Aktif',
    'Berakhir',
  ]);
});
