import { useQuery } from '@tanstack/react-query';
import { PAGE } from '#contracts/shop-paths';
import { ORDER_STATUS } from '#domain/sales/orders/order-status';
import { ShipmentCard } from '../../sales/shipping/shipment-card';
import { isOfLine, lineSteps } from '../../sales/orders/line-parts';
import type { OrderParts } from '../../sales/product-line';
import { ErrandFacts } from './errand-parts';
import { errandOfOrderQuery } from './errands.queries';
import { Unsettled } from '../../platform/ui/states';

function ErrandCards({ orderUid }: { orderUid: string }) {
  const { data: errand, isLoading } = useQuery(errandOfOrderQuery(orderUid));
  if (isLoading) return <Unsettled />;
  return errand ? (
    <>
      <ErrandFacts errand={errand} />
      {errand.order && <ShipmentCard shipment={errand.order.shipment} />}
    </>
  ) : null;
}

const isOurs = isOfLine('errands');

/** On the general page of an order. */
export const errandParts: OrderParts = {
  Cards: ({ order }) => isOurs(order) && <ErrandCards orderUid={order.orderUid} />,
  nextStep: lineSteps(
    'errands',
    { to: PAGE.setitipOrder, label: 'Titip lagi' },
    {
      [ORDER_STATUS.processing]: {
        tone: 'good',
        title: 'Titipanmu sudah terbayar',
        text: 'Kami belikan, lalu kami siapkan untukmu. Perkembangannya ada di halaman pesanan ini, dan kami kabari lewat pesan.',
      },
      [ORDER_STATUS.completed]: {
        tone: 'good',
        title: 'Titipanmu sudah kamu terima',
        text: 'Terima kasih sudah menitip!',
      },
      [ORDER_STATUS.expired]: {
        tone: 'bad',
        title: 'Waktu bayar sudah lewat',
        text: 'Titipan ini sudah ditutup. Masih mau? Titip lagi, ya.',
      },
    },
  ),
};
