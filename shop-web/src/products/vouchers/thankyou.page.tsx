import { useSearchParams } from 'react-router';
import { orderPath, PAGE } from '#contracts/shop-paths';
import { ZAP_SERIES } from '#domain/catalogue/scheme/zap-series';
import { useSession } from '../../platform/session/session';
import { LinkButton } from '../../platform/ui/button';
import { InfoSection } from '../../platform/ui/info-page';
import { PageTitle, usePageTitle } from '../../platform/ui/page-head';
import { Steps } from '../../platform/ui/steps';
import { FollowedOrder } from '../../sales/orders/followed-order';
import { OrderBoundary } from '../../sales/orders/order-boundary';
import { OrderGlanceCard } from '../../sales/orders/order-glance-card';
import { useOrderKeys } from '../../sales/orders/order-keys';
import { SEGLOWUP_SKELETON, SeglowupSteps } from './seglowup-frame';
import { VoucherCard } from './voucher-card';

const NEXT = [
  `Kami cari anggota lain sampai berempat. Kamu belum perlu membayar apa pun.`,
  'Begitu lengkap, kami kabari lewat email dan notifikasi, lengkap dengan batas waktu bayarnya.',
  `Setelah semua membayar, kami beli serinya di klinik. Saat itu voucher ${ZAP_SERIES.perMember} perawatan terbit di halaman pesananmu.`,
  `Buat janji dengan klinik dan pakai perawatan pertamamu dalam ${ZAP_SERIES.firstUseWithinDays} hari sejak voucher terbit.`,
];

/** /seglowup/thankyou?order_uid&customer_uid : opened again later, it shows the payment that is due and then the voucher. */
export function SeglowupThankyouPage() {
  const [search] = useSearchParams();
  const session = useSession();
  const keys = useOrderKeys(search);
  return (
    <>
      {/* 'Tercatat' only once there is an order. */}
      <PageTitle title="Pesanan Zap" />
      <OrderBoundary names={[keys.orderUid]} skeleton={SEGLOWUP_SKELETON}>
        <FollowedOrder
          {...keys}
          againPath={PAGE.seglowupPicker}
          outcome={session && <VoucherCard orderUid={keys.orderUid} awaitedDays={ZAP_SERIES.firstUseWithinDays} />}
        >
          <Recorded orderUid={keys.orderUid} />
        </FollowedOrder>
      </OrderBoundary>
    </>
  );
}

/** While the order waits for its group. */
function Recorded({ orderUid }: { orderUid: string }) {
  usePageTitle('Pesanan Zap tercatat');
  return (
    <div className="column py-8 sm:py-10">
      <SeglowupSteps current={3} />
      <h1 className="mt-4 text-xl font-bold sm:text-2xl">Pesananmu tercatat</h1>
      <OrderGlanceCard orderUid={orderUid} />
      <InfoSection id="setelah" title="Setelah ini">
        <Steps steps={NEXT} />
      </InfoSection>
      <div className="mt-8 flex flex-wrap gap-3">
        <LinkButton to={orderPath(orderUid)}>Pantau pesanan</LinkButton>
        <LinkButton to={PAGE.seglowup} variant="secondary">
          Lihat Seglowup
        </LinkButton>
      </div>
    </div>
  );
}
