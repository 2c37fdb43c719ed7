import { useQuery } from '@tanstack/react-query';
import type { OrderDetail } from '#contracts/sales/orders.http';
import { PAGE, withQuery } from '#contracts/shop-paths';
import { formatRupiah } from '#domain/platform/sen';
import { ORDER_STATUS } from '#domain/sales/orders/order-status';
import { LinkButton } from '../../platform/ui/button';
import { Notice } from '../../platform/ui/notice';
import { additionalPaymentQuery } from '../payments/additional-payment.queries';

/** A part has arrived: how much, and what is still to be paid. */
export function MissingPayment({ order: { status, payment, orderNumber } }: { order: OrderDetail }) {
  const isShort = status === ORDER_STATUS.awaitingPayment && payment?.state === 'confirmed';
  const { data } = useQuery({ ...additionalPaymentQuery(orderNumber), enabled: isShort });
  if (!isShort || !data?.rest) return null;
  return (
    <Notice tone="warn" title={`Masih kurang ${formatRupiah(data.rest)}`}>
      <p>
        Sudah kami terima {formatRupiah(data.received)} dari {formatRupiah(data.total)}.
      </p>
      <LinkButton variant="secondary" className="mt-2" to={withQuery(PAGE.additionalPayment, { orderNumber })}>
        Bayar kekurangan
      </LinkButton>
    </Notice>
  );
}
