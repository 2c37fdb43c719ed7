import { useState } from 'react';
import type { MembershipDetail } from '#contracts/products/subscriptions/memberships.http';
import { STARTS_WITH_ACCESS } from '#domain/products/subscriptions/access/claim-words';
import { hostWaitOf } from '#domain/products/subscriptions/accounts/host-wait';
import { MONEY_BACK_AFTER_HOURS } from '#domain/products/subscriptions/accounts/money-back';
import { SEAT_STATE_WORD } from '#domain/products/subscriptions/accounts/seat-state';
import { Button } from '../../../platform/ui/button';
import { ConfirmDialog } from '../../../platform/ui/confirm-dialog';
import { Notice } from '../../../platform/ui/notice';
import { formatDateTime, formatMoment } from '../../../platform/wib';
import { useTakeMoneyBack } from './memberships.queries';

/** Of a paid seat that waits: what for, and the money back when that takes too long. */
export function WaitingCard({ accountUid, seat }: { accountUid: string; seat: MembershipDetail }) {
  const [asking, setAsking] = useState(false);
  const takeBack = useTakeMoneyBack(accountUid);
  const { waiting } = seat;
  if (!waiting) return null;
  const { why, paidAt, moneyBackAt, mayTakeMoneyBack } = waiting;
  const forHost = hostWaitOf(why);
  return (
    <Notice title={forHost ? SEAT_STATE_WORD.forHost : (why ?? 'Menunggu grupmu siap')}>
      {forHost && <p className="mb-1.5 font-semibold">{forHost.sentence}.</p>}
      <p>
        Pembayaranmu diterima {formatDateTime(paidAt)} dan kursimu aman.{' '}
        {mayTakeMoneyBack
          ? `Maaf, ini sudah lebih dari ${MONEY_BACK_AFTER_HOURS} jam. Kamu boleh tetap menunggu, atau ambil uangmu kembali.`
          : `Kalau belum siap juga sampai ${formatMoment(moneyBackAt)}, uangmu bisa kamu minta kembali di sini.`}{' '}
        {!seat.hasAccess && STARTS_WITH_ACCESS}
      </p>
      {mayTakeMoneyBack && (
        <Button variant="secondary" className="mt-3" onClick={() => setAsking(true)}>
          Minta uang kembali
        </Button>
      )}
      {asking && (
        <ConfirmDialog
          title="Minta uang kembali?"
          yes="Ya, kembalikan uangku"
          act={takeBack}
          done="Permintaanmu kami terima. Kami kabari begitu uangnya dikirim."
          onClose={() => setAsking(false)}
        >
          <p className="text-muted">
            Kursimu di {seat.groupName} kami lepas, dan semua yang kamu bayar untuk pesanan {seat.orderNumber} kami
            kembalikan. Ini tidak bisa diurungkan.
          </p>
        </ConfirmDialog>
      )}
    </Notice>
  );
}
