import { useSuspenseQuery } from '@tanstack/react-query';
import { useNavigate, useParams } from 'react-router';
import type { AdditionalPaymentView } from '#contracts/sales/additional-payment.http';
import { PAGE, orderPath } from '#contracts/shop-paths';
import { formatRupiah } from '#domain/platform/sen';
import { safePath } from '../../platform/session/safe-path';
import { Button, LinkButton } from '../../platform/ui/button';
import { ContactUs } from '../../platform/ui/contact-us';
import { FailureNotice } from '../../platform/ui/form-errors';
import { usePageTitle } from '../../platform/ui/page-head';
import { formatMoment } from '../../platform/wib';
import { OrderBoundary } from '../orders/order-boundary';
import { Outcome, PayLink, canBePaid } from './additional-outcome';
import { ReferredSkeleton } from './additional-payment.page';
import { additionalPaymentQuery, useAskForInvoice } from './additional-payment.queries';
import { OrderNumberForm } from './order-number-form';
import { ClosedMeanwhile } from './payment-closed';
import { RejectedProof } from './rejected-proof';

const HEADING = <h1 className="text-xl font-bold">Tagihan baru</h1>;

/** /new-payment/{id?} : a new invoice of one's own order; `id` is the number or the uid of the order. */
export function NewPaymentPage() {
  usePageTitle('Tagihan baru');
  const id = useParams().id?.trim();
  const navigate = useNavigate();
  return (
    <div className="column py-6 sm:py-10">
      {id ? (
        <OrderBoundary names={[id]} skeleton={<ReferredSkeleton heading={HEADING} />}>
          <OfOrder id={id} />
        </OrderBoundary>
      ) : (
        <>
          {HEADING}
          <p className="mt-1 text-muted">
            Batas bayar pesananmu sudah lewat? Kalau tempatnya masih ada, pesananmu kami buka lagi dengan tagihan dan
            batas waktu baru.
          </p>
          <OrderNumberForm
            send="Lanjut"
            onNumber={(number) => void navigate(PAGE.newPayment.replace(':id?', encodeURIComponent(number)))}
          />
          <AlreadySent />
        </>
      )}
    </div>
  );
}

function OfOrder({ id }: { id: string }) {
  const { data: of } = useSuspenseQuery(additionalPaymentQuery(id));
  return (
    <>
      {HEADING}
      <p className="mt-1 text-muted">
        Pesanan <b className="text-ink">{of.orderNumber}</b>
      </p>
      <div className="mt-5 space-y-5">
        <Invoice of={of} />
      </div>
      {of.mayAskAgain && <AlreadySent />}
    </>
  );
}

/** By what the order is now: only one that may be asked for again gets another invoice. */
function Invoice({ of }: { of: AdditionalPaymentView }) {
  if (of.mayAskAgain) return <AnotherInvoice of={of} />;
  if (canBePaid(of))
    return (
      <>
        <ClosedMeanwhile why={of.closedEarly} />
        {of.rejectedProof && <RejectedProof {...of.rejectedProof} />}
        <OpenInvoice of={of} />
      </>
    );
  return (
    <>
      <Outcome of={of} />
      <LinkButton variant="secondary" to={orderPath(of.orderUid)}>
        Lihat pesanan
      </LinkButton>
    </>
  );
}

const OpenInvoice = ({ of }: { of: AdditionalPaymentView }) => (
  <section aria-labelledby="tagihan" className="card p-5">
    <h2 id="tagihan" className="font-bold">
      Tagihannya masih berlaku
    </h2>
    <p className="mt-2 text-2xl font-bold tracking-tight">{formatRupiah(of.additionalOrder?.amount ?? of.rest)}</p>
    {of.dueAt && <p className="mt-1 text-sm text-muted">Bayar sebelum {formatMoment(of.dueAt)}.</p>}
    <div className="mt-4">
      <PayLink wide of={of}>
        Bayar sekarang
      </PayLink>
    </div>
  </section>
);

function AnotherInvoice({ of }: { of: AdditionalPaymentView }) {
  const navigate = useNavigate();
  const ask = useAskForInvoice();
  const create = () =>
    ask.mutate(of.orderNumber, { onSuccess: ({ redirectUrl }) => void navigate(safePath(redirectUrl, PAGE.orders)) });
  return (
    <section aria-labelledby="tagihan" className="card space-y-4 p-5">
      <div>
        <h2 id="tagihan" className="font-bold">
          Batas bayarnya sudah lewat
        </h2>
        <p className="mt-1 text-muted">
          Kalau tempatnya masih ada, pesananmu kami buka lagi dengan tagihan {formatRupiah(of.total)} dan batas waktu
          baru.
        </p>
      </div>
      <FailureNotice error={ask.error} fields={{}} title="Tagihan belum dibuat" />
      <Button wide busy={ask.isPending} onClick={create}>
        Buat tagihan
      </Button>
    </section>
  );
}

const AlreadySent = () => (
  <p className="mt-5 text-sm text-muted">
    Sudah terlanjur transfer? <ContactUs text="Hubungi kami" /> supaya dananya kami cocokkan.
  </p>
);
