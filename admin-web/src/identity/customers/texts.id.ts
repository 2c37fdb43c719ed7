import { systemTexts } from '../../platform/i18n/system-texts';

export const texts = {
  resources: {
    customers: {
      name: 'Pelanggan',
      empty: 'Belum ada pelanggan terdaftar.',
      fields: {
        q: 'Cari nama, HP, atau email',
        name: 'Nama',
        email: 'Email',
        phoneNumber: 'WhatsApp',
        orders: 'Pesanan',
        status: 'Status',
        blocked: 'Diblokir',
        blockedAt: 'Diblokir',
        blockedReason: 'Alasan blokir',
        blacklistEntries: 'Riwayat daftar hitam',
        createdAt: 'Terdaftar',
      },
    },
  },
  actions: {
    customers: {
      'write-note': { label: 'Tulis catatan', done: 'Catatan disimpan' },
      block: { label: 'Blokir', ask: 'Pelanggan ini tidak akan bisa memesan lagi.', done: 'Pelanggan diblokir' },
      unblock: { label: 'Buka blokir', ask: 'Pelanggan ini bisa memesan lagi.', done: 'Blokir dibuka' },
      'withdraw-erasure': {
        label: 'Batalkan penghapusan',
        ask: 'Hanya kalau pelanggan sendiri yang memintanya.',
        done: 'Penghapusan dibatalkan',
      },
    },
    'customer-notes': {
      remove: {
        label: 'Hapus catatan',
        ask: 'Catatan ini hilang untuk seluruh tim dan tidak bisa dikembalikan.',
        done: 'Catatan dihapus',
      },
    },
  },
  status: { customer: { blocked: 'Diblokir', open: 'Aktif', leaving: 'Menunggu dihapus', erased: 'Terhapus' } },
  notes: {
    title: 'Catatan',
    text: 'Catatan',
    help: 'Hanya tim yang membacanya. Kalau pelanggan mengunduh datanya, catatan ini ikut di dalamnya, jadi tulis seperlunya.',
    save: 'Simpan',
    all: 'Tampilkan semua (%{n})',
  },
  whatsapp: { open: 'Chat WhatsApp', to: 'Chat WhatsApp dengan %{name}' },
  erasure: {
    waits: 'Pelanggan ini minta akunnya dihapus. Dikerjakan otomatis begitu semua pesanan dan uangnya beres.',
  },
  messageKind: {
    'tell-erasure-requested': 'Permintaan hapus akun diterima',
    'tell-password-changed': 'Kata sandi diganti',
    'tell-email-change-asked': 'Permintaan ganti email',
    'tell-already-signed-up': 'Email sudah terdaftar',
  },
  eventName: {
    'link.created': 'Tautan dibuat',
    'password.forgotten': 'Lupa kata sandi',
    'password.changed': 'Kata sandi diganti',
    'email.change-asked': 'Ganti email diminta',
    'email.changed': 'Email diganti',
    'customer.signed-up': 'Pelanggan mendaftar',
    'customer.signed-up-again': 'Mendaftar lagi dengan email yang sama',
    'erasure.requested': 'Hapus akun diminta',
    'erasure.withdrawn': 'Hapus akun ditarik kembali',
    'customer.erased': 'Data pelanggan dihapus',
  },
  systemText: systemTexts(
    'Dihapus bersama data pelanggan',
    'Pelanggan ini sudah diblokir.',
    'Pelanggan ini tidak sedang diblokir.',
    'Catatan ini hanya bisa dihapus oleh penulisnya atau oleh pemilik.',
    'Catatan ini belum tersimpan. Muat ulang halamannya, lalu tulis lagi.',
  ),
  customerTab: { label: 'Tentang pelanggan', seats: 'Kursi', orders: 'Pesanan', money: 'Uang', messages: 'Pesan' },
  customerEvent: {
    registered: 'Mendaftar',
    blocked: 'Diblokir',
    unblocked: 'Blokir dicabut',
    ordered: 'Pesan %{plan}',
    sent: 'Pembayaran %{amount} dikirim',
    decided: 'Pembayaran %{amount} %{state}',
    asked: 'Minta bantuan',
    answered: 'Bantuan dijawab',
    noted: 'Catatan',
    told: 'Pesan terkirim: %{title}',
  },
};
