import type { HostCost } from '#domain/catalogue/host-cost';
import { formatRupiah } from '#domain/platform/sen';

/** What a host pays the provider, gets back and bears; the lines add up. docs/rules/hosts.md#cost-of-a-host */
export function HostCostLines({
  cost: { price, activationFee, share, transferFee, borne, debit, reimbursement, isEstimated },
  providerName,
}: {
  cost: HostCost;
  providerName: string;
}) {
  const debited = isEstimated ? `Tagihan provider (${debit / share} × ${formatRupiah(share)})` : 'Tagihan provider';
  const lines = [
    [debited, debit],
    ['Bagianmu', -share],
    [transferFee < 0 ? 'Tambahan biaya transfer' : 'Biaya transfer', -transferFee],
  ] as const;
  return (
    <>
      <dl className="mt-2 space-y-1 text-sm">
        {lines.map(([term, value]) => (
          <Line key={term} term={term} value={value} />
        ))}
        <Line term="Kamu terima" value={reimbursement} className="border-t border-line pt-1 font-bold" />
      </dl>
      <p className="mt-2 text-sm text-muted">
        Yang kamu tanggung sendiri {formatRupiah(borne)}: bagianmu dan biaya transfer.
        {activationFee > 0 &&
          ` Harga paket ${formatRupiah(price)} termasuk biaya aktivasi ${formatRupiah(activationFee)}, yang tidak kami tagih ke host.`}
        {isEstimated &&
          ` Tagihannya dihitung dibagi rata. Kalau ${providerName} mendebit jumlah lain, kami ganti sesuai bukti.`}
      </p>
    </>
  );
}

const Line = ({ term, value, className = '' }: { term: string; value: number; className?: string }) => (
  <div className={`pair ${className}`}>
    <dt>{term}</dt>
    <dd className="whitespace-nowrap tabular-nums">{formatRupiah(value).replace('-', '−')}</dd>
  </div>
);
