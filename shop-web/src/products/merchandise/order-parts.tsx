import { useQuery } from '@tanstack/react-query';
import type { MerchandiseOrder } from '#contracts/products/merchandise/merchandise.http';
import { merchandisePath } from '#contracts/product-paths';
import { PAGE } from '#contracts/shop-paths';
import { formatRupiah } from '#domain/platform/sen';
import { ORDER_STATUS } from '#domain/sales/orders/order-status';
import { Link } from 'react-router';
import { ContactUs } from '../../platform/ui/contact-us';
import { Unsettled } from '../../platform/ui/states';
import { OrderStatusBadge } from '../../sales/orders/order-status-badge';
import { isOfLine, lineSteps } from '../../sales/orders/line-parts';
import type { OrderParts } from '../../sales/product-line';
import { ShipmentBadge, ShipmentCard } from '../../sales/shipping/shipment-card';
import { merchandiseOrderQuery } from './merchandise.queries';
import { ProductPicture } from '../../sales/pictures/product-picture';

/** Paid, the parcel says more than the order. */
export const MerchandiseBadge = ({ order }: { order: MerchandiseOrder }) =>
  order.status === ORDER_STATUS.processing || order.status === ORDER_STATUS.completed ? (
    <ShipmentBadge shipment={order.shipment} />
  ) : (
    <OrderStatusBadge of={order} />
  );

/** What was bought, and what it cost. */
export function Items({
  order: { items, goods, grandTotal, shipment },
  className,
}: {
  order: MerchandiseOrder;
  className?: string;
}) {
  return (
    <div className={className}>
      <ul className="divide-y divide-line">
        {items.map(({ title, quantity, price, slug, picture }) => (
          <li key={title} className="flex gap-3 py-3">
            <ProductPicture picture={picture} decorative className="size-14 shrink-0 rounded-lg" />
            <p className="min-w-0 flex-1 text-sm">
              {slug ? (
                <Link to={merchandisePath(slug)} className="font-semibold hover:underline">
                  {title}
                </Link>
              ) : (
                <span className="font-semibold">{title}</span>
              )}
              <span className="block text-muted">
                {quantity} × {formatRupiah(price)}
              </span>
            </p>
            <b className="text-sm">{formatRupiah(quantity * price)}</b>
          </li>
        ))}
      </ul>
      <dl className="space-y-2 border-t border-line pt-3 text-sm">
        <div className="pair">
          <dt className="text-muted">Barang</dt>
          <dd>{formatRupiah(goods)}</dd>
        </div>
        <div className="pair">
          <dt className="text-muted">Ongkos kirim</dt>
          <dd>{shipment.price === 0 ? 'Gratis' : formatRupiah(shipment.price)}</dd>
        </div>
        <div className="pair text-base font-bold">
          <dt>Total</dt>
          <dd>{formatRupiah(grandTotal)}</dd>
        </div>
      </dl>
    </div>
  );
}

/** Of things that have arrived: the way to give them back. */
export const AskForReturn = ({ order: { orderNumber, shipment } }: { order: MerchandiseOrder }) =>
  shipment.state === 'delivered' && (
    <p className="text-sm text-muted">
      Rusak, salah, atau tidak muat? Dalam tujuh hari setelah diterima,{' '}
      <ContactUs text="minta pengembalian" order={orderNumber} />.
    </p>
  );

/** On the general page of an order: things and parcel; nothing for an order of another line. */
function MerchandiseCards({ orderUid }: { orderUid: string }) {
  const { data: order, isLoading } = useQuery({ ...merchandiseOrderQuery(orderUid), retry: false });
  if (isLoading) return <Unsettled />;
  if (!order) return null;
  return (
    <>
      <section aria-label="Barang" className="card px-5 py-2">
        <Items order={order} className="pb-3" />
      </section>
      <ShipmentCard shipment={order.shipment} />
      <AskForReturn order={order} />
    </>
  );
}

export const merchandiseParts: OrderParts = {
  releases: (order) => (isMerchandise(order) ? 'barangnya dilepas untuk pembeli lain' : null),
  Cards: ({ order }) => isMerchandise(order) && <MerchandiseCards orderUid={order.orderUid} />,
  nextStep: lineSteps(
    'merchandise',
    { to: PAGE.merchandise, label: 'Lihat Merchandise' },
    {
      [ORDER_STATUS.processing]: {
        tone: 'good',
        title: 'Pembayaran diterima',
        text: 'Barangmu kami siapkan. Perjalanannya ada di halaman pesanan ini, dan kami kabari lewat pesan.',
      },
      [ORDER_STATUS.completed]: { tone: 'good', title: 'Barangmu sudah kamu terima', text: 'Semoga kamu suka!' },
      [ORDER_STATUS.expired]: {
        tone: 'bad',
        title: 'Batas waktu bayar sudah lewat',
        text: 'Barangnya sudah dilepas. Kamu bisa memesan lagi kapan saja.',
      },
    },
  ),
};

const isMerchandise = isOfLine('merchandise');
