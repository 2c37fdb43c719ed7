import { queryOptions, useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import * as z from 'zod/mini';
import { type OrderDocumentRef, orderDocumentRef } from '#contracts/sales/documents.http';
import { PAGE, withQuery } from '#contracts/shop-paths';
import { formatRupiah } from '#domain/platform/sen';
import { api } from '../../platform/api/api';
import { TitledCard } from '../../platform/ui/titled';
import { Unsettled } from '../../platform/ui/states';
import { formatDate } from '../../platform/wib';
import { Dots } from '../../platform/ui/dots';

/** `status` of the order: a payment that is confirmed has a receipt. */
const documentsQuery = (orderUid: string, status: number) =>
  queryOptions({
    queryKey: ['orders', 'documents', orderUid, status],
    queryFn: ({ signal }) =>
      api.get(`/customer/order/${encodeURIComponent(orderUid)}/documents`, z.array(orderDocumentRef), { signal }),
    retry: false,
  });

/** Invoices and receipts of an order. The page is whole without them. */
export function OrderDocuments({ orderUid, status }: { orderUid: string; status: number }) {
  const { data: documents = [], isLoading } = useQuery(documentsQuery(orderUid, status));
  if (documents.length === 0) return isLoading && <Unsettled />;
  return (
    <TitledCard title="Faktur dan kuitansi">
      <ul className="mt-2 divide-y divide-line text-sm">
        {documents.map((document) => (
          <DocumentLine key={document.uid} orderUid={orderUid} of={document} />
        ))}
      </ul>
    </TitledCard>
  );
}

const DocumentLine = ({
  orderUid,
  of: { kind, uid, number, at, amount, status },
}: {
  orderUid: string;
  of: OrderDocumentRef;
}) => (
  <li className="flex flex-wrap items-center justify-between gap-x-4 py-1">
    <Link
      to={withQuery(PAGE.orderDocument, { orderUid, [kind === 'invoice' ? 'invoiceUid' : 'paymentUid']: uid })}
      className="inline-flex min-h-9 items-center font-semibold text-accent underline underline-offset-2 wrap-anywhere"
    >
      {kind === 'invoice' ? 'Faktur' : 'Kuitansi'} {number}
    </Link>
    <Dots className="text-muted" facts={[formatRupiah(amount), status ?? formatDate(at)]} />
  </li>
);
