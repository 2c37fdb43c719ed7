import type { ReactNode } from 'react';
import type { VariantView } from '#contracts/catalogue/catalogue.http';
import type { OrderDetail, OrderGlance } from '#contracts/sales/orders.http';
import type { AdditionalOrder, OrderWait } from '#contracts/sales/payments.http';
import { proofPath } from '#contracts/sales/proof-path';
import { paymentPath, providerQueryPath } from '#contracts/shop-paths';
import { formatRupiah } from '#domain/platform/sen';
import { ORDER_STATUS } from '#domain/sales/orders/order-status';
import { SEND_NEW_PROOF } from '#domain/sales/payments/rejected-proof';
import { refundsText } from '#domain/sales/refunds/refund-words';
import { ContactUs } from '../../platform/ui/contact-us';
import { formatDate, formatMoment } from '../../platform/wib';
import { whenChecked } from '../payments/check-time';
import { PROOF_REJECTED, noOtherText, rejectedText, whyRejected } from '../payments/rejected-proof';

// What comes next for the customer: before the order, and on its own page. Of its thank-you page: thankyou-step.ts.

export interface Action {
  to: string;
  label: string;
}

type Sold = Pick<VariantView, 'isHost' | 'isPo' | 'needsTv' | 'startsWhenConfirmed'>;

/** What an order of this plan means for the buyer's money, and what it waits for. */
export function planStep({ isHost, isPo, needsTv, startsWhenConfirmed: people }: Sold): string {
  if (isHost)
    return people
      ? `Tidak ada yang dibayar ke kami. Begitu ${people} orang terkonfirmasi kami kabari, baru kamu beli langganannya.`
      : 'Tidak ada yang dibayar ke kami. Setelah memesan, kami kabari kapan kamu berlangganan ke provider dan mengirim buktinya.';
  if (isPo) return 'Pesan gratis. Bayar setelah grupnya penuh.';
  if (people) return `Bayar sekarang. Diproses begitu ${people} orang di grupmu terkonfirmasi, termasuk hostnya.`;
  if (needsTv) return 'Diproses setelah pembayaranmu dicek, selama slot TV di grupnya masih ada.';
  return 'Langsung diproses setelah pembayaranmu dicek.';
}

/** A member left the full group of a pre-order: who has not paid yet has no deadline until it is full again. */
export const CLOCK_STOPPED =
  'Grupmu sedang tidak penuh, jadi batas waktu bayarmu berhenti dulu. Kami kabari begitu penuh lagi.';
export const isClockStopped = ({ kind, status, dueAt }: Pick<OrderGlance, 'kind' | 'status' | 'dueAt'>): boolean =>
  kind === 'pre-order' && status === ORDER_STATUS.awaitingPayment && dueAt === null;

export interface NextStep {
  tone: 'info' | 'good' | 'warn' | 'bad';
  title: string;
  text: ReactNode;
  /** What comes after it, where that is not plain. */
  next?: string;
  action?: Action;
  /** On the page of the order in place of the text: what is known only there, and what is pressed there. */
  part?: ReactNode;
}

/** What its line asks for before anything else; null: nothing. */
export const stepBefore = ({ first }: Pick<OrderDetail, 'first'>): NextStep | null =>
  first && { tone: 'warn', title: first.title, text: first.text, action: { to: first.path, label: first.action } };

/** Of an order whose payment was confirmed, unless its product line has words of its own (OrderParts.nextStep). */
export const paidStep = ({
  status,
  statusLabel,
  additionalOrder,
}: Pick<OrderDetail, 'status' | 'statusLabel' | 'additionalOrder'>) =>
  additionalOrder
    ? additionalOrder.instalment === null
      ? restStep(additionalOrder)
      : instalmentStep(additionalOrder)
    : status === ORDER_STATUS.processing
      ? PREPARED
      : status === ORDER_STATUS.completed
        ? { tone: 'good' as const, title: statusLabel, text: 'Pesanan ini sudah selesai. Terima kasih!' }
        : { tone: 'info' as const, title: statusLabel, text: 'Riwayatnya ada di halaman pesanan ini.' };

