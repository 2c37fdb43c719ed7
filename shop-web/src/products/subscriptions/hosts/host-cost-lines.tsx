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
  const shares = isEstimated ? ` (${debit / share} × ${formatRupiah(share)})` : '';
  const notes = [
    activationFee > 0 &&
      `Harga paket ${formatRupiah(price)} termasuk biaya aktivasi ${formatRupiah(activationFee)}, yang tidak kami tagih ke host.`,
    isEstimated &&
      `Tagihannya dihitung dibagi rata. Kalau ${providerName} mendebit jumlah lain, kami ganti sesuai bukti.`,
  ].filter(Boolean);
  return (
    <>
      <dl className="mt-2 space-y-1 text-sm">
        <Line term={`Kamu bayar ke ${providerName}${shares}`} value={debit} />
        <Line term="Kami ganti" value={reimbursement} />
        <Line
          term={`Bagianmu${withFee(share, transferFee)}`}
          value={borne}
          className="border-t border-line pt-1 font-bold"
        />
      </dl>
      {notes.length > 0 && <p className="mt-2 text-sm text-muted">{notes.join(' ')}</p>}
    </>
  );
}

/** ' Rp46.500 + biaya transfer Rp750': of what the sum beside it is made. */
function withFee(share: number, fee: number): string {
  if (fee === 0) return '';
  return fee > 0
    ? ` ${formatRupiah(share)} + biaya transfer ${formatRupiah(fee)}`
    : ` ${formatRupiah(share)} − tambahan transfer ${formatRupiah(-fee)}`;
}

const Line = ({ term, value, className = '' }: { term: string; value: number; className?: string }) => (
  <div className={`pair ${className}`}>
    <dt>{term}</dt>
    <dd className="whitespace-nowrap tabular-nums">{formatRupiah(value)}</dd>
  </div>
);
