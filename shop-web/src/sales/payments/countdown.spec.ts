import { describe, expect, it } from '@jest/globals';
import { formatDeadline } from '../../platform/wib';
import { announcementAt, formatCountdown, formatTimeLeft, remainingMs } from './countdown';

const MINUTE = 60_000;

describe('remainingMs', () => {
  const clock = { serverTime: '2026-11-20T07:00:00.000Z', receivedAt: 1_000_000 };

  it('uses the clock of the server, not of the phone', () => {
    expect(remainingMs('2026-11-20T08:00:00.000Z', clock, 1_000_000)).toBe(60 * MINUTE);
    expect(remainingMs('2026-11-20T08:00:00.000Z', clock, 1_000_000 + 5 * MINUTE)).toBe(55 * MINUTE);
  });
  it('stops at zero', () => expect(remainingMs('2026-11-20T06:00:00.000Z', clock, 1_000_000)).toBe(0));
});

it.each([
  [24 * 60 * MINUTE, '24:00:00'],
  [60 * MINUTE, '01:00:00'],
  [60 * MINUTE - 1000, '59:59'],
  [61_000, '01:01'],
  [999, '00:01'],
  [1, '00:01'],
  [0, '00:00'],
])('formatCountdown(%i) is %s', (ms, text) => expect(formatCountdown(ms)).toBe(text));

it.each([
  [79 * 24 * 60 * MINUTE + 60 * MINUTE, '79 hari lagi'],
  [72 * 60 * MINUTE + 1, '3 hari lagi'],
  [72 * 60 * MINUTE, '72:00:00'],
  [60 * MINUTE, '01:00:00'],
])('formatTimeLeft(%i) is %s', (ms, text) => expect(formatTimeLeft(ms)).toBe(text));

it('is announced only at its marks', () => {
  const heard = new Set<string>();
  for (let ms = 2 * 60 * MINUTE; ms >= 0; ms -= 1000) heard.add(announcementAt(ms));
  expect([...heard]).toEqual([
    '',
    'Sisa waktu pembayaran kurang dari 1 jam',
    'Sisa waktu pembayaran kurang dari 30 menit',
    'Sisa waktu pembayaran kurang dari 15 menit',
    'Sisa waktu pembayaran kurang dari 5 menit',
    'Sisa waktu pembayaran kurang dari 1 menit',
    'Batas waktu pembayaran sudah lewat',
  ]);
});

it('formatDeadline uses WIB in any time zone', () =>
  expect(formatDeadline('2026-11-20T08:00:00.000Z')).toBe('Jum, 20 Nov 2026, 15.00 WIB'));
