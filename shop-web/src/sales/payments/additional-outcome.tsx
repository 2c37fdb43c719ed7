import type { ReactNode } from 'react';
import type { AdditionalPaymentView } from '#contracts/sales/additional-payment.http';
import { proofPath } from '#contracts/sales/proof-path';
import { PAGE, paymentPath } from '#contracts/shop-paths';
import { formatRupiah } from '#domain/platform/sen';
import { SEND_NEW_PROOF } from '#domain/sales/payments/rejected-proof';
import { ORDER_STATUS } from '#domain/sales/orders/order-status';
import { LinkButton } from '../../platform/ui/button';
import { Notice } from '../../platform/ui/notice';
import { FirstStepNotice } from '../orders/first-step-notice';
import { CLOSED_EARLY, endedWhileChecked, instalmentStep } from '../orders/next-step';
import { endedStep } from '../orders/thankyou-step';
import { whenChecked } from './check-time';
import { IfPaid } from './payment-closed';
import { RejectedProof } from './rejected-proof';

const isChecked = ({ status }: AdditionalPaymentView) => status === ORDER_STATUS.awaitingConfirmation;

/** Something is missing of an order that waits for it, and the payment would not be refused: the only case that leads to it. */
export const canBePaid = ({ rest, status, rejectedProof, first }: AdditionalPaymentView): boolean =>
  rest > 0 && status === ORDER_STATUS.awaitingPayment && !rejectedProof?.isLast && !first;

/** Leads to the payment; after a rejected proof only to another one. */
export const PayLink = ({ of, children, wide }: { of: AdditionalPaymentView; children: ReactNode; wide?: boolean }) => (
  <LinkButton wide={wide} to={of.rejectedProof ? proofPath(of) : paymentPath(of)}>
    {of.rejectedProof ? SEND_NEW_PROOF : children}
  </LinkButton>
);

/** A host pays the provider, and a pre-order is paid once its group is full. */
const NothingToPay = ({ of: { orderNumber, status } }: { of: AdditionalPaymentView }) =>
  status === ORDER_STATUS.waitingForGroup ? (
    <Notice tone="info" title="Belum waktunya bayar">
      Grup pesanan {orderNumber} belum penuh. Kami kabari begitu kamu bisa membayar.
    </Notice>
  ) : (
    <Notice tone="info" title="Tidak ada yang perlu dibayar">
      Pesanan {orderNumber} tidak punya tagihan.
    </Notice>
  );

/** What became of a payment that is not asked for any more, or of one that is still short. */
export function Outcome({ of }: { of: AdditionalPaymentView }) {
  if (!of.isInvoiced) return <NothingToPay of={of} />;
  if (isChecked(of))
    return (
      <Notice tone="info" title="Buktimu sedang kami periksa">
        {of.closedEarly ? endedWhileChecked(of.closedEarly) : `${whenChecked()} Kamu kami kabari begitu selesai.`}
      </Notice>
    );
  if (of.closedEarly && of.status === ORDER_STATUS.expired)
    return (
      <Notice tone="info" title={CLOSED_EARLY}>
        {of.closedEarly} <IfPaid order={of.orderNumber} />
      </Notice>
    );
  if (of.status === ORDER_STATUS.expired)
    return (
      <>
        <Notice tone="bad" title="Batas waktu bayar sudah lewat">
          {of.mayAskAgain && 'Minta tagihan baru, kalau tempatnya masih ada. '}
          <IfPaid order={of.orderNumber} />
        </Notice>
        {of.mayAskAgain && (
          <LinkButton to={PAGE.newPayment.replace(':id?', of.orderNumber)}>Minta tagihan baru</LinkButton>
        )}
      </>
    );
  if (of.status === ORDER_STATUS.cancelled)
    return (
      <Notice tone="info" title="Pesanan ini dibatalkan">
        {of.closedEarly} <IfPaid order={of.orderNumber} />
      </Notice>
    );
  if (of.status === ORDER_STATUS.refunded)
    return (
      <Notice tone="info" title="Uang pesanan ini dikembalikan">
        <IfPaid order={of.orderNumber} />
      </Notice>
    );
  if (of.rest > 0 && of.first)
    return (
      <>
        {of.rejectedProof && <RejectedProof {...of.rejectedProof} isTaken={false} />}
        <FirstStepNotice step={of.first} />
      </>
    );
  if (of.rest > 0 && of.rejectedProof) return <Rejected of={of} rejection={of.rejectedProof} />;
  if (of.rest > 0) return <StillShort of={of} />;
  if (of.endedAt) return <Ended of={of} at={of.endedAt} />;
  return (
    <Notice tone="good" title="Sudah lunas">
      Tidak ada yang kurang untuk pesanan ini. Terima kasih!
    </Notice>
  );
}

/** Paid, and over since. */
function Ended({ of, at }: { of: AdditionalPaymentView; at: string }) {
  const { title, text } = endedStep(of, at);
  return (
    <Notice tone="info" title={title}>
      {text}
    </Notice>
  );
}

function Rejected({
  of,
  rejection,
}: {
  of: AdditionalPaymentView;
  rejection: NonNullable<AdditionalPaymentView['rejectedProof']>;
}) {
  return (
    <>
      <RejectedProof {...rejection} />
      {canBePaid(of) && <StillShort of={of} />}
    </>
  );
}

function StillShort({ of }: { of: AdditionalPaymentView }) {
  if (of.additionalOrder && of.additionalOrder.instalment !== null) {
    const { tone, title, text } = instalmentStep(of.additionalOrder);
    return (
      <>
        <Notice tone={tone} title={title}>
          {text}
        </Notice>
        <PayLink of={of}>Bayar cicilan</PayLink>
      </>
    );
  }
  return (
    <>
      <Notice tone="warn" title={`Masih kurang ${formatRupiah(of.rest)}`}>
        Kami belum menerima sisanya.
      </Notice>
      <PayLink of={of}>Bayar sisanya</PayLink>
    </>
  );
}
