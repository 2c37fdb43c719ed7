import type { PurchaseView } from '#contracts/http/hosts.http';
import { formatDateTime } from '../../shared/format/wib';
import { Notice } from '../../shared/ui/notice';

export function PurchaseState({
  purchase,
  isScheduled,
}: {
  purchase: NonNullable<PurchaseView['purchase']>;
  /** The money is on its way already, or has come. */
  isScheduled: boolean;
}) {
  const sent = `Dikirim ${formatDateTime(purchase.submittedAt)}.`;
  if (purchase.state === 'submitted')
    return (
      <Notice title="Bukti pembelianmu sedang dicek">
        {sent} Kami cek setiap hari 09.00–21.00 WIB dan kabari begitu selesai.
      </Notice>
    );
  if (purchase.state === 'rejected')
    return (
      <Notice tone="bad" title="Bukti pembelian ditolak">
        {/* An admin types the reason, with or without a full stop. */}
        <p>{purchase.reason ?? 'Buktinya tidak bisa kami cocokkan.'}</p>
        <p className="mt-1">Silakan kirim ulang di bawah.</p>
      </Notice>
    );
  return (
    <Notice tone="good" title="Bukti pembelianmu sudah diverifikasi">
      {sent} {!isScheduled && 'Penggantian dijadwalkan begitu grup penuh.'}
    </Notice>
  );
}
