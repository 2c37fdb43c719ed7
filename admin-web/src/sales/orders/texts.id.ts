import { ORDER_STATUS } from '#domain/sales/orders/order-status';
import { systemTexts } from '../../platform/i18n/system-texts';

export const texts = {
  resources: {
    orders: {
      name: 'Pesanan',
      empty: 'Belum ada pesanan. Begitu pelanggan memesan, pesanannya muncul di sini.',
      fields: {
        q: 'Cari nomor, nama, atau email',
        orderNumber: 'Nomor',
        customerName: 'Pelanggan',
        customerUid: 'Pelanggan',
        email: 'Email',
        phoneNumber: 'WhatsApp',
        kind: 'Jenis',
        status: 'Status',
        grandTotal: 'Total',
        accountStatus: 'Status kursi',
        payments: 'Pembayaran',
        groupName: 'Grup',
        seatNumber: 'Kursi',
        createdAt: 'Dipesan',
        from: 'Dipesan dari',
        until: 'Dipesan sampai',
        dueAt: 'Batas bayar',
        plan: 'Paket',
      },
    },
  },
  actions: {
    orders: {
      cancel: {
        label: 'Batalkan pesanan',
        ask: 'Kursinya dilepas saat itu juga dan pelanggan diberi tahu.',
        done: 'Pesanan dibatalkan',
      },
      refund: {
        label: 'Kembalikan dana',
        ask: 'Pesanan ditutup, dan dananya masuk daftar yang harus ditransfer.',
        done: 'Pengembalian dana dicatat',
      },
    },
  },
  status: {
    order: {
      [ORDER_STATUS.awaitingPayment]: 'Menunggu Pembayaran',
      [ORDER_STATUS.awaitingConfirmation]: 'Menunggu Konfirmasi',
      [ORDER_STATUS.processing]: 'Diproses',
      [ORDER_STATUS.completed]: 'Selesai',
      [ORDER_STATUS.cancelled]: 'Dibatalkan',
      [ORDER_STATUS.refunded]: 'Dikembalikan',
      [ORDER_STATUS.waitingForGroup]: 'Menunggu Grup Penuh',
      [ORDER_STATUS.expired]: 'Kedaluwarsa',
    },
  },
  orderKind: { ready: 'Ready', 'pre-order': 'Pre-Order', host: 'Host' },
  messageKind: {
    'tell-order-created': 'Pesanan diterima',
    'tell-payment-requested': 'Grup penuh, saatnya bayar',
    'tell-order-closed': 'Pesanan ditutup',
    'tell-refund-requested': 'Dana akan dikembalikan',
    'tell-refund-credited': 'Dana menjadi kredit',
    'tell-refund-issued': 'Dana dikembalikan',
  },
  eventName: {
    'order.created': 'Pesanan dibuat',
    'order.contact-listed': 'Kontak pesanan ada di daftar hitam',
    'order.payment-requested': 'Pembayaran diminta',
    'order.cancelled': 'Pesanan dibatalkan',
    'order.expired': 'Pesanan kedaluwarsa',
    'refund.requested': 'Pengembalian dana diminta',
    'refund.credited': 'Dana menjadi kredit',
    'refund.issued': 'Dana dikembalikan',
  },
  systemText: systemTexts(
    'Pesanan dibuat',
    'Dibatalkan oleh pemesan',
    'Dibatalkan karena akun dihapus',
    'Batas waktu pembayaran lewat',
    'Refund %{first}',
    'Pesanan ini gratis, jadi tidak ada dana yang bisa dikembalikan.',
  ),
};
