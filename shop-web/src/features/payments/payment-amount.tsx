import { formatRupiah } from '#domain/money/sen';
import { CopyButton } from '../../shared/ui/copy-button';
import { amountDigits } from '../../shared/ui/copy-text';

export function PaymentAmount({ amount }: { amount: number }) {
  return (
    <section aria-labelledby="jumlah" className="card p-5">
      <h2 id="jumlah" className="text-sm text-muted">
        Jumlah transfer
      </h2>
      <div className="flex flex-wrap items-center justify-between gap-x-3">
        <p className="text-3xl font-extrabold tracking-tight">{formatRupiah(amount)}</p>
        <CopyButton text={amountDigits(amount)} what="jumlah transfer" said="Jumlah disalin" />
      </div>
      <p className="text-sm text-muted">Transfer persis sejumlah ini supaya cepat kami kenali.</p>
    </section>
  );
}
