import { CircleCheck, CircleX, Hourglass } from 'lucide-react';
import { Link } from 'react-router';
import type { PaymentStatusView } from '#contracts/sales/payments.http';
import { proofPath } from '#contracts/sales/proof-path';
import { formatRupiah } from '#domain/platform/sen';
import { type OrderKeys, orderPath, paymentPath } from '#contracts/shop-paths';
import { SEAT_STATE_WORD } from '#domain/products/subscriptions/accounts/seat-state';
import { SEND_NEW_PROOF } from '#domain/sales/payments/rejected-proof';
import { ORDER_STATUS } from '#domain/sales/orders/order-status';
import { LinkButton } from '../../platform/ui/button';
import { Drawing } from '../../platform/ui/drawing';
import { TEXT_LINK } from '../../platform/ui/info-page';
import { Notice } from '../../platform/ui/notice';
import { StepLine } from '../../platform/ui/step-line';
import { formatDateTime, formatMoment } from '../../platform/wib';
import { whenChecked } from './check-time';
import { stepOfLine } from '../orders/line-parts';
import { AFTER_ENDED, STILL_CHECKED, afterPaid, paidStep } from '../orders/next-step';
import { endedStep } from '../orders/thankyou-step';
import { saidStatus } from '../orders/order-status-badge';
import { followedStepsOf } from '../orders/order-steps';
import { IfPaid } from './payment-closed';
import { AfterRejection, whyRejected } from './rejected-proof';
import { ProofHelp } from './proof-help';
import type { OrderParts } from '../product-line';

const LOOK = {
  submitted: { Icon: Hourglass, tint: 'text-info', title: 'Bukti pembayaranmu sedang dicek' },
  confirmed: { Icon: CircleCheck, tint: 'text-brand', title: 'Pembayaran terkonfirmasi' },
  rejected: { Icon: CircleX, tint: 'text-danger', title: 'Bukti pembayaran ditolak' },
  voided: { Icon: CircleX, tint: 'text-muted', title: 'Pesanan ini dibatalkan' },
  none: { Icon: Hourglass, tint: 'text-muted', title: 'Belum ada bukti pembayaran' },
};

/** The proof that counts: one that went with its order says nothing of it once it was opened again. */
const proofOf = ({ payment, status }: PaymentStatusView) =>
  payment?.state === 'voided' && status === ORDER_STATUS.awaitingPayment ? null : payment;

/** No proof, or one that was rejected: nothing is on its way. */
export const hasNoProof = (status: PaymentStatusView): boolean => (proofOf(status)?.state ?? 'rejected') === 'rejected';

/** There is no proof to tell of, and none is taken: only the state of the order is said, by PaymentClosed. */
export const isNotPayable = (status: PaymentStatusView): boolean =>
  hasNoProof(status) && status.status !== ORDER_STATUS.awaitingPayment;

/** Of what has no words of its own. */
const AFTER_CHECK = 'begitu cocok, pesananmu langsung kami proses dan kamu kami kabari.';

/** What is to be paid or sent now, as the word of a button; null: nothing. */
const toPay = (status: PaymentStatusView): string | null => {
  if (hasNoProof(status) && !isNotPayable(status) && !status.payment?.isLast)
    return proofOf(status) ? SEND_NEW_PROOF : 'Ke halaman pembayaran';
  if (status.payment?.state !== 'confirmed' || !status.additionalOrder) return null;
  return status.additionalOrder.instalment === null ? 'Bayar sisanya' : 'Bayar cicilan berikutnya';
};

/** How far the order is; a part that is paid, a renewal and what has ended are not these steps. */
export function PaymentSteps({ status: of, parts }: { status: PaymentStatusView; parts: readonly OrderParts[] }) {
  const isRenewal = of.status === ORDER_STATUS.completed && of.payment?.state !== 'confirmed';
  if (isRenewal || of.additionalOrder || of.endedAt) return null;
  const isReady =
    of.status === ORDER_STATUS.completed &&
    (of.productLine !== 'subscriptions' || of.statusLabel === SEAT_STATE_WORD.active);
  const line = followedStepsOf({ ...of, waitedForGroup: false, isReady }, parts);
  return line && <StepLine {...line} className="mb-6" />;
}

