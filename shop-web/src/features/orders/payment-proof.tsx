import type { OrderDetail } from '#contracts/http/orders.http';
import { formatDateTime } from '../../shared/format/wib';
import { Badge, type BadgeTone } from '../../shared/ui/badge';

const STATE: Record<string, [BadgeTone, string]> = {
  submitted: ['info', 'Sedang dicek'],
  confirmed: ['good', 'Terkonfirmasi'],
  rejected: ['bad', 'Ditolak'],
  voided: ['neutral', 'Dibatalkan'],
};

export function PaymentProof({ payment }: { payment: NonNullable<OrderDetail['payment']> }) {
  const [tone, label] = STATE[payment.state] ?? ['neutral', payment.state];
  return (
    <section aria-labelledby="bukti" className="card p-5">
      <div className="flex items-center justify-between gap-3">
        <h2 id="bukti" className="font-bold">
          Bukti pembayaran
        </h2>
        <Badge tone={tone}>{label}</Badge>
      </div>
      <p className="mt-1 text-sm text-muted">Dikirim {formatDateTime(payment.submittedAt)}</p>
      {payment.reason && <p className="mt-2 text-sm text-danger">{payment.reason}</p>}
      {payment.proofUrl && (
        <a href={payment.proofUrl} target="_blank" rel="noreferrer" className="mt-3 block">
          <img
            src={payment.proofUrl}
            alt="Bukti pembayaran yang kamu kirim (buka di tab baru)"
            loading="lazy"
            className="h-64 w-full rounded-xl border border-line bg-sunken object-contain"
          />
        </a>
      )}
    </section>
  );
}
