import type { OrderGlance } from '#contracts/http/orders.http';
import { ORDER_STATUS } from '#domain/orders/order-status';
import { orderPath, providerPath } from '../../shared/format/links';
import { formatDeadline } from '../../shared/format/wib';
import { paymentPath } from './order-links';

export interface PreOrderStep {
  look: 'waits' | 'done' | 'over';
  title: string;
  text: string;
  action: { to: string; label: string };
}

/** What an order that no longer waits for its group asks for; null while it waits. `againPath`: where its like is ordered. */
export function preOrderStep(
  order: OrderGlance,
  customerUid: string,
  againPath = providerPath(order.providerSlug),
): PreOrderStep | null {
  const { orderUid, status } = order;
  const details = { to: orderPath(orderUid), label: 'Lihat pesanan' };
  const again = { to: againPath, label: 'Pesan lagi' };
  switch (status) {
    case ORDER_STATUS.waitingForGroup:
      return null;
    case ORDER_STATUS.awaitingPayment:
      return {
        look: 'waits',
        title: 'Sekarang waktunya bayar',
        text: [
          order.kind === 'pre-order' && 'Grupmu sudah penuh.',
          order.dueAt && `Bayar sebelum ${formatDeadline(order.dueAt)}.`,
        ]
          .filter(Boolean)
          .join(' '),
        action: { to: paymentPath({ orderUid, customerUid }), label: 'Bayar sekarang' },
      };
    case ORDER_STATUS.awaitingConfirmation:
      return {
        look: 'waits',
        title: 'Bukti pembayaranmu sedang dicek',
        text: 'Kami cek setiap hari 09.00–21.00 WIB dan kabari begitu selesai.',
        action: details,
      };
    case ORDER_STATUS.expired:
      return {
        look: 'over',
        title: 'Batas waktu bayar sudah lewat',
        text: 'Kursimu sudah dilepas. Kamu bisa memesan lagi kapan saja.',
        action: again,
      };
    case ORDER_STATUS.cancelled:
      return {
        look: 'over',
        title: 'Pesanan ini dibatalkan',
        text: 'Tidak ada yang perlu dibayar. Kamu bisa memesan lagi kapan saja.',
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
      return {
        look: 'done',
        title: 'Pesananmu sudah aktif',
        text: 'Semua yang kamu perlukan ada di halaman pesanan.',
        action: details,
      };
    default:
      return {
        look: 'done',
        title: 'Pembayaranmu sudah kami terima',
        text: 'Pesananmu sedang kami siapkan. Perkembangannya ada di halaman pesanan.',
        action: details,
      };
  }
}