/** The one button of the pages after a payment; the way to the order stays beside what is to be paid. */
export function WayOn({ status, keys }: { status: PaymentStatusView; keys: OrderKeys }) {
  const label = toPay(status);
  const details = orderPath(keys.orderUid);
  if (!label)
    return (
      <>
        <LinkButton wide to={details} className="mt-6">
          Lihat pesanan
        </LinkButton>
        {status.payment?.state === 'submitted' && <ProofHelp order={status.orderNumber} />}
      </>
    );
  return (
    <div className="mt-6 flex flex-wrap items-center gap-x-5 gap-y-2">
      <LinkButton to={label === SEND_NEW_PROOF ? proofPath(keys) : paymentPath(keys)}>{label}</LinkButton>
      <Link to={details} className={TEXT_LINK}>
        Lihat pesanan
      </Link>
    </div>
  );
}

/** Announced to screen readers when it changes. */
export function PaymentOutcome({ status, parts }: { status: PaymentStatusView; parts: readonly OrderParts[] }) {
  const payment = proofOf(status);
  const { Icon, tint, title } = LOOK[payment?.state ?? 'none'];
  return (
    <div role="status" className={payment?.state === 'submitted' ? 'text-center' : undefined}>
      {payment?.state === 'submitted' ? (
        <Drawing name="guarantee-wait" />
      ) : (
        <Icon aria-hidden="true" strokeWidth={1.75} className={`size-14 ${tint}`} />
      )}
      <h1 className="mt-4 text-xl font-bold sm:text-2xl">{title}</h1>
      <div className="mt-2 text-muted">
        {!payment && <p>Transfer dulu, lalu unggah buktinya supaya bisa kami cek.</p>}
        {payment?.state === 'submitted' && (
          <>
            <p>
              Dikirim {formatMoment(payment.submittedAt)}. {whenChecked(payment.submittedAt)} Halaman ini berubah
              sendiri begitu selesai, dan kamu juga dapat notifikasi.
            </p>
            {status.closedEarly && (
              <p className="mt-2">
                {status.closedEarly} {STILL_CHECKED}
              </p>
            )}
            <p className="mt-2">
              <b className="font-semibold text-ink">Berikutnya:</b>{' '}
              {(status.closedEarly && AFTER_ENDED) ??
                (status.waits && afterPaid(status.waits)) ??
                parts.map(({ afterCheck }) => afterCheck?.(status)).find(Boolean) ??
                AFTER_CHECK}
            </p>
          </>
        )}
        {payment?.state === 'confirmed' && (
          <>
            {payment.decidedAt && <p>Dikonfirmasi {formatDateTime(payment.decidedAt)}.</p>}
            <AfterPayment status={status} parts={parts} />
          </>
        )}
        {payment?.state === 'voided' && (
          <p>
            {status.closedEarly} Bukti yang kamu kirim tidak diproses. <IfPaid order={status.orderNumber} />
          </p>
        )}
        {payment?.state === 'rejected' && (
          <Notice tone="bad" title="Alasannya" className="mt-4">
            {whyRejected(payment.reason)}
            <AfterRejection isLast={payment.isLast} />
          </Notice>
        )}
      </div>
    </div>
  );
}

/** With a part received the status of the order would read as if nothing had come. */
export const factsOf = ({ orderNumber, amount, status, statusLabel, additionalOrder }: PaymentStatusView) =>
  additionalOrder
    ? ([
        ['Nomor pesanan', orderNumber],
        ['Total', formatRupiah(additionalOrder.total)],
        ['Sudah terbayar', formatRupiah(additionalOrder.received)],
        [additionalOrder.instalment === null ? 'Masih kurang' : 'Cicilan berikutnya', formatRupiah(amount)],
      ] as const)
    : ([
        ['Nomor pesanan', orderNumber],
        ['Jumlah', formatRupiah(amount)],
        ['Status pesanan', saidStatus({ status, statusLabel })],
      ] as const);

/** What comes now that the money has come, in the words of the line that sold it. */
function AfterPayment({ status, parts }: { status: PaymentStatusView; parts: readonly OrderParts[] }) {
  const { title, text } = status.endedAt
    ? endedStep(status, status.endedAt)
    : (stepOfLine({ ...status, page: 'payment' }, parts) ?? paidStep(status));
  return (
    <>
      <p className="mt-3 font-semibold text-ink">{title}</p>
      <p>{text}</p>
    </>
  );
}
