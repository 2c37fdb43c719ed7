import { useSearchParams } from 'react-router';
import { orderPath } from '#contracts/shop-paths';
import { PaperPage } from '../../platform/documents/paper-page';

/** /user/order/document?orderUid=&invoiceUid=|paymentUid= */
export function OrderDocumentPage() {
  const [search] = useSearchParams();
  const { orderUid = '', ...which } = Object.fromEntries(search);
  return (
    <PaperPage
      path={`/customer/order/${encodeURIComponent(orderUid)}/document`}
      query={which}
      back={{ to: orderPath(orderUid), label: 'Kembali ke pesanan' }}
    />
  );
}
