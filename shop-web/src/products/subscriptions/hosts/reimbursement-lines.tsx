import { formatRupiah } from '#domain/platform/sen';

/** The reimbursement of a host, in rupiah and line by line. */
export function ReimbursementLines({
  of: { providerPrice, hostShare, transferFee, correction, amount },
  share,
  total,
}: {
  of: Record<'providerPrice' | 'hostShare' | 'transferFee' | 'correction' | 'amount', number>;
  /** Labels of the host's share and of the total. */
  share: string;
  total: string;
}) {
  const lines = [
    ['Harga langganan (termasuk pajak)', providerPrice],
    [share, -hostShare],
    [transferFee < 0 ? 'Tambahan biaya transfer' : 'Biaya transfer', -transferFee],
    ...(correction === 0 ? [] : [['Koreksi', correction] as const]),
  ] as const;
  return (
    <dl className="mt-3 space-y-2 text-sm">
      {lines.map(([title, value]) => (
        <div key={title} className="pair">
          <dt className="text-muted">{title}</dt>
          <dd className="font-semibold whitespace-nowrap tabular-nums">{formatRupiah(value)}</dd>
        </div>
      ))}
      <div className="pair border-t border-line pt-2.5 text-base font-bold">
        <dt>{total}</dt>
        <dd className="whitespace-nowrap tabular-nums">{formatRupiah(amount)}</dd>
      </div>
    </dl>
  );
}
