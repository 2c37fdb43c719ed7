import { useSuspenseQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { LinkButton } from '../../shared/ui/button';
import { OrderBoundary } from '../../shared/ui/order-boundary';
import { OtherGroupNotice } from '../../shared/ui/other-group-notice';
import { Loading, Skeleton } from '../../shared/ui/states';
import { Steps } from '../../shared/ui/steps';
import { PageTitle, usePageTitle } from '../../shared/ui/use-page-title';
import { OrderGlanceCard } from './order-glance-card';

import { orderGlanceQuery } from './orders.queries';
import { preOrderStep } from './pre-order-step';
import { ThankyouFrame } from './thankyou-frame';
import { orderPath } from '../../shared/format/links';

const NEXT = [
  'Kami cari anggota lain sampai grupmu penuh. Kamu belum perlu membayar apa pun.',
  'Begitu penuh, kami kabari lewat email dan notifikasi, lengkap dengan batas waktu bayarnya.',
  'Setelah pembayaranmu dicek, langganan kami aktifkan.',
];

/** /thankyou/pre-order?type&order_uid&customer_uid : kept and opened again, it follows what has become of the order. */
export function ThankyouPreOrderPage() {
  const [search] = useSearchParams();
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
        <PreOrder orderUid={search.get('order_uid') ?? ''} customerUid={search.get('customer_uid') ?? ''} />
      </OrderBoundary>
    </>
  );
}

function PreOrder({ orderUid, customerUid }: { orderUid: string; customerUid: string }) {
  const { data: order } = useSuspenseQuery(orderGlanceQuery(orderUid));
  const step = preOrderStep(order, customerUid);
  usePageTitle(step?.title ?? 'Pre-order tercatat');
  if (!step) return <Recorded orderUid={orderUid} />;
  return (
    <ThankyouFrame title={step.title} look={step.look}>
      <p className="mt-2 text-muted">{step.text}</p>
      <OrderGlanceCard orderUid={orderUid} />
      <LinkButton to={step.action.to} className="mt-8">
        {step.action.label}
      </LinkButton>
    </ThankyouFrame>
  );
}

const Recorded = ({ orderUid }: { orderUid: string }) => (
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
