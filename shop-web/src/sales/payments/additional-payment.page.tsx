import { useSuspenseQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { type AdditionalPaymentView, additionalPaymentResultPath } from '#contracts/sales/additional-payment.http';
import { orderPath } from '#contracts/shop-paths';
import { formatRupiah } from '#domain/platform/sen';
import { namedIn } from '../../platform/router/named-in';
import { part } from '../../platform/router/lazy-part';
import { LinkButton } from '../../platform/ui/button';
import { FactList } from '../../platform/ui/fact-list';
import { usePageTitle } from '../../platform/ui/page-head';
import { Loading, Skeleton, Unsettled } from '../../platform/ui/states';
import { TitledCard } from '../../platform/ui/titled';
import { formatDate, formatDateTime, formatMoment } from '../../platform/wib';
import { OrderBoundary } from '../orders/order-boundary';
import { orderKeysIn } from '../orders/order-keys';
import { saidStatus } from '../orders/order-status-badge';
import { Outcome, PayLink, canBePaid } from './additional-outcome';
import { additionalPaymentQuery } from './additional-payment.queries';
import { ClosedMeanwhile } from './payment-closed';
import { RejectedProof } from './rejected-proof';
import { OrderNumberForm } from './order-number-form';

const CreditPart = part(async () => (await import('./credit-choice')).UseCredit);

const SHORT = 'Bayar kekurangan';

const Heading = ({ children }: { children: ReactNode }) => <h1 className="text-xl font-bold">{children}</h1>;

/** Whether an instalment of a plan is asked for, not the rest of a payment that was short. */
const isPlanned = ({ additionalOrder }: AdditionalPaymentView): boolean => additionalOrder?.instalment != null;

/** /additional-payment?orderNumber= (or order_uid=): what is still missing of an order, and how to pay it. */
export const AdditionalPaymentPage = () => <AdditionalPayment title={SHORT} Part={Rest} />;

/** /additional-payment/result?orderNumber= (or order_uid=): what became of it. */
export const AdditionalPaymentResultPage = () => <AdditionalPayment title="Hasil pembayaran tambahan" Part={Outcome} />;

function AdditionalPayment({ title, Part }: { title: string; Part: (of: { of: AdditionalPaymentView }) => ReactNode }) {
  usePageTitle(title);
  const [search, setSearch] = useSearchParams();
  const order = namedIn(search, 'orderNumber') || orderKeysIn(search).orderUid;
  const heading = <Heading>{title}</Heading>;
  return (
    <div className="column py-6 sm:py-10">
      {order ? (
        <OrderBoundary names={[order]} skeleton={<ReferredSkeleton heading={heading} />}>
          <Found order={order} title={title} Part={Part} />
        </OrderBoundary>
      ) : (
        <>
          {heading}
          <OrderNumberForm send="Cek pesanan" onNumber={(number) => setSearch({ orderNumber: number })} />
        </>
      )}
    </div>
  );
}

function Found({
  order,
  title,
  Part,
}: {
  order: string;
  title: string;
  Part: (of: { of: AdditionalPaymentView }) => ReactNode;
}) {
  const { data } = useSuspenseQuery(additionalPaymentQuery(order));
  const asked = title === SHORT && isPlanned(data) ? 'Bayar cicilan' : title;
  usePageTitle(asked);
  return (
    <>
      <Heading>{asked}</Heading>
      <div className="mt-5 space-y-5">
        <Part of={data} />
        {data.isInvoiced && <Received of={data} />}
        <LinkButton variant="secondary" to={orderPath(data.orderUid)}>
          Lihat pesanan
        </LinkButton>
      </div>
    </>
  );
}

function Rest({ of }: { of: AdditionalPaymentView }) {
  if (!canBePaid(of)) return <Outcome of={of} />;
  return (
    <>
      <ClosedMeanwhile why={of.closedEarly} />
      {of.rejectedProof && <RejectedProof {...of.rejectedProof} />}
      <Missing of={of} />
    </>
  );
}

function Missing({ of }: { of: AdditionalPaymentView }) {
  const planned = isPlanned(of);
  const amount = of.additionalOrder?.amount ?? of.rest;
  return (
    <>
      {!planned && <CreditPart keys={of} amount={amount} fallback={<Unsettled />} />}
      <section aria-labelledby="kurang" className="card p-5">
        <h2 id="kurang" className="text-sm text-muted">
          {planned ? 'Cicilan berikutnya' : of.received > 0 ? 'Masih kurang' : 'Yang perlu dibayar'}
        </h2>
        <p className="text-2xl font-bold tracking-tight">{formatRupiah(amount)}</p>
        {of.dueAt && (
          <p className="mt-1 text-sm text-muted">
            {planned ? `Paling lambat ${formatDate(of.dueAt)}.` : `Bayar sebelum ${formatMoment(of.dueAt)}.`}
          </p>
        )}
        <div className="mt-4 flex flex-wrap gap-3">
          <PayLink of={of}>Transfer dan kirim bukti</PayLink>
          <LinkButton variant="quiet" to={additionalPaymentResultPath(of.orderNumber)}>
            Sudah kirim bukti? Cek hasilnya
          </LinkButton>
        </div>
      </section>
    </>
  );
}

/** Each amount that has paid for it. */
const Received = ({ of }: { of: AdditionalPaymentView }) => (
  <TitledCard title="Rincian">
    <FactList
      className="mt-3"
      facts={[
        ['Nomor pesanan', of.orderNumber],
        ['Status pesanan', saidStatus(of)],
        ['Tagihan', formatRupiah(of.total)],
        ['Sudah terbayar', formatRupiah(of.received)],
        ...of.payments.map(
          ({ amount, receivedAt, held }) =>
            [`${held ? PAID_BY[held] : 'Diterima'} ${formatDateTime(receivedAt)}`, formatRupiah(amount)] as const,
        ),
      ]}
    />
  </TitledCard>
);

/** Of what was not transferred. */
const PAID_BY = { credit: 'Dari kreditmu', fund: 'Dari dana donasi' };

/** Under the heading of the page, while the order is looked for. */
export const ReferredSkeleton = ({ heading }: { heading: ReactNode }) => (
  <>
    {heading}
    <Loading label="Memuat pesanan…">
      <div className="mt-5 space-y-5">
        <Skeleton className="h-36 !rounded-[14px]" />
        <Skeleton className="h-48 !rounded-[14px]" />
      </div>
    </Loading>
  </>
);
