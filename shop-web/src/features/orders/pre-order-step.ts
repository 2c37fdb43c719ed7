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
    default:
      return {
        look: 'done',
        title: 'Pesananmu sudah berjalan',
        text: `Statusnya sekarang: ${order.statusLabel}. Perkembangannya ada di halaman pesanan.`,
        action: { to: orderPath(orderUid), label: 'Lihat pesanan' },
      };
  }
}
