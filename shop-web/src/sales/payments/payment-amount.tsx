import { useState } from 'react';
import { formatRupiah, toSen } from '#domain/platform/sen';
import { settledLater } from '#domain/sales/invoices/amount-read';
import { CopyButton } from '../../platform/ui/copy-button';
import { Notice } from '../../platform/ui/notice';
import { amountDigits } from './digits';

interface PaymentAmountProps {
  amount: number;
  code: number | null;
  fee: number | null;
}

/** What is to be transferred, with its parts. */
export function PaymentAmount({ amount: price, code, fee }: PaymentAmountProps) {
  const amount = price + (code ?? 0);
  return (
    <section aria-labelledby="jumlah" className="card p-5">
      <h2 id="jumlah" className="text-sm text-muted">
        Jumlah transfer
      </h2>
      <div className="flex flex-wrap items-center justify-between gap-x-3">
        <p className="text-2xl font-bold tracking-tight tabular-nums">{formatRupiah(amount)}</p>
        <CopyButton text={amountDigits(amount)} what="jumlah transfer" done="Jumlah disalin" />
      </div>
      {code && (
        <p className="text-sm">
          {formatRupiah(price)} + kode unik {code} = {formatRupiah(amount)}
        </p>
      )}
      <p className="text-sm text-muted">Transfer persis sejumlah ini supaya cepat kami kenali.</p>
      {fee !== null && fee < price && <Breakdown price={price} fee={fee} />}
    </section>
  );
}

const Breakdown = ({ price, fee }: { price: number; fee: number }) => (
  <details className="mt-2 text-sm">
    <summary className="min-h-9 py-1.5 font-semibold text-accent">Rincian {formatRupiah(price)}</summary>
    <dl className="mt-1 space-y-1 tabular-nums">
      {(
        [
          ['Harga', price - fee],
          ['Biaya layanan kami', fee],
        ] as const
      ).map(([label, part]) => (
        <div key={label} className="pair">
          <dt className="text-muted">{label}</dt>
          <dd>{formatRupiah(part)}</dd>
        </div>
      ))}
    </dl>
  </details>
);

/**
 * The amount that this page has shown first, where it is another one now; null: the same. `expectChange`: the next one comes of what
 * the customer does on this page. docs/rules/payments.md#amount-read
 */
export function useAmountBefore(amount: number): { before: number | null; expectChange: () => void } {
  const [read, setRead] = useState({ amount, isOwn: false });
  if (read.isOwn && read.amount !== amount) setRead({ amount, isOwn: false });
  return {
    before: read.isOwn || read.amount === amount ? null : read.amount,
    expectChange: () => setRead({ amount, isOwn: true }),
  };
}

/** The order or its plan was changed elsewhere while this page was open; the money of before may be on its way. */
export function AmountChanged({ before, now, inInstalments }: { before: number; now: number; inInstalments: boolean }) {
  return (
    <Notice live title={`Tagihanmu sekarang ${formatRupiah(now)}, tadinya ${formatRupiah(before)}`}>
      Belum transfer? Pakai jumlah yang baru. Sudah transfer jumlah yang lama? Tetap kirim buktinya:{' '}
      {settledLater(toSen(before), toSen(now), inInstalments)}
    </Notice>
  );
}

/** As a proof says it: an amount below a rupiah cannot be asked for by a transfer. */
export const amountReadOf = (amount: number): { amountRead?: string } =>
  Number.isInteger(amount) ? { amountRead: String(amount) } : {};
