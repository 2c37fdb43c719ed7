import type { OrderGlance } from '#contracts/http/orders.http';
import { ORDER_STATUS } from '#domain/orders/order-status';
import { formatDeadline } from '../../shared/format/wib';
import { paymentPath } from './order-links';
import { orderPath } from '../../shared/format/links';

interface Step {
  look: 'waits' | 'done' | 'over';
  title: string;
  text: string;
  action: { to: string; label: string };
}

/** What a pre-order that no longer waits for its group asks for; null while it waits. */
export function preOrderStep(order: OrderGlance, customerUid: string): Step | null {
  const { orderUid, status } = order;
  const again = { to: `/provider?${new URLSearchParams({ slug: order.providerSlug })}`, label: 'Pesan lagi' };
  switch (status) {
    case ORDER_STATUS.waitingForGroup:
      return null;
    case ORDER_STATUS.awaitingPayment:
      return {
        look: 'waits',
        title: 'Sekarang waktunya bayar',
        text: ['Grupmu sudah penuh.', order.dueAt && `Bayar sebelum ${formatDeadline(order.dueAt)}.`]
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
        title: 'Pre-order ini dibatalkan',
        text: 'Tidak ada yang perlu dibayar. Kamu bisa memesan lagi kapan saja.',
        action: again,
      };
    case ORDER_STATUS.refunded:
      return {
        look: 'over',
        title: 'Uang pre-order ini dikembalikan',
        text: 'Pesanan ini sudah ditutup. Kamu bisa memesan lagi kapan saja.',
        action: again,
      };
    default:
      return {
        look: 'done',
        title: 'Pre-order kamu sudah berjalan',
        text: `Statusnya sekarang: ${order.statusLabel}. Perkembangannya ada di halaman pesanan.`,
        action: { to: orderPath(orderUid), label: 'Lihat pesanan' },
      };
  }
}
