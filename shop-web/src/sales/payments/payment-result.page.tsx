import { useSuspenseQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import type { OrderKeys } from '#contracts/shop-paths';
import { FactList } from '../../platform/ui/fact-list';
import { InfoSection } from '../../platform/ui/info-page';
import { usePageTitle } from '../../platform/ui/page-head';
import { Loading, Skeleton } from '../../platform/ui/states';
import { Steps } from '../../platform/ui/steps';
import { OrderBoundary } from '../orders/order-boundary';
import { orderKeysIn } from '../orders/order-keys';
import type { WithParts } from '../product-line';
import { PaymentClosed } from './payment-closed';
import { factsOf, isNotPayable, PaymentOutcome, PaymentSteps, WayOn } from './payment-outcome';
import { paymentStatusQuery } from './payments.queries';

/** /payment-result?order_uid&customer_uid : what became of the payment, and what comes next. */
export const PaymentResultPage = ({ parts }: WithParts) => <ResultPage next={NEXT} parts={parts} />;

/** /payment-result/rekafin */
export const RekafinPaymentResultPage = ({ parts }: WithParts) => <ResultPage next={NEXT_OF_REKAFIN} parts={parts} />;

/** What follows the check; when that is, the outcome above says by the hours of now. */
const NEXT = [
  'Begitu cocok, statusnya berubah di halaman ini dan kamu dapat kabar lewat email.',
  'Yang perlu kamu lakukan setelah itu selalu tertulis di halaman pesananmu.',
];
const NEXT_OF_REKAFIN = [
  'Begitu cocok, akun Rekafin kami siapkan memakai email di pesananmu. Rekafin untuk satu orang, jadi tidak perlu menunggu anggota lain.',
  'Undangannya masuk ke email itu. Buka, buat kata sandi, dan pembukuanmu siap dipakai.',
];

function ResultPage({ next, parts }: WithParts & { next: readonly string[] }) {
  usePageTitle('Hasil pembayaran');
  const [search] = useSearchParams();
  const keys = orderKeysIn(search);
  return (
    <div className="column py-8 sm:py-12">
      <OrderBoundary names={[keys.orderUid, keys.customerUid]} skeleton={RESULT_SKELETON}>
        <Result keys={keys} next={next} parts={parts} />
      </OrderBoundary>
    </div>
  );
}

function Result({ keys, next, parts }: WithParts & { keys: OrderKeys; next: readonly string[] }) {
  const { data } = useSuspenseQuery(paymentStatusQuery(keys));
  if (isNotPayable(data)) return <PaymentClosed checkout={data} isOver={false} />;
  return (
    <>
      <PaymentSteps status={data} parts={parts} />
      <PaymentOutcome status={data} parts={parts} />
      <WayOn status={data} keys={keys} />
      <FactList className="card mt-6 p-5" facts={factsOf(data)} />
      {data.payment?.state === 'submitted' && !data.closedEarly && (
        <InfoSection id="setelah" title="Setelah ini">
          <Steps steps={next} />
        </InfoSection>
      )}
    </>
  );
}

const RESULT_SKELETON = (
  <Loading label="Memuat hasil pembayaran…">
    <div className="space-y-4">
      <Skeleton className="size-14 !rounded-full" />
      <Skeleton className="h-9 w-72" />
      <Skeleton className="h-12" />
      <Skeleton className="h-28 !rounded-[14px]" />
    </div>
  </Loading>
);
