import type { OrderDetail, OrderGlance } from '#contracts/sales/orders.http';
import { proofPath } from '#contracts/sales/proof-path';
import { orderPath, paymentPath, providerQueryPath } from '#contracts/shop-paths';
import { SEND_NEW_PROOF } from '#domain/sales/payments/rejected-proof';
import { ORDER_STATUS } from '#domain/sales/orders/order-status';
import { formatDate, formatMoment } from '../../platform/wib';
import { whenChecked } from '../payments/check-time';
import { PROOF_REJECTED, noOtherText, rejectedText } from '../payments/rejected-proof';
import { type Action, CLOCK_STOPPED, CLOSED_EARLY, isClockStopped, endedWhileChecked } from './next-step';

export interface ThankyouStep {
  look: 'waits' | 'done' | 'over';
  title: string;
  text: string;
  action: Action;
}

/** For the thank-you page opened later; null while the order waits for its group. `againPath`: where to order the same again; `reasons`: why it was closed, or that what it is for has ended, and what became of its proof. */
export function thankyouStep(
  order: OrderGlance,
  customerUid: string,
  againPath = providerQueryPath(order.providerSlug),
  { closedEarly, payment }: Partial<Pick<OrderDetail, 'closedEarly' | 'payment'>> = {},
): ThankyouStep | null {
  const { orderUid, status } = order;
  if (order.first) {
    const { title, text, action: label, path: to } = order.first;
    return { look: 'waits', title, text, action: { to, label } };
  }
  const details = { to: orderPath(orderUid), label: 'Lihat pesanan' };
  const again = { to: againPath, label: 'Pesan lagi' };
  switch (status) {
    case ORDER_STATUS.waitingForGroup:
      return null;
    case ORDER_STATUS.awaitingPayment:
      if (payment?.state === 'rejected')
        return {
          look: 'waits',
          title: PROOF_REJECTED,
          text: [closedEarly, payment.isLast ? noOtherText(payment.reason) : rejectedText(payment.reason, order.dueAt)]
            .filter(Boolean)
            .join(' '),
          action: payment.isLast ? details : { to: proofPath({ orderUid, customerUid }), label: SEND_NEW_PROOF },
        };
      return {
        look: 'waits',
        title: 'Sekarang waktunya bayar',
        text: [
          closedEarly,
          order.kind === 'pre-order' && order.dueAt && 'Grupmu sudah penuh.',
          order.dueAt && `Bayar sebelum ${formatMoment(order.dueAt)}.`,
          isClockStopped(order) && CLOCK_STOPPED,
        ]
          .filter(Boolean)
          .join(' '),
        action: { to: paymentPath({ orderUid, customerUid }), label: 'Bayar sekarang' },
      };
    case ORDER_STATUS.awaitingConfirmation:
      return {
        look: 'waits',
        title: 'Bukti pembayaranmu sedang dicek',
        text: closedEarly ? endedWhileChecked(closedEarly) : `${whenChecked()} Kamu kami kabari begitu selesai.`,
        action: details,
      };
    case ORDER_STATUS.expired:
      if (closedEarly)
        return { look: 'over', title: CLOSED_EARLY, text: `${closedEarly} ${ifPaid(order)}`, action: again };
      return {
        look: 'over',
        title: 'Batas waktu bayar sudah lewat',
        text: 'Pesanan ini sudah ditutup. Kamu bisa memesan lagi kapan saja.',
        action: again,
      };
    case ORDER_STATUS.cancelled:
      return {
        look: 'over',
        title: 'Pesanan ini dibatalkan',
        text: [...(closedEarly ? [closedEarly] : []), ifPaid(order)].join(' '),
        action: again,
      };
    case ORDER_STATUS.refunded:
      return {
        look: 'over',
        title: 'Uang pesanan ini dikembalikan',
        text: 'Pesanan ini sudah ditutup. Kamu bisa memesan lagi kapan saja.',
        action: again,
      };
    case ORDER_STATUS.completed:
      if (order.endedAt) return { look: 'over', ...endedStep(order, order.endedAt), action: details };
      return order.isReady
        ? {
            look: 'done',
            title: 'Pesananmu sudah siap',
            text: 'Semua yang kamu perlukan ada di halaman pesanan.',
            action: details,
          }
        : beingPrepared(details);
    default:
      return beingPrepared(details);
  }
}

/** What was bought has ended since, and the page of the order says why. */
export const endedStep = (
  { productLine, statusLabel }: Pick<OrderGlance, 'productLine' | 'statusLabel'>,
  endedAt: string,
) => ({
  title: `${productLine === 'subscriptions' ? 'Langganan ini berakhir' : statusLabel} ${formatDate(endedAt)}`,
  text: 'Alasannya, dan sampai mana uangnya kalau ada yang kembali, tertulis di halaman pesanan.',
});

const ifPaid = ({ orderNumber }: OrderGlance): string =>
  `Jangan transfer lagi, ya. Kalau kamu sudah transfer, hubungi kami dengan nomor pesanan ${orderNumber}.`;

const beingPrepared = (action: Action): ThankyouStep => ({
  look: 'done',
  title: 'Pembayaranmu sudah kami terima',
  text: 'Pesananmu sedang kami siapkan. Perkembangannya ada di halaman pesanan.',
  action,
});
