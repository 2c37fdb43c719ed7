import { Notice } from '../../shared/ui/notice';

export const whyRejected = (reason: string | null): string =>
  reason ?? 'Bukti tidak bisa kami cocokkan dengan transfer yang masuk.';

/** Above the amount to transfer: whoever has paid already must not think that it is to be paid once more. */
export const RejectedProof = ({ reason }: { reason: string | null }) => (
  <Notice tone="bad" title="Bukti pembayaranmu ditolak">
    <p>{whyRejected(reason)}</p>
    <p className="mt-1">Kalau uangnya sudah kamu transfer, jangan transfer lagi. Cukup kirim bukti baru di bawah.</p>
  </Notice>
);
