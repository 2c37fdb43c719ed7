import type { PurchaseView } from '#contracts/http/hosts.http';
import { ContactUs } from '../../shared/ui/contact-us';
import { Notice } from '../../shared/ui/notice';
import { usePageTitle } from '../../shared/ui/use-page-title';
import { Reimbursement } from './reimbursement';

/** Of a host order that is over there is nothing to send any more: what became of it. */
export function ClosedOrder({ of: { statusLabel, purchase, reimbursement } }: { of: PurchaseView }) {
  const title = `Pesanan ini sudah ${statusLabel.toLowerCase()}`;
  usePageTitle(title);
  return (
    <>
      <Notice tone="warn" title={title}>
        Kursimu sebagai host sudah dilepas.{' '}
        {purchase
          ? 'Ada pertanyaan soal pembelianmu?'
          : 'Jangan beli langganan untuk pesanan ini, ya. Sudah terlanjur beli?'}{' '}
        <ContactUs /> setiap hari 09.00–21.00 WIB.
      </Notice>
      {/* Without a state it is only what would have come back. */}
      {reimbursement?.state && <Reimbursement reimbursement={reimbursement} purchase={purchase} />}
    </>
  );
}
