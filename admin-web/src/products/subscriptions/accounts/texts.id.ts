import { ACCOUNT_STATUS } from '#domain/products/subscriptions/accounts/account-status';
import { systemTexts } from '../../../platform/i18n/system-texts';

export const texts = {
  resources: {
    accounts: {
      name: 'Akun',
      empty: 'Belum ada akun. Akun muncul bersama pesanan.',
      fields: {
        q: 'Cari nomor pesanan atau nama',
        orderNumber: 'Pesanan',
        customerName: 'Pelanggan',
        plan: 'Paket',
        phoneNumber: 'WhatsApp',
        groupName: 'Grup',
        seatNumber: 'Kursi',
        role: 'Peran',
        grandTotal: 'Total',
        status: 'Status',
        pendingReason: 'Menunggu',
        createdAt: 'Dibuat',
      },
    },
  },
  actions: {
    accounts: {
      activate: {
        label: 'Aktifkan',
        ask: 'Anggota langsung berstatus aktif tanpa menunggu grupnya siap.',
        done: 'Akun diaktifkan',
      },
      cancel: { label: 'Batalkan kursi', ask: 'Kursi dilepas dan ditawarkan lagi.', done: 'Kursi dibatalkan' },
      refund: {
        label: 'Kembalikan dana',
        ask: 'Kursi dilepas dan pengembalian dana dicatat di buku besar.',
        done: 'Pengembalian dana dicatat',
      },
      end: {
        label: 'Akhiri keanggotaan',
        ask: 'Keanggotaan berakhir tanpa pengembalian dana.',
        done: 'Keanggotaan diakhiri',
      },
    },
  },
  status: {
    account: {
      [ACCOUNT_STATUS.registered]: 'Terdaftar',
      [ACCOUNT_STATUS.waitingForConfirmation]: 'Menunggu Konfirmasi',
      [ACCOUNT_STATUS.active]: 'Aktif',
      [ACCOUNT_STATUS.pending]: 'Tertunda',
      [ACCOUNT_STATUS.cancelled]: 'Batal',
      [ACCOUNT_STATUS.refunded]: 'Dikembalikan',
      [ACCOUNT_STATUS.waitingForFollowUp]: 'Perlu Tindak Lanjut',
    },
  },
  erasure: { 'active-seat': 'Kursi masih aktif' },
  role: { host: 'Host', regular: 'Reguler' },
  timeline: { account: 'Kursi: %{status}' },
  messageKind: { 'tell-account-status': 'Status akun berubah', 'tell-member-left': 'Anggota keluar dari grup' },
  eventName: { 'account.status-changed': 'Status akun berubah', 'member.left': 'Anggota keluar dari grup' },
  systemText: systemTexts(
    'Grup sudah penuh',
    'Grup sudah siap',
    'Menunggu slot TV di grup',
    'Menunggu host menyiapkan langganan',
    'Menunggu %{first} anggota terkonfirmasi',
    'Naik dari grup %{first} ke grup %{second} karena ada kursi kosong',
    'Pindah kursi',
    'Keluar dari grup',
  ),
};
