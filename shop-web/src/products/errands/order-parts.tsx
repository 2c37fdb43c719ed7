import { useQuery } from '@tanstack/react-query';
import { PAGE } from '#contracts/shop-paths';
import { ORDER_STATUS } from '#domain/sales/orders/order-status';
import { ShipmentCard } from '../../sales/shipping/shipment-card';
import type { OrderParts } from '../../sales/product-line';
import { ErrandFacts } from './errand-parts';
import { errandOfOrderQuery } from './errands.queries';

function ErrandCards({ orderUid }: { orderUid: string }) {
  const { data: errand } = useQuery(errandOfOrderQuery(orderUid));
  return errand ? (
    <>
      <ErrandFacts errand={errand} />
      {errand.order && <ShipmentCard shipment={errand.order.shipment} />}
    </>
  ) : null;
}

/** On the general page of an order. */
export const errandParts: OrderParts = {
  Cards: ({ order }) => isOurs(order) && <ErrandCards orderUid={order.orderUid} />,
  nextStep: (order) => {
    if (!isOurs(order)) return null;
    const again = { to: PAGE.setitipOrder, label: 'Titip lagi' };
    switch (order.status) {
      case ORDER_STATUS.processing:
        return {
          tone: 'good',
          title: 'Titipanmu sudah terbayar',
          text: 'Kami belikan, lalu paketnya kami kirim. Perkembangannya ada di bawah, dan kami kabari lewat pesan.',
        };
      case ORDER_STATUS.expired:
        return {
          tone: 'bad',
          title: 'Waktu bayar sudah lewat',
          text: 'Titipan ini sudah ditutup. Masih mau? Titip lagi, ya.',
          action: again,
        };
      case ORDER_STATUS.refunded:
        return {
          tone: 'info',
          title: 'Uangmu kami kembalikan',
          text: 'Pesanan ini sudah ditutup. Kami kabari begitu uangnya ditransfer.',
          action: again,
        };
      case ORDER_STATUS.cancelled:
        return { tone: 'info', title: order.statusLabel, text: 'Pesanan ini sudah ditutup.', action: again };
      default:
        return null;
    }
  },
};

const isOurs = ({ productLine }: { productLine: string }): boolean => productLine === 'errands';
