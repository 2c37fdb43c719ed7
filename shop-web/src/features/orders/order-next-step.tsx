import type { ReactNode } from 'react';
import type { OrderDetail } from '#contracts/http/orders.http';
import { ACCOUNT_STATUS } from '#domain/accounts/account-status';
import { ORDER_STATUS } from '#domain/orders/order-status';
import { providerPath } from '../../shared/format/links';
import { formatDeadline } from '../../shared/format/wib';
import { LinkButton } from '../../shared/ui/button';
import { ContactUs } from '../../shared/ui/contact-us';
import { Notice } from '../../shared/ui/notice';
import { confirmationPath, hostPath, membershipPath, paymentPath } from './order-links';
import { owedPurchase } from './owed-purchase';

interface Step {
  tone: 'info' | 'good' | 'warn' | 'bad';
  title: string;
  text: ReactNode;
  action?: { to: string; label: string };
}

/** What happens now, and what the customer has to do about it. */
export function OrderNextStep({ order }: { order: OrderDetail }) {
  const { tone, title, text, action } = stepOf(order);
  return (
    <Notice tone={tone} title={title} className="sm:p-5">
      <p className="whitespace-pre-line">{text}</p>
      {action && <StepLink to={action.to}>{action.label}</StepLink>}
    </Notice>
  );
}

const StepLink = ({ to, children }: { to: string; children: ReactNode }) => (
  <LinkButton to={to} className="mt-3">
    {children}
  </LinkButton>
);

function stepOf(order: OrderDetail): Step {
  if (order.kind === 'host' && order.status === ORDER_STATUS.processing) return hostStep(order);
  switch (order.status) {
    case ORDER_STATUS.awaitingPayment:
      return {
        tone: order.payment?.state === 'rejected' ? 'bad' : 'warn',
        title: order.payment?.state === 'rejected' ? 'Bukti pembayaranmu ditolak' : 'Menunggu pembayaranmu',
        text: [order.payment?.reason, order.dueAt && `Bayar sebelum ${formatDeadline(order.dueAt)}.`]
          .filter(Boolean)
          .join('\n'),
        action: { to: paymentPath(order), label: order.payment ? 'Unggah ulang bukti' : 'Bayar sekarang' },
      };
    case ORDER_STATUS.awaitingConfirmation:
      return {
        tone: 'info',
        title: 'Bukti pembayaranmu sedang dicek',
        text: 'Biasanya selesai di hari yang sama, selama jam operasional 09.00–21.00 WIB.',
        action: { to: confirmationPath(order), label: 'Lihat status pembayaran' },
      };
    case ORDER_STATUS.waitingForGroup:
      return {
        tone: 'info',
        title: `Menunggu grup penuh (${order.group.taken} dari ${order.group.size})`,
        text: 'Belum perlu bayar. Kami kabari begitu grupmu lengkap.',
      };
    case ORDER_STATUS.processing:
      return {
        tone: 'info',
        title: 'Pembayaran diterima',
        text:
          order.account.status === ACCOUNT_STATUS.pending
            ? 'Tinggal menunggu grupmu siap. Kursimu aman.'
            : 'Kami sedang menyiapkan langgananmu.',
      };
    case ORDER_STATUS.completed:
      return {
        tone: 'good',
        title: order.kind === 'host' ? 'Kamu host grup ini' : 'Langganan kamu aktif',
        text:
          order.kind === 'host'
            ? 'Atur data login grup dan pantau penggantian uangmu di halaman langganan.'
            : 'Selamat menikmati. Data login grupmu muncul di halaman langganan.',
        action: { to: membershipPath(order), label: 'Buka langganan' },
      };
    case ORDER_STATUS.expired:
      return {
        tone: 'bad',
        title: 'Batas waktu bayar sudah lewat',
        text: (
          <>
            Kursimu sudah dilepas. Kamu bisa memesan lagi kapan saja. Sudah terlanjur transfer? <ContactUs />.
          </>
        ),
        action: { to: providerPath(order.providerSlug), label: 'Pesan lagi' },
      };
    default:
      return {
        tone: 'info',
        title: order.statusLabel,
        text: 'Pesanan ini sudah ditutup. Riwayatnya ada di bawah.',
        action: { to: providerPath(order.providerSlug), label: 'Pesan lagi' },
      };
  }
}

function hostStep(order: OrderDetail): Step {
  const action = { to: hostPath(order), label: owedPurchase(order, order.account.status) ?? 'Buka halaman host' };
  switch (order.account.status) {
    case ACCOUNT_STATUS.registered:
      return {
        tone: 'warn',
        title: 'Berlangganan dulu, lalu kirim buktinya',
        text: 'Setelah buktinya kami cek, uangmu kami ganti.',
        action,
      };
    case ACCOUNT_STATUS.waitingForFollowUp:
      return {
        tone: 'bad',
        title: 'Bukti pembelianmu ditolak',
        text: rejectionOf(order) ?? 'Buktinya tidak bisa kami cocokkan. Kirim ulang, ya.',
        action,
      };
    case ACCOUNT_STATUS.pending:
      return {
        tone: 'info',
        title: 'Bukti pembelianmu sudah diverifikasi',
        text: 'Tinggal menunggu grupmu siap. Kursimu aman.',
        action,
      };
    case ACCOUNT_STATUS.active:
      return { tone: 'good', title: 'Kamu host grup ini', text: 'Pantau penggantian uangmu di halaman host.', action };
    default:
      return { tone: 'info', title: 'Bukti pembelianmu sedang dicek', text: 'Kami kabari begitu selesai.', action };
  }
}

/** Why the purchase was rejected: the last that the timeline tells of a host's proof. */
const rejectionOf = ({ timeline }: OrderDetail): string | null | undefined =>
  timeline.findLast(({ subject }) => subject === 'host')?.why;
