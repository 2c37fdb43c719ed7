import type { PurchaseView } from '#contracts/http/hosts.http';
import { formatRupiah } from '#domain/money/sen';
import { formatDeadline, formatDateTime } from '../../shared/format/wib';
import { Badge, type BadgeTone } from '../../shared/ui/badge';

type View = NonNullable<PurchaseView['reimbursement']>;
const STATE: Record<NonNullable<View['state']>, [BadgeTone, string]> = {
  scheduled: ['info', 'Dijadwalkan'],
  approved: ['info', 'Disetujui'],
  paid: ['good', 'Sudah dibayar'],
  cancelled: ['neutral', 'Dibatalkan'],
};

/** What the host gets back, line by line and to the rupiah. Decisions: Reimbursement. */
export function Reimbursement({ reimbursement }: { reimbursement: View }) {
  const { providerPrice, hostShare, transferFee, amount, state, dueAt, paidAt, reference } = reimbursement;
  const [tone, label] = state ? STATE[state] : (['neutral', 'Menunggu bukti'] as const);
  const lines = [
    ['Harga langganan (termasuk pajak)', providerPrice],
    ['Bagianmu sebagai anggota', -hostShare],
    [transferFee < 0 ? 'Tambahan biaya transfer' : 'Biaya transfer', -transferFee],
  ] as const;
  return (
    <section aria-labelledby="penggantian" className="card p-5">
      <div className="flex items-start justify-between gap-3">
        <h2 id="penggantian" className="font-bold">
          Penggantian uangmu
        </h2>
        <Badge tone={tone}>{label}</Badge>
      </div>
      <dl className="mt-4 space-y-2 text-sm">
        {lines.map(([title, value]) => (
          <div key={title} className="flex justify-between gap-4">
            <dt className="text-muted">{title}</dt>
            <dd className="font-medium whitespace-nowrap tabular-nums">{formatRupiah(value)}</dd>
          </div>
        ))}
        <div className="flex justify-between gap-4 border-t border-line pt-3 text-base font-bold">
          <dt>Kamu terima</dt>
          <dd className="whitespace-nowrap tabular-nums">{formatRupiah(amount)}</dd>
        </div>
      </dl>
      {paidAt ? (
        <p className="mt-3 text-sm text-muted">
          Ditransfer {formatDateTime(paidAt)}
          {reference && `, referensi ${reference}`}.
        </p>
      ) : (
        dueAt &&
        state !== 'cancelled' && <p className="mt-3 text-sm text-muted">Paling lambat {formatDeadline(dueAt)}.</p>
      )}
    </section>
  );
}
