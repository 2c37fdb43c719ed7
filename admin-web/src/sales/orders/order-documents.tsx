import { useTranslate } from 'react-admin';
import type { OrderDocumentRef } from '#contracts/sales/documents.http';
import { formatRupiah } from '#domain/platform/sen';
import { useRead } from '../../platform/data/use-read';
import { PdfButton } from '../../platform/files/pdf-button';
import { Row } from '../../platform/ui/row';
import { TitledSection } from '../../platform/ui/titled-section';

const KEY = { invoice: 'invoiceUid', receipt: 'paymentUid' } as const;

/** Invoices and receipts of an order, as the customer has them. The page is whole without them. */
export const OrderDocuments = ({ orderUid }: { orderUid: string }) => {
  const translate = useTranslate();
  const documents = useRead<OrderDocumentRef[]>(`orders/${orderUid}/documents`) ?? [];
  if (documents.length === 0) return null;
  return (
    <TitledSection title="orderDocuments.title">
      {documents.map(({ uid, kind, number, amount }) => (
        <Row key={uid}>
          <PdfButton
            path={`orders/${orderUid}/document/pdf?${KEY[kind]}=${uid}`}
            fileName={number}
            label={translate(`orderDocuments.${kind}`, { number })}
          />
          {formatRupiah(amount)}
        </Row>
      ))}
    </TitledSection>
  );
};
