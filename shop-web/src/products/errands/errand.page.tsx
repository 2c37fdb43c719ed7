import { useMutation, useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Navigate, useSearchParams } from 'react-router';
import type { ErrandDetail } from '#contracts/products/errands/errands.http';
import { PAGE, orderPath } from '#contracts/shop-paths';
import { isNotFound } from '../../platform/api/api-error';
import { AsyncBoundary } from '../../platform/ui/async-boundary';
import { Button, LinkButton } from '../../platform/ui/button';
import { ConfirmDialog } from '../../platform/ui/confirm-dialog';
import { Notice } from '../../platform/ui/notice';
import { PageTitle, usePageTitle } from '../../platform/ui/page-head';
import { MissingRecord, SkeletonList } from '../../platform/ui/states';
import { BackLink } from '../../platform/ui/titled';
import { formatMoment } from '../../platform/wib';
import { isUnpaidOrder } from '#domain/sales/orders/order-status';
import { StepOfOrder } from '../../sales/orders/order-next-step';
import { RefundsOfOrder } from '../../sales/orders/order-refunds';
import { ShipmentCard } from '../../sales/shipping/shipment-card';
import { ErrandBadge, ErrandFacts } from './errand-parts';
import { errandUidIn } from './errand-uid';
import { endErrand } from './errands.calls';
import { errandQuery } from './errands.queries';
import { errandParts } from './order-parts';
import { TakeQuote } from './take-quote';

/** /setitip/payment?errandUid= : a request, its quote, and what became of it. */
export function ErrandPage() {
  const errandUid = errandUidIn(useSearchParams()[0]);
  // The list of one's requests is there.
  if (!errandUid) return <Navigate to={PAGE.setitip} replace />;
  return (
    <div className="wrap max-w-5xl py-6 sm:py-10">
      <PageTitle title="Titipan" />
      <BackLink to={PAGE.setitip}>Setitip</BackLink>
      <AsyncBoundary
        skeleton={<SkeletonList label="Memuat titipan…" item="h-48 !rounded-[14px]" />}
        onError={(error) => isNotFound(error) && <NotFound />}
      >
        <Errand errandUid={errandUid} />
      </AsyncBoundary>
    </div>
  );
}

function Errand({ errandUid }: { errandUid: string }) {
  const { data: errand } = useSuspenseQuery(errandQuery(errandUid));
  usePageTitle(errand.name);
  return (
    <article className="mt-1 space-y-5">
      <header className="flex flex-wrap items-center justify-between gap-3">
        <h1 className="min-w-0 text-xl font-bold wrap-anywhere">{errand.name}</h1>
        <ErrandBadge errand={errand} />
      </header>
      <Next errand={errand} />
      {errand.quote?.isOpen ? (
        <TakeQuote errand={errand}>
          <ErrandFacts errand={errand} />
        </TakeQuote>
      ) : (
        <div className="grid grid-cols-1 items-start gap-5 lg:grid-cols-2">
          <ErrandFacts errand={errand} />
          {errand.order && <ShipmentCard shipment={errand.order.shipment} />}
        </div>
      )}
      {errand.order && (
        <LinkButton variant="secondary" to={orderPath(errand.order.orderUid)}>
          Lihat rincian pesanan
        </LinkButton>
      )}
      {errand.canWithdraw && (
        <EndErrand errandUid={errandUid} move="withdraw" label="Batalkan titipan" done="Titipan dibatalkan." />
      )}
      {errand.quote?.isOpen && (
        <EndErrand errandUid={errandUid} move="refuse" label="Tolak penawaran" done="Penawaran ditolak." />
      )}
    </article>
  );
}

function Next({ errand: { state, quote, order, reason } }: { errand: ErrandDetail }) {
  // From its order on that says what happens, until it is paid.
  if (order && isUnpaidOrder(order.status)) return <StepOfOrder orderUid={order.orderUid} parts={[errandParts]} />;
  switch (state) {
    case 'requested':
      return (
        <Notice title="Kami sedang mengecek barangnya">
          Penawarannya kami kirim lewat notifikasi dan email, biasanya dalam satu hari kerja.
        </Notice>
      );
    case 'quoted':
      return quote?.isOpen ? (
        <Notice tone="warn" title="Ada penawaran untukmu">
          Berlaku sampai {formatMoment(quote.endsAt)}. Pilih alamat dan cara kirim kalau cocok.
        </Notice>
      ) : (
        <Notice title="Waktu penawarannya sudah habis">Masih mau? Titip lagi, ya.</Notice>
      );
    case 'paid':
      return (
        <Notice title="Sedang kami belikan">
          Begitu barangnya ada, kami kabari dan langsung kami siapkan untukmu.
        </Notice>
      );
    case 'declined':
      return (
        <Notice tone="bad" title="Titipan ini belum bisa kami belikan">
          {reason}
        </Notice>
      );
    case 'lapsed':
      return <Notice title="Titipan ini sudah kedaluwarsa">Masih mau? Titip lagi, ya.</Notice>;
    case 'refunded':
      return order && <RefundsOfOrder orderUid={order.orderUid} />;
    default:
      return null;
  }
}

function EndErrand({
  errandUid,
  move,
  label,
  done,
}: {
  errandUid: string;
  move: 'withdraw' | 'refuse';
  label: string;
  done: string;
}) {
  const [asking, setAsking] = useState(false);
  const queryClient = useQueryClient();
  const end = useMutation({
    mutationFn: () => endErrand(errandUid, move),
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['orders', 'errands'] }),
  });
  return (
    <>
      <Button variant="quiet" className="!text-danger" onClick={() => setAsking(true)}>
        {label}
      </Button>
      {asking && (
        <ConfirmDialog title={`${label}?`} yes="Ya, lanjutkan" act={end} done={done} onClose={() => setAsking(false)}>
          <p className="text-muted">Titipan ini ditutup. Kamu bisa menitip lagi kapan saja.</p>
        </ConfirmDialog>
      )}
    </>
  );
}

const NotFound = () => (
  <MissingRecord
    title="Titipan tidak ditemukan"
    action={
      <LinkButton variant="secondary" to={PAGE.setitip}>
        Semua titipan
      </LinkButton>
    }
  >
    Mungkin tautannya salah, atau titipan ini bukan milikmu.
  </MissingRecord>
);
