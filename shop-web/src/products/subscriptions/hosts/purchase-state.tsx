import type { PurchaseView } from '#contracts/products/subscriptions/hosts.http';
import { formatRupiah } from '#domain/platform/sen';
import { Notice } from '../../../platform/ui/notice';
import { formatDateTime } from '../../../platform/wib';
import { openingHours } from '../../../platform/opening-hours';

export function PurchaseState({
  purchase,
  isScheduled,
}: {
  purchase: NonNullable<PurchaseView['purchase']>;
  /** The reimbursement is scheduled or paid. */
  isScheduled: boolean;
}) {
  const sent = `Dikirim ${formatDateTime(purchase.submittedAt)}.`;
  if (purchase.state === 'submitted')
    return (
      <Notice title="Bukti pembelianmu sedang dicek">
        {sent} Kami cek setiap hari {openingHours()} WIB dan kabari begitu selesai.
      </Notice>
    );
  if (purchase.state === 'rejected')
    return (
      <Notice tone="bad" title="Bukti pembelian ditolak">
        {/* On a line of its own: the admin's text may have no full stop. */}
        <p>{purchase.reason ?? 'Buktinya tidak bisa kami cocokkan.'}</p>
        <p className="mt-1">Silakan kirim ulang di bawah.</p>
      </Notice>
    );
  return (
    <Notice tone="good" title="Bukti pembelianmu sudah diverifikasi">
      {sent} {!isScheduled && 'Penggantian uangmu sedang kami jadwalkan.'}
      {purchase.counted && (
        <p className="mt-1">
          Debit yang kami hitung {formatRupiah(purchase.counted.debited)}, bukan{' '}
          {formatRupiah(purchase.counted.claimed)} seperti yang kamu tulis.{' '}
          {purchase.reason && `Alasannya: ${purchase.reason}`}
        </p>
      )}
    </Notice>
  );
}
