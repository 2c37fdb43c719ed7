import type { MembershipDetail } from '#contracts/http/memberships.http';
import { formatRupiah } from '#domain/money/sen';
import { formatDate } from '../../shared/format/wib';
import { Badge } from '../../shared/ui/badge';

type Payment = MembershipDetail['hostPayments'][number];

/** Where the members' money goes: what the host got back, when, and how the amount comes about. */
export function HostPayments({ seat: { hasHost, hostPayments } }: { seat: MembershipDetail }) {
  return (
    <section aria-labelledby="transparansi" className="card p-5">
      <h2 id="transparansi" className="font-bold">
        Ke mana uangnya
      </h2>
      {!hasHost ? (
        <p className="mt-2 text-sm text-muted">
          Grup ini tidak punya host: Patungan yang membeli langganannya ke penyedia.
        </p>
      ) : hostPayments.length === 0 ? (
        <p className="mt-2 text-sm text-muted">
          Belum ada penggantian untuk host. Host diganti setelah pembeliannya terverifikasi dan grup penuh.
        </p>
      ) : (
        <ul className="mt-3 space-y-5">
          {hostPayments.map((payment) => (
            <HostPayment key={`${payment.dueAt}-${payment.hostName}`} payment={payment} />
          ))}
        </ul>
      )}
    </section>
  );
}

function HostPayment({ payment }: { payment: Payment }) {
  const lines = [
    ['Harga langganan (termasuk pajak)', payment.providerPrice],
    ['Bagian host sebagai anggota', -payment.hostShare],
    [payment.transferFee < 0 ? 'Tambahan biaya transfer' : 'Biaya transfer', -payment.transferFee],
  ] as const;
  return (
    <li>
      <p className="flex flex-wrap items-center justify-between gap-2 text-sm">
        <span>
          Host <b>{payment.hostName}</b>
        </span>
        {payment.paidAt ? (
          <Badge tone="good">Dibayar {formatDate(payment.paidAt)}</Badge>
        ) : (
          <Badge tone="info">Dijadwalkan {formatDate(payment.dueAt)}</Badge>
        )}
      </p>
      <dl className="mt-2 space-y-1.5 text-sm">
        {lines.map(([title, value]) => (
          <div key={title} className="flex justify-between gap-4">
            <dt className="text-muted">{title}</dt>
            <dd className="font-medium whitespace-nowrap tabular-nums">{formatRupiah(value)}</dd>
          </div>
        ))}
        <div className="flex justify-between gap-4 border-t border-line pt-2 font-bold">
          <dt>{payment.paidAt ? 'Host menerima' : 'Host akan menerima'}</dt>
          <dd className="whitespace-nowrap tabular-nums">{formatRupiah(payment.amount)}</dd>
        </div>
      </dl>
    </li>
  );
}
