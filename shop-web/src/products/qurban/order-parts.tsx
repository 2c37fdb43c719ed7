import { useQuery } from '@tanstack/react-query';
import { PAGE } from '#contracts/shop-paths';
import { ORDER_STATUS } from '#domain/sales/orders/order-status';
import type { OrderParts } from '../../sales/product-line';
import { OrderCards } from './order-cards';
import { qurbanOrderQuery } from './qurban.queries';

function QurbanCards({ orderUid }: { orderUid: string }) {
  const { data: share } = useQuery(qurbanOrderQuery(orderUid));
  return share ? <OrderCards share={share} /> : null;
}

/** On the general page of an order. */
export const qurbanParts: OrderParts = {
  Cards: ({ order }) => isOurs(order) && <QurbanCards orderUid={order.orderUid} />,
  nextStep: (order) => {
    if (!isOurs(order)) return null;
    const again = { to: PAGE.sekurban, label: 'Lihat Sekurban' };
    switch (order.status) {
      case ORDER_STATUS.processing:
        return {
          tone: 'good',
          title: 'Bagianmu sudah lunas',
          text: 'Kami kabari begitu hewannya dibeli dan setelah hari penyembelihan. Perkembangannya ada di bawah.',
        };
      case ORDER_STATUS.completed:
        return {
          tone: 'good',
          title: 'Qurbanmu sudah dilaksanakan',
          text: 'Laporan dan sertifikatnya ada di bawah. Semoga diterima.',
        };
      case ORDER_STATUS.expired:
        return {
          tone: 'bad',
          title: 'Waktu bayar sudah lewat',
          text: 'Bagianmu sudah dilepas. Uang yang sudah masuk kami simpan sebagai kreditmu.',
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

const isOurs = ({ productLine }: { productLine: string }): boolean => productLine === 'qurban';
