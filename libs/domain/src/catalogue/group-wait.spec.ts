import { expect, it } from '@jest/globals';
import { type GroupStart, groupWait, seatsWord } from './group-wait.js';

const NETFLIX: GroupStart = { hostSeats: 1, hostBuys: 'provided', hasHost: true, isHostActive: true, isBought: false };
const YOUTUBE: GroupStart = { ...NETFLIX, hostSeats: 0, hasHost: false, isHostActive: false };

it.each<[string, GroupStart, ReturnType<typeof groupWait>]>([
  ['of which the purchase of its host is verified waits for members alone', NETFLIX, null],
  ['without a host waits for one', { ...NETFLIX, hasHost: false, isHostActive: false }, 'host-missing'],
  ['whose host has not bought waits for that', { ...NETFLIX, isHostActive: false }, 'host-preparing'],
  ['whose host buys when all have paid waits for members', { ...NETFLIX, hostBuys: 'paid', isHostActive: false }, null],
  [
    'whose host would buy when all have paid, and is missing, waits for a host',
    { ...NETFLIX, hostBuys: 'paid', hasHost: false, isHostActive: false },
    'host-missing',
  ],
  ['that the shop has not bought waits for the shop', YOUTUBE, 'shop-purchase'],
  ['that the shop has bought waits for members alone', { ...YOUTUBE, isBought: true }, null],
])('a group %s', (_, group, wait) => {
  expect(groupWait(group)).toBe(wait);
});

it('seats are said to be left only where taking them lets the group run: the shop buys once they have paid, a host may never come', () => {
  expect(seatsWord(1, null)).toBe('1 kursi lagi');
  expect(seatsWord(2, 'shop-purchase')).toBe('2 kursi lagi');
  expect(seatsWord(1, 'host-missing')).toBe('Menunggu host');
  expect(seatsWord(1, 'host-preparing')).toBe('Menunggu host');
});
