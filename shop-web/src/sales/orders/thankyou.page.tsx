import { useSuspenseQuery } from '@tanstack/react-query';
import { Link, useSearchParams } from 'react-router';
import type { OrderGlance } from '#contracts/sales/orders.http';
import { type OrderKeys, PAGE, orderPath } from '#contracts/shop-paths';
import { LinkButton } from '../../platform/ui/button';
import { TEXT_LINK } from '../../platform/ui/info-page';
import { PageTitle, usePageTitle } from '../../platform/ui/page-head';
import { Loading, Skeleton } from '../../platform/ui/states';
import { StepLine } from '../../platform/ui/step-line';
import type { WithParts } from '../product-line';
import { FollowedOrder } from './followed-order';
import { thankyouStep } from './thankyou-step';
import { OrderBoundary } from './order-boundary';
import { OrderGlanceCard } from './order-glance-card';
import { moreOfType, useOrderKeys } from './order-keys';
import { followedStepsOf } from './order-steps';
import { orderGlanceQuery } from './orders.queries';
import { ThankyouFrame } from './thankyou-frame';

/** /thankyou?type&order_uid&customer_uid : thanks for the order; without one it leads to the orders. */
export function ThankyouPage({ parts }: WithParts) {
  const [search] = useSearchParams();
  const keys = useOrderKeys(search);
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
        <OfOrder keys={keys} morePath={morePath} parts={parts} />
      </OrderBoundary>
    </>
  );
}

/** Thanks while it waits for its group and once it is paid; otherwise its state. */
function OfOrder({ keys, morePath, parts }: WithParts & { keys: OrderKeys; morePath: string }) {
  const { data: order } = useSuspenseQuery(orderGlanceQuery(keys.orderUid));
  const step = thankyouStep(order, keys.customerUid);
  const thanks = <Thanks order={order} text={step?.text ?? NOT_FULL} morePath={morePath} parts={parts} />;
  if (step?.look === 'done') return thanks;
  // Not every line has a page of a provider, so what is ordered again is found from home.
  return (
    <FollowedOrder {...keys} againPath={morePath}>
      {thanks}
    </FollowedOrder>
  );
}

/** Of a pre-order whose group still fills. */
const NOT_FULL = 'Belum perlu bayar. Begitu grupmu penuh, kamu kami kabari lengkap dengan batas waktu bayarnya.';

interface ThanksProps extends WithParts {
  order: OrderGlance;
  /** What happens now. */
  text: string;
  morePath: string;
}

function Thanks({ order, text, morePath, parts }: ThanksProps) {
  usePageTitle('Terima kasih');
  const { orderUid, kind } = order;
  // A host pays the provider, in other steps.
  const line = kind === 'host' ? null : followedStepsOf({ ...order, waitedForGroup: kind === 'pre-order' }, parts);
  return (
    <ThankyouFrame title="Terima kasih!">
      <p className="mt-2 text-muted">
        {text} Kami kabari lewat email dan di halaman notifikasi begitu ada perkembangan.
      </p>
      {line && <StepLine {...line} className="mt-6" />}
      <OrderGlanceCard orderUid={orderUid} />
      <div className="mt-6 flex flex-wrap items-center gap-x-5 gap-y-2">
        <LinkButton to={orderPath(orderUid)}>Lihat pesanan</LinkButton>
        <Link to={morePath} className={TEXT_LINK}>
          Patungan lagi
        </Link>
      </div>
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
      <div className="mt-6 flex flex-wrap gap-3">
        <LinkButton to={PAGE.orders}>Lihat pesanan</LinkButton>
        <LinkButton to={morePath} variant="secondary">
          Cari layanan
        </LinkButton>
      </div>
    </ThankyouFrame>
  );
}
