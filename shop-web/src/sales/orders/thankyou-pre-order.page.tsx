import { useSuspenseQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { orderPath } from '#contracts/shop-paths';
import { KeepSeatOnceVerified } from '../../identity/email-password/more-time';
import { LinkButton } from '../../platform/ui/button';
import { PageTitle, usePageTitle } from '../../platform/ui/page-head';
import { Loading, Skeleton } from '../../platform/ui/states';
import { Steps } from '../../platform/ui/steps';
import { FollowedOrder } from './followed-order';
import { OrderBoundary } from './order-boundary';
import { OrderGlanceCard } from './order-glance-card';
import { moreOfType, orderKeysIn } from './order-keys';
import { orderGlanceQuery } from './orders.queries';
import { OtherGroupNotice } from './other-group-notice';
import { ThankyouFrame } from './thankyou-frame';

const NEXT = [
  'Kami cari anggota lain sampai grupmu penuh. Kamu belum perlu membayar apa pun.',
  'Begitu penuh, kami kabari lewat email dan notifikasi, lengkap dengan batas waktu bayarnya.',
  'Setelah semua anggota membayar dan langganannya dibeli, kursimu aktif.',
];

/** /thankyou/pre-order?type&order_uid&customer_uid : opened again later, it shows the next step of the order. */
export function ThankyouPreOrderPage() {
  const [search] = useSearchParams();
  const keys = orderKeysIn(search);
  return (
    <>
      <PageTitle title="Pre-order" />
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
        <FollowedOrder {...keys}>
          <Recorded orderUid={keys.orderUid} morePath={moreOfType(search)} />
        </FollowedOrder>
      </OrderBoundary>
    </>
  );
}

function Recorded({ orderUid, morePath }: { orderUid: string; morePath: string }) {
  usePageTitle('Pre-order tercatat');
  const { data: order } = useSuspenseQuery(orderGlanceQuery(orderUid));
  return (
    <ThankyouFrame title="Pre-order kamu tercatat">
      <OrderGlanceCard orderUid={orderUid} />
      <OtherGroupNotice orderUid={orderUid} className="mt-4" />
      <KeepSeatOnceVerified verifyBy={order.verifyBy} className="mt-4" />
      <h2 className="mt-8 text-lg font-bold">Setelah ini</h2>
      <Steps steps={NEXT} className="mt-3" />
      <div className="mt-8 flex flex-wrap gap-3">
        <LinkButton to={orderPath(orderUid)}>Pantau pesanan</LinkButton>
        <LinkButton to={morePath} variant="secondary">
          Patungan lagi
        </LinkButton>
      </div>
    </ThankyouFrame>
  );
}
