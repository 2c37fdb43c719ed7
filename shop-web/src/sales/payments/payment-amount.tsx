import { useState } from 'react';
import { formatRupiah, toSen } from '#domain/platform/sen';
import { settledLater } from '#domain/sales/invoices/amount-read';
import { Accordion } from '../../platform/ui/accordion';
import { CopyButton } from '../../platform/ui/copy-button';
import { Notice } from '../../platform/ui/notice';
import { amountDigits } from './digits';

/** What is to be transferred. */
export function PaymentAmount({ amount: price, code }: { amount: number; code: number | null }) {
  const amount = price + (code ?? 0);
  return (
    <>
      <div className="flex flex-wrap items-baseline gap-x-1.5 text-sm text-muted">
        <h2>Jumlah transfer</h2>
        <p>(persis sejumlah ini)</p>
      </div>
      <div className="flex flex-wrap items-center justify-between gap-x-3">
        <p className="text-2xl font-bold tracking-tight tabular-nums">{formatRupiah(amount)}</p>
        <CopyButton text={amountDigits(amount)} what="jumlah transfer" done="Jumlah disalin" />
      </div>
      {code && (
        <p className="text-sm">
          {formatRupiah(price)} + kode unik {code} = {formatRupiah(amount)}
        </p>
      )}
    </>
  );
}

/** What the shop keeps of the price; nothing where that is not known, or all of it is a sale of the shop. */
export const Breakdown = ({ price, fee }: { price: number; fee: number | null }) =>
  fee !== null &&
  fee < price && (
    <Accordion title={`Rincian ${formatRupiah(price)}`}>
      <dl className="space-y-1 tabular-nums">
        {(
          [
            ['Harga', price - fee],
            ['Biaya layanan kami', fee],
          ] as const
        ).map(([label, part]) => (
          <div key={label} className="pair">
            <dt>{label}</dt>
            <dd className="text-ink">{formatRupiah(part)}</dd>
          </div>
        ))}
      </dl>
    </Accordion>
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
