import { useSuspenseQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import type { PurchaseView } from '#contracts/products/subscriptions/hosts.http';
import { type OrderKeys, orderPath, providerQueryPath } from '#contracts/shop-paths';
import { planNameOf } from '#domain/catalogue/plan-name';
import { isClosedOrder } from '#domain/sales/orders/order-status';
import { formatRupiah } from '#domain/platform/sen';
import { LinkButton } from '../../../platform/ui/button';
import { ContactUs } from '../../../platform/ui/contact-us';
import { CopyButton } from '../../../platform/ui/copy-button';
import { Notice } from '../../../platform/ui/notice';
import { PageTitle } from '../../../platform/ui/page-head';
import { Loading, Skeleton } from '../../../platform/ui/states';
import { Steps } from '../../../platform/ui/steps';
import { TitledCard } from '../../../platform/ui/titled';
import { OrderBoundary } from '../../../sales/orders/order-boundary';
import { orderKeysIn } from '../../../sales/orders/order-keys';
import { OrderHelp } from '../../../sales/orders/order-help';
import { OtherGroupNotice } from '../../../sales/orders/other-group-notice';
import { BuyNotice } from './buy-notice';
import { ClosedOrder } from './closed-order';
import { purchaseQuery } from './hosts.queries';
import { PurchaseForm } from './purchase-form';
import { PurchaseState } from './purchase-state';
import { Reimbursement } from './reimbursement';
import { Dots } from '../../../platform/ui/dots';

/** /thankyou/user-host?type&order_uid&customer_uid : the next steps of a host, and the reimbursement. */
export function UserHostPage() {
  const [search] = useSearchParams();
  const keys = orderKeysIn(search);
  return (
    <div className="column py-8 sm:py-12">
      <PageTitle title="Kamu jadi host" />
      <OrderBoundary
        names={[keys.orderUid, keys.customerUid]}
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

function Host({ keys }: { keys: OrderKeys }) {
  const { data } = useSuspenseQuery(purchaseQuery(keys));
  const { providerName, packageName, orderNumber } = data;
  const isClosed = data.hasEnded || isClosedOrder(data.status);
  return (
    <>
      <h1 className="text-xl font-bold sm:text-2xl">
        {data.purchase || isClosed ? `Host ${providerName}` : 'Terima kasih, kamu jadi host!'}
      </h1>
      <div className="mt-1 pair items-center">
        <Dots className="text-muted" facts={[planNameOf(providerName, packageName), orderNumber]} />
        <CopyButton text={orderNumber} what="nomor pesanan" done="Nomor disalin" />
      </div>
      <div className="mt-4 space-y-5">
        {data.receivable !== null && (
          <Notice tone="warn" title={`Mohon kembalikan ${formatRupiah(data.receivable)}`}>
            Itu penggantian untuk hari yang tidak terpakai setelah kamu berhenti sebagai host. <ContactUs /> untuk
            caranya.
          </Notice>
        )}
        {isClosed ? <ClosedOrder of={data} /> : <OpenOrder keys={keys} of={data} />}
        <div className="flex flex-wrap gap-3">
          {isClosed && <LinkButton to={providerQueryPath(data.providerSlug)}>Pesan lagi</LinkButton>}
          <LinkButton variant="secondary" to={orderPath(keys.orderUid)}>
            Lihat pesanan
          </LinkButton>
        </div>
        <OrderHelp order={orderNumber} />
      </div>
    </>
  );
}

function OpenOrder({ keys, of: view }: { keys: OrderKeys; of: PurchaseView }) {
  const { providerName, purchase, reimbursement, buy, accountUid, limit } = view;
  return (
    <>
      <OtherGroupNotice orderUid={keys.orderUid} />
      {purchase && <PurchaseState purchase={purchase} isScheduled={Boolean(reimbursement?.state)} />}
      <BuyNotice buy={buy} providerName={providerName} orderUid={keys.orderUid} accountUid={accountUid} />
      {/* After a rejection the steps are known; the form matters. */}
      {!purchase && <HostSteps providerName={providerName} />}
      {reimbursement ? (
        <Reimbursement reimbursement={reimbursement} of={view} />
      ) : (
        <p className="card p-5 text-sm text-muted">
          Jumlah penggantian kami hitung dari harga yang benar-benar ditagih {providerName}, setelah buktimu dicek.
        </p>
      )}
      {buy.isAsked && (
        <PurchaseForm
          keys={keys}
          providerPrice={reimbursement?.providerPrice}
          mostDebit={limit.mostDebit}
          rejected={purchase?.claim ?? null}
        />
      )}
    </>
  );
}

/** The tasks of a host. */
const HostSteps = ({ providerName }: { providerName: string }) => (
  <TitledCard title="Yang perlu kamu lakukan">
    <Steps
      className="mt-4"
      steps={[
        ['Tunggu kabar', 'Di halaman ini dan lewat pesan kami tulis kapan saatnya membeli. Jangan beli sebelum itu.'],
        ['Berlangganan', `Beli langganan ${providerName} langsung ke providernya dan bayar seperti biasa.`],
        ['Kirim bukti', 'Unggah bukti pembeliannya di bawah, beserta rekening untuk penggantian uangmu.'],
        [
          'Terima penggantian',
          'Begitu tagihannya terdebit dan buktimu kami cek, uangmu kami ganti dikurangi bagianmu.',
        ],
        ['Jaga grupnya', 'Balas chat dan bantu anggota masuk. Jangan ubah paket atau data akunnya, ya.'],
      ]}
    />
  </TitledCard>
);
