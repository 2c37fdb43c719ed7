/** The server's time in an answer, and when it was received (epoch ms). */
export interface ServerClock {
  serverTime: string;
  receivedAt: number;
}

/** Milliseconds until `dueAt`, never below 0. Runs on the server's clock: the phone's may be hours off. */
export function remainingMs(dueAt: string, { serverTime, receivedAt }: ServerClock, now: number): number {
  const serverNow = Date.parse(serverTime) + (now - receivedAt);
  return Math.max(0, Date.parse(dueAt) - serverNow);
}

/** '23:59:08', and '04:30' in the last hour. A begun second counts in full, so that 00:00 means over. */
export function formatCountdown(ms: number): string {
  const seconds = Math.ceil(ms / 1000);
  const parts = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  return (parts[0] ? parts : parts.slice(1)).map((part) => String(part).padStart(2, '0')).join(':');
}

const HOUR_MS = 3_600_000;
/** A deadline that is further away is a date, not hours that run. */
const CLOCK_HOURS = 72;

/** What is left until a deadline: '79 hari lagi' while it is far away, then the clock. */
export const formatTimeLeft = (ms: number): string =>
  ms > CLOCK_HOURS * HOUR_MS ? `${Math.floor(ms / (24 * HOUR_MS))} hari lagi` : formatCountdown(ms);

const ANNOUNCED_MINUTES = [60, 30, 15, 5, 1];

/** For screen readers: announced only at a few marks, not every second. */
export function announcementAt(ms: number): string {
  if (ms <= 0) return 'Batas waktu pembayaran sudah lewat';
  const mark = ANNOUNCED_MINUTES.filter((minutes) => ms <= minutes * 60_000).at(-1);
  return mark ? `Sisa waktu pembayaran kurang dari ${mark === 60 ? '1 jam' : `${mark} menit`}` : '';
}
