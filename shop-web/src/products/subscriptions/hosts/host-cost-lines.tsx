import type { HostCost } from '#domain/catalogue/host-cost';
import { formatRupiah } from '#domain/platform/sen';

/** What a host pays the provider, gets back and bears; the lines add up. docs/rules/hosts.md#cost-of-a-host */
export function HostCostLines({
  cost: { share, transferFee, borne, debit, reimbursement, isEstimated },
  providerName,
}: {
  cost: HostCost;
  providerName: string;
}) {
  const shares = isEstimated ? ` (${debit / share} × ${formatRupiah(share)})` : '';
  return (
    <>
      <dl className="mt-2 space-y-1 text-sm">
        <Line term={`Kamu bayar ke ${providerName}${shares}`} value={debit} />
        <Line term="Kami ganti" value={reimbursement} />
        <Line
          term={`Kamu tanggung${withFee(share, transferFee)}`}
          value={borne}
          className="border-t border-line pt-1 font-bold"
        />
      </dl>
      {isEstimated && (
        <p className="mt-2 text-sm text-muted">
          Tagihannya dihitung dibagi rata. Kalau {providerName} mendebit jumlah lain, kami ganti sesuai bukti.
        </p>
      )}
    </>
  );
}

/** ' (bagianmu Rp46.500 + biaya transfer Rp750)': of what the sum beside it is made. */
function withFee(share: number, fee: number): string {
  if (fee === 0) return '';
  return fee > 0
    ? ` (bagianmu ${formatRupiah(share)} + biaya transfer ${formatRupiah(fee)})`
    : ` (bagianmu ${formatRupiah(share)} − tambahan transfer ${formatRupiah(-fee)})`;
}

const Line = ({ term, value, className = '' }: { term: string; value: number; className?: string }) => (
  <div className={`pair ${className}`}>
    <dt>{term}</dt>
    <dd className="whitespace-nowrap tabular-nums">{formatRupiah(value)}</dd>
  </div>
);
