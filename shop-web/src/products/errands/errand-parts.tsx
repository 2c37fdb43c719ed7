import { clsx } from 'clsx';
import { ImageOff } from 'lucide-react';
import type { ErrandDetail, ErrandSummary } from '#contracts/products/errands/errands.http';
import { formatRupiah } from '#domain/platform/sen';
import type { ErrandState } from '#domain/products/errands/errand';
import { Badge, type BadgeTone } from '../../platform/ui/badge';
import { TEXT_LINK } from '../../platform/ui/info-page';
import { TitledCard } from '../../platform/ui/titled';

const TONE: Record<ErrandState, BadgeTone> = {
  requested: 'info',
  quoted: 'warn',
  ordered: 'warn',
  paid: 'info',
  bought: 'good',
  declined: 'bad',
  withdrawn: 'neutral',
  refused: 'neutral',
  lapsed: 'neutral',
  refunded: 'neutral',
};

export const ErrandBadge = ({
  errand: { state, stateLabel },
}: {
  errand: Pick<ErrandSummary, 'state' | 'stateLabel'>;
}) => <Badge tone={TONE[state]}>{stateLabel}</Badge>;

/** The name stands beside it. */
export const ErrandPicture = ({ picture, className }: { picture: string | null; className: string }) =>
  picture ? (
    <img src={picture} alt="" className={clsx('shrink-0 rounded-xl object-cover', className)} />
  ) : (
    <span className={clsx('grid shrink-0 place-items-center rounded-xl bg-sunken text-muted', className)}>
      <ImageOff aria-hidden="true" className="size-5" />
    </span>
  );

/** What was asked for, the quote, and what it has cost. */
export function ErrandFacts({ errand }: { errand: ErrandDetail }) {
  const { name, errandCode, picture, link, note, quantity, ceiling, quote, order, bought } = errand;
  return (
    <TitledCard title="Titipan" badge={<span className="text-sm text-muted">{errandCode}</span>}>
      <div className="mt-3 flex gap-3">
        <ErrandPicture picture={picture} className="size-20" />
        <div className="min-w-0 text-sm">
          <p className="text-base font-bold wrap-anywhere">{name}</p>
          <p className="text-muted">
            {quantity} buah, batas {formatRupiah(ceiling)}
          </p>
          {link && (
            <a href={link} target="_blank" rel="noopener noreferrer nofollow" className={`${TEXT_LINK} break-all`}>
              {new URL(link).hostname}
              <span className="sr-only"> (tab baru)</span>
            </a>
          )}
        </div>
      </div>
      {note && <p className="mt-3 text-sm whitespace-pre-line wrap-anywhere text-muted">{note}</p>}
      {quote && (
        <dl className="mt-4 space-y-2 border-t border-line pt-3 text-sm">
          <Row label={`Barang (${quantity} × ${formatRupiah(quote.unitPrice)})`}>{formatRupiah(quote.goods)}</Row>
          <Row label="Jasa titip">{quote.fee === 0 ? 'Gratis' : formatRupiah(quote.fee)}</Row>
          {order ? (
            <>
              <Row label="Ongkos kirim">
                {order.shipment.price === 0 ? 'Gratis' : formatRupiah(order.shipment.price)}
              </Row>
              <Sum label="Total">{formatRupiah(order.grandTotal)}</Sum>
            </>
          ) : (
            <Sum label="Belum dengan ongkos kirim">{formatRupiah(quote.total)}</Sum>
          )}
          {bought && <Row label="Harga belinya">{formatRupiah(bought.cost)}</Row>}
          {order && order.credit > 0 && (
            <div className="pair font-semibold text-accent">
              <dt>Kembali ke kreditmu</dt>
              <dd>{formatRupiah(order.credit)}</dd>
            </div>
          )}
        </dl>
      )}
      {quote?.note && <p className="mt-3 text-sm whitespace-pre-line wrap-anywhere">{quote.note}</p>}
      {bought?.receipt && (
        <a href={bought.receipt} target="_blank" rel="noopener" className={`mt-3 inline-block text-sm ${TEXT_LINK}`}>
          Lihat struk belanja<span className="sr-only"> (tab baru)</span>
        </a>
      )}
    </TitledCard>
  );
}

const Row = ({ label, children }: { label: string; children: string }) => (
  <div className="pair">
    <dt className="text-muted">{label}</dt>
    <dd>{children}</dd>
  </div>
);
const Sum = ({ label, children }: { label: string; children: string }) => (
  <div className="pair text-base font-bold">
    <dt>{label}</dt>
    <dd>{children}</dd>
  </div>
);
