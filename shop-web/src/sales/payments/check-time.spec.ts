import { expect, it } from '@jest/globals';
import { USUAL_HOURS } from '#domain/platform/opening-hours';
import { checkTime } from './check-time';

const wib = (text: string) => new Date(`${text.replace(' ', 'T').replace('.', ':')}:00+07:00`);

it.each([
  ['2026-11-20 14.00', '2026-11-20 14.05', 'Biasanya selesai sebelum hari ini 21.00 WIB.'],
  ['2026-11-20 20.30', '2026-11-20 20.31', 'Kami cek setiap hari 09.00-21.00 WIB.'],
  ['2026-11-20 22.00', '2026-11-20 22.01', 'Kami cek mulai besok 09.00 WIB.'],
  ['2026-11-20 22.00', '2026-11-21 08.00', 'Kami cek mulai hari ini 09.00 WIB.'],
  ['2026-11-20 14.00', '2026-11-20 21.30', 'Kami cek setiap hari 09.00-21.00 WIB.'],
])('a proof sent at %s is said at %s to be checked so: %s', (sentAt, now, words) => {
  expect(checkTime(wib(sentAt), USUAL_HOURS, wib(now))).toBe(words);
});
