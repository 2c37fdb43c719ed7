import { useQuery } from '@tanstack/react-query';
import { PAGE } from '#contracts/shop-paths';
import { ORDER_STATUS } from '#domain/sales/orders/order-status';
import { isOfLine, lineSteps } from '../../sales/orders/line-parts';
import type { OrderParts } from '../../sales/product-line';
import { OrderCards } from './order-cards';
import { qurbanOrderQuery } from './qurban.queries';
import { Unsettled } from '../../platform/ui/states';

function QurbanCards({ orderUid }: { orderUid: string }) {
  const { data: share, isLoading } = useQuery(qurbanOrderQuery(orderUid));
  if (isLoading) return <Unsettled />;
  return share ? <OrderCards share={share} /> : null;
}

const isOurs = isOfLine('qurban');

/** On the general page of an order. */
export const qurbanParts: OrderParts = {
  releases: (order) => (isOurs(order) ? 'bagianmu bisa diambil orang lain' : null),
  Cards: ({ order }) => isOurs(order) && <QurbanCards orderUid={order.orderUid} />,
  nextStep: lineSteps(
    'qurban',
    { to: PAGE.sekurban, label: 'Lihat Sekurban' },
    {
      [ORDER_STATUS.processing]: {
        tone: 'good',
        title: 'Bagianmu sudah lunas',
        text: 'Kami kabari begitu hewannya dibeli dan setelah hari penyembelihan. Perkembangannya ada di halaman pesanan ini.',
      },
      [ORDER_STATUS.completed]: {
        tone: 'good',
        title: 'Qurbanmu sudah dilaksanakan',
        text: 'Laporan dan sertifikatnya ada di halaman pesanan ini. Semoga diterima.',
      },
      [ORDER_STATUS.expired]: {
        tone: 'bad',
        title: 'Waktu bayar sudah lewat',
        text: 'Bagianmu sudah dilepas.',
      },
    },
  ),
};
