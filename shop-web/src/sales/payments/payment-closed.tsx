import { useSearchParams } from 'react-router';
import type { CheckoutView } from '#contracts/sales/payments.http';
import { orderPath } from '#contracts/shop-paths';
import { ORDER_STATUS } from '#domain/sales/orders/order-status';
import { LinkButton } from '../../platform/ui/button';
import { ContactUs } from '../../platform/ui/contact-us';
import { EmptyState } from '../../platform/ui/states';
import { openingHours } from '../../platform/opening-hours';
import { moreOfType } from '../orders/order-keys';

/** Nothing can be paid now. `isOver`: the deadline has just passed on this page. */
export function PaymentClosed({ checkout, isOver }: { checkout: CheckoutView; isOver: boolean }) {
  const [search] = useSearchParams();
  const order = <LinkButton to={orderPath(checkout.orderUid)}>Lihat pesanan</LinkButton>;
  const again = <LinkButton to={moreOfType(search)}>Pesan lagi</LinkButton>;
  if (isOver || checkout.status === ORDER_STATUS.expired)
    return (
      <EmptyState isPage title="Batas waktu bayar sudah lewat" action={again}>
        Pesanan {checkout.orderNumber} sudah ditutup, jadi jangan transfer lagi, ya. Sudah terlanjur transfer?{' '}
        <ContactUs /> setiap hari {openingHours()} WIB.
      </EmptyState>
    );
  if (checkout.status === ORDER_STATUS.waitingForGroup)
    return (
      <EmptyState isPage title="Belum waktunya bayar" action={order}>
        Grupmu belum penuh. Kami kabari begitu kamu bisa membayar.
      </EmptyState>
    );
  return (
    <EmptyState isPage title={`Pesanan ${checkout.statusLabel.toLowerCase()}`} action={order}>
      Tidak ada yang perlu dibayar untuk pesanan {checkout.orderNumber}.
    </EmptyState>
  );
}
