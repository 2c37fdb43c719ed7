import { useSuspenseQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { type OrderKeys, PAGE } from '#contracts/shop-paths';
import { LinkButton } from '../../platform/ui/button';
import { PageTitle, usePageTitle } from '../../platform/ui/page-head';
import { Loading, Skeleton } from '../../platform/ui/states';
import { FollowedOrder } from './followed-order';
import { thankyouStep } from './next-step';
import { OrderBoundary } from './order-boundary';
import { moreOfType, orderKeysIn } from './order-keys';
import { orderGlanceQuery } from './orders.queries';
import { ThankyouFrame } from './thankyou-frame';

/** /thankyou?type&order_uid&customer_uid : thanks for the order; without one it leads to the orders. */
export function ThankyouPage() {
  const [search] = useSearchParams();
  const keys = orderKeysIn(search);
  const morePath = moreOfType(search);
  if (!keys.orderUid) return <NoOrder morePath={morePath} />;
  return (
    <>
      <PageTitle title="Pesanan" />
      <OrderBoundary
        names={[keys.orderUid]}
        skeleton={
          <Loading>
            <div className="column space-y-4 py-10 sm:py-14">
              <Skeleton className="h-9 w-64" />
              <Skeleton className="h-24 !rounded-[14px]" />
            </div>
          </Loading>
        }
      >
        <OfOrder keys={keys} morePath={morePath} />
      </OrderBoundary>
    </>
  );
}

/** Thanks while it waits for its group and once it is paid; otherwise its state. */
function OfOrder({ keys, morePath }: { keys: OrderKeys; morePath: string }) {
  const { data: order } = useSuspenseQuery(orderGlanceQuery(keys.orderUid));
  const thanks = <Thanks morePath={morePath} />;
  if (thankyouStep(order, keys.customerUid)?.look === 'done') return thanks;
  // Not every line has a page of a provider, so what is ordered again is found from home.
  return (
    <FollowedOrder {...keys} againPath={morePath}>
      {thanks}
    </FollowedOrder>
  );
}

function Thanks({ morePath }: { morePath: string }) {
  usePageTitle('Terima kasih');
  return (
    <ThankyouFrame title="Terima kasih!">
      <p className="mt-2 text-muted">Kami kabari lewat email dan di halaman notifikasi begitu ada perkembangan.</p>
      <WaysOn morePath={morePath} more="Patungan lagi" />
    </ThankyouFrame>
  );
}

/** There is nothing to thank for where no order is named. */
function NoOrder({ morePath }: { morePath: string }) {
  usePageTitle('Pesanan');
  return (
    <ThankyouFrame title="Mencari pesananmu?" look="unknown">
      <p className="mt-2 text-muted">
        Alamat ini dibuka tanpa nomor pesanan. Semua pesananmu dan statusnya ada di halaman Pesanan.
      </p>
      <WaysOn morePath={morePath} more="Cari layanan" />
    </ThankyouFrame>
  );
}

const WaysOn = ({ morePath, more }: { morePath: string; more: string }) => (
  <div className="mt-6 flex flex-wrap gap-3">
    <LinkButton to={PAGE.orders}>Lihat pesanan</LinkButton>
    <LinkButton to={morePath} variant="secondary">
      {more}
    </LinkButton>
  </div>
);
