import type { PurchaseView } from '#contracts/products/subscriptions/hosts.http';
import { ContactUs } from '../../../platform/ui/contact-us';
import { Notice } from '../../../platform/ui/notice';
import { usePageTitle } from '../../../platform/ui/page-head';
import { Reimbursement } from './reimbursement';
import { openingHours } from '../../../platform/opening-hours';

/** The outcome of a closed host order. */
export function ClosedOrder({ of }: { of: PurchaseView }) {
  const { statusLabel, purchase, reimbursement } = of;
  const title = `Pesanan ini sudah ${statusLabel.toLowerCase()}`;
  usePageTitle(title);
  return (
    <>
      <Notice tone="warn" title={title}>
        Kursimu sebagai host sudah dilepas.{' '}
        {purchase
          ? 'Ada pertanyaan soal pembelianmu?'
          : 'Jangan beli langganan untuk pesanan ini, ya. Sudah terlanjur beli?'}{' '}
        <ContactUs /> setiap hari {openingHours()} WIB.
      </Notice>
      {/* Without a state it is only an estimate. */}
      {reimbursement?.state && <Reimbursement reimbursement={reimbursement} of={of} />}
    </>
  );
}
