import { type OpeningHours, isOpen } from '#domain/platform/opening-hours';
import { nextClosing, nextOpening } from '#domain/platform/opening-times';
import { checkTurn } from '#domain/sales/payments/check-promise';
import { openingHours } from '../../platform/opening-hours';
import { formatMoment } from '../../platform/wib';

/** By when a proof is checked as a page says it now; `sentAt`: when it was sent, where the page knows it. */
export const whenChecked = (sentAt?: string | null): string =>
  checkTime(sentAt ? new Date(sentAt) : null, openingHours(), new Date());

/** Of a proof that waits, as a line in a list. */
export const checkedLine = (): string => `Buktimu sudah masuk. ${whenChecked()}`;

/** By when a proof is usually checked, or from when on, as it is true at `now`; null: it is sent now. docs/rules/payments.md#checking */
export function checkTime(sentAt: Date | null, hours: OpeningHours, now: Date): string {
  const said = (at: Date) => formatMoment(at.toISOString(), now);
  const closes = nextClosing(now, hours);
  if (!isOpen(now, hours)) {
    const opens = said(nextOpening(now, hours));
    const hadItsTime = sentAt !== null && nextOpening(sentAt, hours) < now;
    return hadItsTime ? `Belum sempat kami cek, kami lanjutkan ${opens}.` : `Kami cek mulai ${opens}.`;
  }
  const turn = checkTurn(sentAt ?? now, hours);
  if (turn.closes === null) return 'Kami cek kapan saja, 24 jam sehari.';
  return turn.closes <= closes
    ? `Biasanya selesai sebelum ${said(closes)}.`
    : `Kami cek sampai ${said(closes)}. Kalau belum sempat, kami lanjutkan ${said(turn.from)}.`;
}
