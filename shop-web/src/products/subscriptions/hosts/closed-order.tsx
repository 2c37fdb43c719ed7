import type { PurchaseView } from '#contracts/products/subscriptions/hosts.http';
import { isClosedOrder } from '#domain/sales/orders/order-status';
import { ContactUs } from '../../../platform/ui/contact-us';
import { Notice } from '../../../platform/ui/notice';
import { usePageTitle } from '../../../platform/ui/page-head';
import { Reimbursement } from './reimbursement';
import { openingHours } from '../../../platform/opening-hours';

/** The outcome of a closed host order, and of one whose host has ended since. */
export function ClosedOrder({ of }: { of: PurchaseView }) {
  const { status, statusLabel, purchase, reimbursement } = of;
  const title = isClosedOrder(status)
    ? `Pesanan ini sudah ${statusLabel.toLowerCase()}`
    : 'Kamu bukan lagi host grup ini';
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
