import { systemTexts } from '../../platform/i18n/system-texts';

export const texts = {
  resources: {
    admins: {
      name: 'Admin',
      empty: 'Tidak ada admin yang cocok.',
      fields: {
        q: 'Cari nama atau email',
        name: 'Nama',
        email: 'Email',
        role: 'Peran',
        state: 'Keadaan',
        createdAt: 'Bergabung',
        deactivatedAt: 'Dinonaktifkan',
        password: 'Kata sandi awal',
        secondFactorSince: 'Langkah kedua sejak',
        reason: 'Alasan',
      },
    },
  },
  actions: {
    admins: {
      create: { label: 'Tambah admin' },
      'change-role': {
        label: 'Ganti peran',
        ask: 'Berlaku sejak klik berikutnya, tanpa perlu masuk lagi.',
        done: 'Peran diganti',
      },
      'set-password': {
        label: 'Setel kata sandi',
        ask: 'Semua perangkatnya langsung keluar. Sampaikan kata sandi ini langsung ke orangnya.',
        done: 'Kata sandi disetel',
        fields: { password: 'Kata sandi baru' },
      },
      'reset-second-factor': {
        label: 'Lepas langkah kedua',
        ask: 'Untuk yang kehilangan HP dan kode pemulihannya. Pastikan dulu memang ia yang meminta. Ia keluar dari semua perangkat dan memasangnya lagi saat masuk.',
        done: 'Langkah kedua dilepas',
      },
      deactivate: {
        label: 'Nonaktifkan',
        ask: 'Ia langsung keluar dari semua perangkat dan tidak bisa masuk lagi. Catatan pekerjaannya tetap ada.',
        done: 'Admin dinonaktifkan',
      },
      activate: { label: 'Aktifkan lagi', ask: 'Ia bisa masuk lagi dengan kata sandinya.', done: 'Admin aktif lagi' },
    },
  },
  status: { admin: { active: 'Aktif', inactive: 'Nonaktif' } },
  systemText: systemTexts(
    'Harus selalu ada satu pemilik yang aktif. Jadikan admin lain pemilik dulu, ya.',
    'Admin ini belum memasang langkah kedua.',
    'Langkah keduamu sendiri dilepas di Akun saya, dengan kode.',
  ),
  adminRoleHelp: {
    support: 'Pesanan, kursi, grup, data login, pertanyaan, dan blokir pelanggan.',
    finance: 'Pembayaran, pembelian host, penggantian, pengembalian dana, dan buku besar.',
    catalogue: 'Paket, harga, teks skema harga, dan syarat ikut.',
    owner: 'Semuanya, juga admin lain, catatan audit, dan perawatan.',
  },
  adminForm: { password: 'Minimal %{min} karakter. Sampaikan langsung ke orangnya, jangan lewat grup.' },
};
