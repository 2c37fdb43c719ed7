import { useSuspenseQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import type { PurchaseView } from '#contracts/http/hosts.http';
import { isClosedOrder } from '#domain/orders/order-status';
import { orderPath, providerPath } from '../../shared/format/links';
import { LinkButton } from '../../shared/ui/button';
import { CopyButton } from '../../shared/ui/copy-button';
import { OrderBoundary } from '../../shared/ui/order-boundary';
import { OtherGroupNotice } from '../../shared/ui/other-group-notice';
import { Loading, Skeleton } from '../../shared/ui/states';
import { PageTitle } from '../../shared/ui/use-page-title';
import { ClosedOrder } from './closed-order';
import { HostSteps } from './host-steps';
import { type HostKeys, purchaseQuery } from './hosts.queries';
import { PurchaseForm } from './purchase-form';
import { PurchaseState } from './purchase-state';
import { Reimbursement } from './reimbursement';

/** /thankyou/user-host?type&order_uid&customer_uid : what a host does next, and what comes back. */
export function UserHostPage() {
  const [search] = useSearchParams();
  const keys = { orderUid: search.get('order_uid') ?? '', customerUid: search.get('customer_uid') ?? '' };
  return (
    <div className="column py-8 sm:py-12">
      <PageTitle title="Kamu jadi host" />
      <OrderBoundary
        skeleton={
          <Loading>
            <div className="space-y-5">
              <Skeleton className="h-9 w-64" />
              <Skeleton className="h-12" />
              <Skeleton className="h-48 !rounded-[14px]" />
              <Skeleton className="h-60 !rounded-[14px]" />
            </div>
          </Loading>
        }
      >
        <Host keys={keys} />
      </OrderBoundary>
    </div>
  );
}

function Host({ keys }: { keys: HostKeys }) {
  const { data } = useSuspenseQuery(purchaseQuery(keys));
  const { providerName, packageName, orderNumber } = data;
  const isClosed = isClosedOrder(data.status);
  return (
    <>
      <h1 className="text-2xl font-bold sm:text-3xl">
        {data.purchase || isClosed ? `Host ${providerName}` : 'Terima kasih, kamu jadi host!'}
      </h1>
      <div className="mt-1 flex items-center justify-between gap-3">
        <p className="text-muted">
          {providerName} {packageName} · <span className="whitespace-nowrap">{orderNumber}</span>
        </p>
        <CopyButton text={orderNumber} what="nomor pesanan" said="Nomor disalin" />
      </div>
      <div className="mt-4 space-y-5">
        {isClosed ? <ClosedOrder of={data} /> : <OpenOrder keys={keys} of={data} />}
        <div className="flex flex-wrap gap-3">
          {isClosed && <LinkButton to={providerPath(data.providerSlug)}>Pesan lagi</LinkButton>}
          <LinkButton variant="secondary" to={orderPath(keys.orderUid)}>
            Lihat pesanan
          </LinkButton>
        </div>
      </div>
    </>
  );
}

function OpenOrder({ keys, of: { providerName, purchase, reimbursement } }: { keys: HostKeys; of: PurchaseView }) {
  const needsProof = !purchase || purchase.state === 'rejected';
  return (
    <>
      <OtherGroupNotice orderUid={keys.orderUid} />
      {purchase && <PurchaseState purchase={purchase} isScheduled={Boolean(reimbursement?.state)} />}
      {/* After a rejection the host has been through them; the form is what counts then. */}
      {!purchase && <HostSteps providerName={providerName} />}
      {reimbursement ? (
        <Reimbursement reimbursement={reimbursement} purchase={purchase} />
      ) : (
        <p className="card p-5 text-sm text-muted">
          Jumlah penggantian kami hitung dari harga yang benar-benar ditagih {providerName}, setelah buktimu dicek.
        </p>
      )}
      {needsProof && (
        <PurchaseForm keys={keys} providerPrice={reimbursement?.providerPrice} rejected={purchase?.claim ?? null} />
      )}
    </>
  );
}
