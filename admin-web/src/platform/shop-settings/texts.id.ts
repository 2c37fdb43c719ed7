import { systemTexts } from '../i18n/system-texts';

export const texts = {
  resources: {
    'shop-settings': {
      name: 'Pengaturan toko',
      empty: 'Tidak ada pengaturan.',
      fields: {
        value: 'Nilai',
        reason: 'Alasan',
      },
    },
  },
  actions: {
    'shop-settings': {
      change: { label: 'Ubah', done: 'Pengaturan diubah' },
      reset: { label: 'Kembalikan', ask: 'Nilai bawaan berlaku lagi.', done: 'Nilai bawaan berlaku lagi' },
      approve: { label: 'Setujui', done: 'Pengaturan diubah' },
      withdraw: {
        label: 'Tarik usulan',
        ask: 'Usulannya tidak jadi; pengaturannya tetap seperti sekarang.',
        done: 'Usulan ditarik',
      },
      propose: { label: 'Usulkan perubahan' },
    },
  },
  dashboard: { proposedSettings: 'Usulan pengaturan', proposedHelp: 'menunggu persetujuanmu' },
  shopSetting: {
    default: 'Bawaan',
    missing: 'Belum diisi',
    changed: 'Diubah',
    emptied: 'Kosongkan untuk bawaan: %{value}.',
    saved: '%{n} pengaturan disimpan.',
    someRefused: '%{n} pengaturan disimpan. Yang ditandai belum.',
    unchanged: 'Tidak ada yang diubah.',
    proposed: 'Disimpan: %{n}. Menunggu persetujuan pemilik lain atau admin keuangan: %{waiting}.',
    editSection: 'Ubah: %{section}',
    sections: {
      company: 'Perusahaan',
      contact: 'Kontak dan jam buka',
      sites: 'Situs lain',
      limits: 'Batas persetujuan',
    },
    refundApprovalFrom: {
      name: 'Persetujuan pengembalian mulai',
      help: 'Mulai jumlah ini, pengembalian dana disetujui admin lain dulu sebelum ditransfer. Batas ini juga berlaku untuk jumlah semua yang diputuskan satu admin sendiri dalam 30 hari: dana di atas tagihan, biaya bank, biaya di atas perkiraan, dan rekening lain. Menaikkannya perlu persetujuan pemilik lain atau admin keuangan.',
    },
    payoutApprovalFrom: {
      name: 'Dua orang untuk transfer keluar mulai',
      help: 'Mulai jumlah ini, yang mencatat transfer bukan yang menyetujuinya. Menaikkannya perlu persetujuan pemilik lain atau admin keuangan.',
    },
    openingHours: {
      name: 'Jam buka',
      help: 'Setiap hari, dalam WIB, ditulis seperti 09.00-21.00, atau 00.00-24.00 untuk selalu buka. Tampil di toko dan menghitung batas waktu yang baru; yang sudah berjalan tidak berubah.',
    },
    contactEmail: { name: 'Email kontak', help: 'Ditampilkan ke pelanggan di halaman kontak.' },
    contactWhatsapp: {
      name: 'WhatsApp kontak',
      help: 'Ditampilkan ke pelanggan. Tulis seperti 0812-3456-7890 atau 6281234567890.',
    },
    contactInstagram: { name: 'Instagram', help: 'Ditampilkan ke pelanggan, namanya saja, seperti patungan.id.' },
    contactTwitter: { name: 'X (Twitter)', help: 'Ditampilkan ke pelanggan, namanya saja, seperti patungan.id.' },
    contactLinkedin: { name: 'LinkedIn', help: 'Ditampilkan ke pelanggan, namanya saja, seperti patungan.id.' },
    contactUrl: {
      name: 'Alamat lain untuk halaman kontak',
      help: 'Situs yang dibuka sebagai ganti halaman Hubungi kami, diawali https://.',
    },
    reportProblemUrl: {
      name: 'Alamat lain untuk laporan masalah',
      help: 'Situs yang dibuka sebagai ganti halaman Laporkan masalah, diawali https://.',
    },
    blogUrl: { name: 'Alamat lain untuk blog', help: 'Situs yang dibuka sebagai ganti blog toko, diawali https://.' },
    companyName: {
      name: 'Nama perusahaan',
      help: 'Tampil di kaki halaman, halaman kontak, dan Tentang Patungan, sesuai akta.',
    },
    companyAddress: { name: 'Alamat perusahaan', help: 'Tampil di halaman kontak dan Tentang Patungan.' },
    companyRegistration: {
      name: 'Nomor pendaftaran',
      help: 'Ditulis lengkap dengan jenisnya, seperti NIB 0220101234567. Tampil bersama nama perusahaan.',
    },
  },
  systemText: systemTexts(
    'Tulis satu nomor HP, seperti 0812-3456-7890',
    'Tulis nomor HP yang punya WhatsApp, seperti 0812-3456-7890. Nomor telepon rumah tidak bisa.',
    'Tulis namanya saja, seperti patungan.id',
    'Tulis alamat lengkap yang diawali https://',
    'Isi 3 sampai 160 karakter: huruf, angka, spasi, dan tanda baca biasa',
    'Tulis jam buka dan tutup seperti 09.00-21.00, berjarak paling sedikit empat jam; 00.00-24.00 untuk selalu buka',
  ),
};
