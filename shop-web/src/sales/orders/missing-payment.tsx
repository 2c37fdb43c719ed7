import type { OrderDetail } from '#contracts/sales/orders.http';
import { PAGE, withQuery } from '#contracts/shop-paths';
import { formatRupiah } from '#domain/platform/sen';
import { LinkButton } from '../../platform/ui/button';
import { Notice } from '../../platform/ui/notice';

/** Less has arrived than was asked for: how much, and what is still to be paid. An instalment on its day is no shortfall. */
export function MissingPayment({ order: { additionalOrder, orderNumber } }: { order: OrderDetail }) {
  if (!additionalOrder || additionalOrder.instalment !== null) return null;
  const { amount, received, total } = additionalOrder;
  return (
    <Notice tone="warn" title={`Masih kurang ${formatRupiah(amount)}`}>
      <p>
        Sudah kami terima {formatRupiah(received)} dari {formatRupiah(total)}.
      </p>
      <LinkButton variant="secondary" className="mt-2" to={withQuery(PAGE.additionalPayment, { orderNumber })}>
        Bayar kekurangan
      </LinkButton>
    </Notice>
  );
}
