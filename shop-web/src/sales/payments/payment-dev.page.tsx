import { queryOptions, useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { paymentDevView } from '#contracts/sales/payments.http';
import { type OrderKeys, PAGE } from '#contracts/shop-paths';
import { formatRupiah } from '#domain/platform/sen';
import { api } from '../../platform/api/api';
import { isNotFound } from '../../platform/api/api-error';
import { NotFoundPage } from '../../platform/router/error.page';
import { AsyncBoundary } from '../../platform/ui/async-boundary';
import { Button } from '../../platform/ui/button';
import { FactList } from '../../platform/ui/fact-list';
import { Field } from '../../platform/ui/field';
import { FailureNotice } from '../../platform/ui/form-errors';
import { Notice } from '../../platform/ui/notice';
import { usePageTitle } from '../../platform/ui/page-head';
import { Loading, Skeleton } from '../../platform/ui/states';
import { OrderBoundary } from '../orders/order-boundary';
import { orderKeysIn } from '../orders/order-keys';
import { amountReadOf } from './payment-amount';
import { checkoutQuery } from './payments.queries';
import { useUpload } from './use-upload';

const paymentDevQuery = queryOptions({
  queryKey: ['payments', 'dev'],
  queryFn: ({ signal }) => api.get('/customer/payment/dev', paymentDevView, { anonymous: true, signal }),
  staleTime: Number.POSITIVE_INFINITY,
});

/** /payment-dev?order_uid&customer_uid : sends a drawn proof, to try an order without a receipt. Not in production. */
export function PaymentDevPage() {
  return (
    <AsyncBoundary skeleton={SKELETON} onError={(error) => isNotFound(error) && <NotFoundPage />}>
      <Tool />
    </AsyncBoundary>
  );
}

function Tool() {
  useSuspenseQuery(paymentDevQuery);
  usePageTitle('Coba pembayaran');
  const [search] = useSearchParams();
  const keys = orderKeysIn(search);
  return (
    <div className="column py-8 sm:py-10">
      <h1 className="text-xl font-bold">Coba pembayaran</h1>
      <Notice tone="warn" title="Hanya untuk pengembangan" className="mt-4">
        Halaman ini mengirim gambar buatan sebagai bukti transfer. Di toko yang sebenarnya halaman ini tidak ada.
      </Notice>
      {keys.orderUid && keys.customerUid ? (
        <OrderBoundary names={[keys.orderUid, keys.customerUid]} skeleton={SKELETON}>
          <TestProof keys={keys} />
        </OrderBoundary>
      ) : (
        <KeysForm />
      )}
    </div>
  );
}

/** The address of a payment page, whose query is taken over. */
function KeysForm() {
  const [address, setAddress] = useState('');
  const navigate = useNavigate();
  return (
    <form
      className="mt-5 space-y-4"
      onSubmit={(event) => {
        event.preventDefault();
        const [, query = ''] = address.split('?', 2);
        void navigate(`${PAGE.paymentDev}?${query}`);
      }}
    >
      <Field
        label="Alamat halaman pembayaran"
        hint="Salin dari bilah alamat: /payment?order_uid=…&customer_uid=…"
        value={address}
        onChange={({ target }) => setAddress(target.value)}
      />
      <Button type="submit">Buka</Button>
    </form>
  );
}

function TestProof({ keys }: { keys: OrderKeys }) {
  const { data: checkout, refetch } = useSuspenseQuery(checkoutQuery(keys));
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const upload = useUpload('/customer/payment/confirm', {
    onDone: async () => navigate(`${PAGE.paymentResult}?${search}`),
    onOutdated: refetch,
  });
  const send = async () => {
    const proof = await drawnProof([checkout.orderNumber, formatRupiah(checkout.amount)]);
    const fields = { ...keys, ...amountReadOf(checkout.amount), bankFrom: 'Bank Uji', accountName: 'Pengembang' };
    upload.mutate({ fields, proof });
  };
  return (
    <div className="mt-5 space-y-5">
      <FactList
        className="card p-5"
        facts={[
          ['Nomor pesanan', checkout.orderNumber],
          ['Status pesanan', checkout.statusLabel],
          ['Jumlah', formatRupiah(checkout.amount)],
        ]}
      />
      <FailureNotice error={upload.error} />
      <Button busy={upload.isPending} onClick={() => void send()}>
        Kirim bukti buatan
      </Button>
    </div>
  );
}

/** A picture with these lines. */
async function drawnProof(lines: string[]): Promise<File> {
  const canvas = Object.assign(document.createElement('canvas'), { width: 480, height: 240 });
  const pen = canvas.getContext('2d')!;
  pen.fillStyle = '#fff';
  pen.fillRect(0, 0, canvas.width, canvas.height);
  pen.fillStyle = '#111';
  pen.font = '24px sans-serif';
  ['Bukti buatan', ...lines].forEach((line, index) => pen.fillText(line, 24, 60 + index * 48));
  const drawn = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  return new File([drawn!], 'bukti-buatan.png', { type: 'image/png' });
}

const SKELETON = (
  <Loading label="Memuat…">
    <div className="column space-y-4 py-8">
      <Skeleton className="h-8 w-56" />
      <Skeleton className="h-24 !rounded-xl" />
    </div>
  </Loading>
);
