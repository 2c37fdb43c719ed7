import type { ShippingOptionView } from '#contracts/sales/shipping.http';
import { formatRupiah } from '#domain/platform/sen';

interface OrderTotalProps {
  /** What the goods are called here, and cost. */
  goods: { label: string; price: number | undefined };
  /** How they are sent, once that is chosen. */
  option: ShippingOptionView | null;
  shippingLabel?: string;
  total: number;
}

/** The goods of an order, the way to the customer, and both together. */
export const OrderTotal = ({ goods, option, shippingLabel = 'Ongkos kirim', total }: OrderTotalProps) => (
  <dl className="space-y-2 text-sm">
    <Row label={goods.label}>{formatRupiah(goods.price)}</Row>
    <Row label={shippingLabel}>{option ? (option.price === 0 ? 'Gratis' : formatRupiah(option.price)) : '–'}</Row>
    <div className="pair border-t border-line pt-3 text-lg font-bold">
      <dt>Total</dt>
      <dd>{formatRupiah(total)}</dd>
    </div>
  </dl>
);

const Row = ({ label, children }: { label: string; children: string }) => (
  <div className="pair">
    <dt className="text-muted">{label}</dt>
    <dd className="font-semibold">{children}</dd>
  </div>
);