const restStep = ({ amount, received, total, dueAt }: AdditionalOrder) => ({
  tone: 'warn' as const,
  title: `Masih kurang ${formatRupiah(amount)}`,
  text: `Sudah terbayar ${formatRupiah(received)} dari ${formatRupiah(total)}.${dueAt ? ` Bayar sisanya sebelum ${formatMoment(dueAt)}.` : ''}`,
});

const PREPARED = { tone: 'info', title: 'Pembayaran diterima', text: 'Kami sedang menyiapkan pesananmu.' } as const;

/** A text of an order that was closed unpaid, with where the money is that came for it, or what to do with a transfer that was on its way. */
export const withTransfer = (
  text: ReactNode,
  { refunds, orderNumber }: { refunds?: OrderDetail['refunds'] | undefined; orderNumber: string },
): ReactNode =>
  refunds?.length ? (
    <>
      {text} {refundsText(refunds)}
    </>
  ) : (
    <>
      {text} Kalau kamu sudah transfer, <ContactUs text="hubungi kami" order={orderNumber} />, ya.
    </>
  );

/** Whose money is known to be back is not asked for a transfer that was on its way. */
const closedOrSent = (order: OrderDetail, text: string): ReactNode =>
  withTransfer(order.refunds?.length ? 'Pesanan ini sudah ditutup.' : text, order);

/** Of an order that has expired with what it was for. */
export const CLOSED_EARLY = 'Pesanan ini kami tutup lebih awal';

/** What the order waits for once its payment is confirmed, as what comes next: it is not what happens now. */
export const afterPaid = ({ title, text }: OrderWait): string => `setelah lolos cek, ${lowerFirst(title)}. ${text}`;
const lowerFirst = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

/** What comes once the proof was checked of an order that is for something that has ended meanwhile. */
export const AFTER_ENDED = 'uang yang sudah masuk kembali penuh, dan kamu kami kabari.';
export const STILL_CHECKED = 'Buktimu tetap kami cek, jadi jangan transfer lagi, ya.';
/** Both with why it has ended, in a few sentences. */
export const endedWhileChecked = (why: string): string => `${why} ${STILL_CHECKED} Berikutnya: ${AFTER_ENDED}`;

/** Of an order of every line that an admin has cancelled, that has ended unpaid with what it was for, before its time, or waits for its proof although that has ended; null of any other. */
export function endedEarlyStep(order: OrderDetail): NextStep | null {
  if (!order.closedEarly) return null;
  if (order.status === ORDER_STATUS.awaitingConfirmation)
    return {
      tone: 'warn',
      title: 'Pesanan ini tidak jadi',
      text: `${order.closedEarly} ${STILL_CHECKED}`,
      next: AFTER_ENDED,
    };
  const isCancelled = order.status === ORDER_STATUS.cancelled;
  if (order.status !== ORDER_STATUS.expired && !isCancelled) return null;
  return {
    tone: isCancelled ? 'info' : 'bad',
    title: isCancelled ? order.statusLabel : CLOSED_EARLY,
    text: (
      <>
        {order.closedEarly} {closedOrSent(order, 'Jangan transfer lagi, ya.')}
      </>
    ),
  };
}

