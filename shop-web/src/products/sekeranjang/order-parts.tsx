import { useQuery } from '@tanstack/react-query';
import { PAGE } from '#contracts/shop-paths';
import { ORDER_STATUS } from '#domain/sales/orders/order-status';
import type { OrderParts } from '../../sales/product-line';
import { OrderProgress } from './order-progress';
import { sekeranjangOrderQuery } from './sekeranjang.queries';

function SekeranjangCards({ orderUid }: { orderUid: string }) {
  const { data: order } = useQuery(sekeranjangOrderQuery(orderUid));
  return order ? <OrderProgress order={order} /> : null;
}

/** On the general page of an order. */
export const sekeranjangParts: OrderParts = {
  Cards: ({ order }) => isOurs(order) && <SekeranjangCards orderUid={order.orderUid} />,
  nextStep: (order) => {
    if (!isOurs(order)) return null;
    const again = { to: PAGE.sekeranjang, label: 'Lihat Sekeranjang' };
    switch (order.status) {
      case ORDER_STATUS.processing:
        return {
          tone: 'good',
          title: 'Tempatmu sudah terbayar',
          text: 'Hasilnya keluar begitu Sekeranjang berakhir. Perkembangannya ada di bawah, dan kami kabari lewat pesan.',
        };
      case ORDER_STATUS.expired:
        return {
          tone: 'bad',
          title: 'Waktu bayar sudah lewat',
          text: 'Tempatmu sudah dilepas. Selama Sekeranjangnya masih berjalan, kamu bisa ikut lagi.',
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

const isOurs = ({ productLine }: { productLine: string }): boolean => productLine === 'sekeranjang';
