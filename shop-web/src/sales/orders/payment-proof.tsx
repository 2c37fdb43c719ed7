import type { OrderDetail } from '#contracts/sales/orders.http';
import { Badge, type BadgeTone } from '../../platform/ui/badge';
import { TitledCard } from '../../platform/ui/titled';
import { formatDateTime } from '../../platform/wib';

type Payment = NonNullable<OrderDetail['payment']>;
const STATE: Record<Payment['state'], [BadgeTone, string]> = {
  submitted: ['info', 'Dicek'],
  confirmed: ['good', 'Terkonfirmasi'],
  rejected: ['bad', 'Ditolak'],
  voided: ['neutral', 'Dibatalkan'],
};

/** The payment and the proof that was sent for it; credit, a line of the bank and the gateway pay without one. */
export function PaymentProof({ payment }: { payment: Payment }) {
  const [tone, label] = STATE[payment.state];
  const [title, done] = payment.proofUrl ? ['Bukti pembayaran', 'Dikirim'] : ['Pembayaran', 'Tercatat'];
  return (
    <TitledCard title={title} badge={<Badge tone={tone}>{label}</Badge>}>
      <p className="mt-1 text-sm text-muted">
        {done} {formatDateTime(payment.submittedAt)}
      </p>
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
    </TitledCard>
  );
}
