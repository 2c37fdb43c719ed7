import { useSearchParams } from 'react-router';
import { orderPath } from '../../shared/format/links';
import { LinkButton } from '../../shared/ui/button';
import { OrderBoundary } from '../../shared/ui/order-boundary';
import { OtherGroupNotice } from '../../shared/ui/other-group-notice';
import { Loading, Skeleton } from '../../shared/ui/states';
import { Steps } from '../../shared/ui/steps';
import { PageTitle, usePageTitle } from '../../shared/ui/use-page-title';
import { FollowedOrder } from './followed-order';
import { OrderGlanceCard } from './order-glance-card';
import { ThankyouFrame } from './thankyou-frame';

const NEXT = [
  'Kami cari anggota lain sampai grupmu penuh. Kamu belum perlu membayar apa pun.',
  'Begitu penuh, kami kabari lewat email dan notifikasi, lengkap dengan batas waktu bayarnya.',
  'Setelah pembayaranmu dicek, langganan kami aktifkan.',
];

/** /thankyou/pre-order?type&order_uid&customer_uid : kept and opened again, it follows what has become of the order. */
export function ThankyouPreOrderPage() {
  const [search] = useSearchParams();
  const orderUid = search.get('order_uid') ?? '';
  return (
    <>
      <PageTitle title="Pre-order" />
      <OrderBoundary
        skeleton={
          <Loading>
            <div className="column space-y-4 py-10 sm:py-14">
              <Skeleton className="h-9 w-64" />
              <Skeleton className="h-24 !rounded-[14px]" />
            </div>
          </Loading>
        }
      >
        <FollowedOrder orderUid={orderUid} customerUid={search.get('customer_uid') ?? ''}>
          <Recorded orderUid={orderUid} />
        </FollowedOrder>
      </OrderBoundary>
    </>
  );
}

function Recorded({ orderUid }: { orderUid: string }) {
  usePageTitle('Pre-order tercatat');
  return (
    <ThankyouFrame title="Pre-order kamu tercatat">
      <OrderGlanceCard orderUid={orderUid} />
      <OtherGroupNotice orderUid={orderUid} className="mt-4" />
      <h2 className="mt-8 text-lg font-bold">Setelah ini</h2>
      <Steps steps={NEXT} className="mt-3" />
      <div className="mt-8 flex flex-wrap gap-3">
        <LinkButton to={orderPath(orderUid)}>Pantau pesanan</LinkButton>
        <LinkButton to="/#provider" variant="secondary">
          Patungan lagi
        </LinkButton>
      </div>
    </ThankyouFrame>
  );
}
