import { HOUR_MS } from '#domain/platform/durations';
import { type OpeningHours, isOpen } from '#domain/platform/opening-hours';
import { nextClosing, nextOpening } from '#domain/platform/opening-times';
import { formatMoment } from '../../platform/wib';

/** By when a proof that was sent at `sentAt` is usually checked, or from when on; once that is past, when proofs are checked at all. */
export function checkTime(sentAt: Date, hours: OpeningHours, now: Date): string {
  const closes = nextClosing(sentAt, hours);
  const opens = nextOpening(sentAt, hours);
  const isEnough = isOpen(sentAt, hours) && closes.getTime() - sentAt.getTime() >= HOUR_MS;
  if (isEnough && now < closes) return `Biasanya selesai sebelum ${formatMoment(closes.toISOString(), now)}.`;
  if (!isEnough && now < opens) return `Kami cek mulai ${formatMoment(opens.toISOString(), now)}.`;
  return `Kami cek setiap hari ${hours} WIB.`;
}
