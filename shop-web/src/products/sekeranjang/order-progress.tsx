import type { SekeranjangOrder } from '#contracts/products/sekeranjang/sekeranjang.http';
import { sekeranjangPath } from '#contracts/product-paths';
import { formatRupiah } from '#domain/platform/sen';
import { Link } from 'react-router';
import { ProductPicture } from '../../sales/pictures/product-picture';
import { ShipmentCard } from '../../sales/shipping/shipment-card';
import { RaceBar } from './race';

/** What was ordered, how far its race is, what it cost, and its parcel. */
export function OrderProgress({ order }: { order: SekeranjangOrder }) {
  const { product, price, credit, shipment, grandTotal } = order;
  return (
    <>
      <section aria-label="Barang" className="card p-5">
        <div className="flex gap-3">
          <ProductPicture picture={product.picture} decorative className="size-16 shrink-0 rounded-xl" />
          <div className="min-w-0 flex-1">
            <Link to={sekeranjangPath(product.sekeranjangUid)} className="font-bold wrap-anywhere hover:underline">
              {product.name}
            </Link>
            <p className="text-sm text-muted">{product.sekeranjangCode}</p>
          </div>
        </div>
        <RaceBar race={product} className="mt-4" />
        <dl className="mt-4 space-y-2 border-t border-line pt-3 text-sm">
          <Row label="Harga awal">{formatRupiah(price)}</Row>
          <Row label="Ongkos kirim">{shipment.price === 0 ? 'Gratis' : formatRupiah(shipment.price)}</Row>
          <div className="pair text-base font-bold">
            <dt>Total</dt>
            <dd>{formatRupiah(grandTotal)}</dd>
          </div>
          {credit > 0 && (
            <div className="pair font-semibold text-accent">
              <dt>Kembali ke kreditmu</dt>
              <dd>{formatRupiah(credit)}</dd>
            </div>
          )}
        </dl>
      </section>
      <ShipmentCard shipment={shipment} />
    </>
  );
}

const Row = ({ label, children }: { label: string; children: string }) => (
  <div className="pair">
    <dt className="text-muted">{label}</dt>
    <dd>{children}</dd>
  </div>
);