/** For the page of the order, unless its product line has words of its own (OrderParts.nextStep). */
export function orderStep(order: OrderDetail): NextStep {
  const again = { to: providerQueryPath(order.providerSlug), label: 'Pesan lagi' };
  switch (order.status) {
    case ORDER_STATUS.awaitingPayment:
      return paymentStep(order);
    case ORDER_STATUS.awaitingConfirmation:
      return {
        tone: 'info',
        title: 'Bukti pembayaranmu sedang dicek',
        text: whenChecked(order.payment?.submittedAt),
        next: 'begitu cocok, pesananmu langsung kami proses dan kamu kami kabari.',
      };
    case ORDER_STATUS.processing:
    case ORDER_STATUS.completed:
      return paidStep(order);
    case ORDER_STATUS.expired:
      return {
        tone: 'bad',
        title: 'Batas waktu bayar sudah lewat',
        text: closedOrSent(order, 'Pesanan ini sudah ditutup. Kamu bisa memesan lagi kapan saja.'),
        action: again,
      };
    case ORDER_STATUS.cancelled:
      return {
        tone: 'info',
        title: order.statusLabel,
        text: closedOrSent(order, 'Pesanan ini sudah ditutup, riwayatnya ada di bawah.'),
        action: again,
      };
    default:
      return {
        tone: 'info',
        title: order.statusLabel,
        text: 'Pesanan ini sudah ditutup. Riwayatnya ada di bawah.',
        action: again,
      };
  }
}

/** What comes after a part of a plan has come: no shortfall while it is on schedule. */
export function instalmentStep({ amount, dueAt, isLate, instalment }: AdditionalOrder) {
  const until = dueAt && formatDate(dueAt);
  return isLate
    ? {
        tone: 'bad' as const,
        title: `Cicilan ke-${instalment} terlambat`,
        text: `${formatRupiah(amount)} belum masuk.${until ? ` Bayar sebelum ${until} supaya pesananmu tidak dilepas.` : ''}`,
      }
    : {
        tone: 'info' as const,
        title: `Cicilan berikutnya ${formatRupiah(amount)}`,
        text: until ? `Paling lambat ${until}. Boleh juga lebih awal.` : 'Boleh dibayar kapan saja.',
      };
}

/** Of an order of every line that takes no other proof, and of one that was closed for that; null of any other. */
export function lastProofStep({ status, payment, orderNumber }: OrderDetail): NextStep | null {
  const isClosed = status === ORDER_STATUS.expired;
  if (!payment?.isLast || !(isClosed || status === ORDER_STATUS.awaitingPayment)) return null;
  return {
    tone: 'bad',
    title: PROOF_REJECTED,
    text: (
      <>
        {isClosed
          ? `${whyRejected(payment.reason)} Ini bukti kelima yang kami tolak, jadi pesanannya kami tutup. Jangan transfer lagi, ya. `
          : `${noOtherText(payment.reason)} `}
        <ContactUs text="Hubungi kami" order={orderNumber} /> supaya bisa kami bantu cek.
      </>
    ),
  };
}

function paymentStep(order: OrderDetail): NextStep {
  const { payment, dueAt } = order;
  const isRejected = payment?.state === 'rejected';
  const additional = order.additionalOrder;
  if (additional && additional.instalment !== null && !isRejected)
    return { ...instalmentStep(additional), action: { to: paymentPath(order), label: 'Bayar cicilan' } };
  const rest = additional && (additional.instalment === null ? restStep(additional) : instalmentStep(additional));
  if (isRejected)
    return {
      tone: 'bad',
      title: PROOF_REJECTED,
      text: [
        order.closedEarly,
        // Of what is left the day follows.
        rejectedText(payment!.reason, rest ? null : dueAt),
        rest && `${rest.title}. ${rest.text}`,
        isClockStopped(order) && CLOCK_STOPPED,
      ]
        .filter(Boolean)
        .join('\n'),
      action: { to: proofPath(order), label: SEND_NEW_PROOF },
    };
  return {
    tone: 'warn',
    title: rest?.title ?? 'Menunggu pembayaranmu',
    text: [
      order.closedEarly,
      rest?.text ?? (dueAt && `Bayar sebelum ${formatMoment(dueAt)}.`),
      isClockStopped(order) && CLOCK_STOPPED,
    ]
      .filter(Boolean)
      .join('\n'),
    action: {
      to: paymentPath(order),
      label: additional ? 'Bayar sisanya' : 'Bayar sekarang',
    },
  };
}
