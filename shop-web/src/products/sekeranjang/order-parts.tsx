import { useQuery } from '@tanstack/react-query';
import { PAGE } from '#contracts/shop-paths';
import { ORDER_STATUS } from '#domain/sales/orders/order-status';
import { isOfLine, lineSteps } from '../../sales/orders/line-parts';
import type { OrderParts } from '../../sales/product-line';
import { OrderProgress } from './order-progress';
import { sekeranjangOrderQuery } from './sekeranjang.queries';
import { ShareNow } from './share-now';
import { Unsettled } from '../../platform/ui/states';

function SekeranjangCards({ orderUid }: { orderUid: string }) {
  const { data: order, isLoading } = useQuery(sekeranjangOrderQuery(orderUid));
  if (isLoading) return <Unsettled />;
  return order ? <OrderProgress order={order} /> : null;
}

const isOurs = isOfLine('sekeranjang');

/** On the general page of an order. */
export const sekeranjangParts: OrderParts = {
  releases: (order) => (isOurs(order) ? 'tempatmu bisa diambil orang lain' : null),
  Cards: ({ order }) => isOurs(order) && <SekeranjangCards orderUid={order.orderUid} />,
  nextStep: (order) => {
    const step = usualSteps(order);
    if (!step || order.page !== 'order' || order.status !== ORDER_STATUS.processing) return step;
    return { ...step, part: <ShareNow orderUid={order.orderUid} otherwise={PAID} /> };
  },
};

/** True before and after the end, for who does not know the place. */
const PAID =
  'Begitu Sekeranjang berakhir dan targetnya tercapai, barangnya kami beli dan siapkan untukmu. Perkembangannya ada di halaman pesanan ini, dan kami kabari lewat pesan.';

const usualSteps = lineSteps(
  'sekeranjang',
  { to: PAGE.sekeranjang, label: 'Lihat Sekeranjang' },
  {
    [ORDER_STATUS.processing]: { tone: 'good', title: 'Tempatmu sudah terbayar', text: PAID },
    [ORDER_STATUS.completed]: {
      tone: 'good',
      title: 'Sekeranjangmu selesai',
      text: 'Hasilnya ada di halaman pesanan ini. Terima kasih sudah ikut!',
    },
    [ORDER_STATUS.expired]: {
      tone: 'bad',
      title: 'Tempatmu sudah dilepas',
      text: 'Pesanan ini belum dibayar sampai waktu bayarnya habis atau Sekeranjangnya ditutup. Selama Sekeranjangnya masih berjalan, kamu bisa ikut lagi.',
    },
  },
);
