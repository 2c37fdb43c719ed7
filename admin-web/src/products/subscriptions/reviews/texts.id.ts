export const texts = {
  resources: {
    reviews: {
      name: 'Ulasan',
      empty: 'Tidak ada ulasan di sini.',
      fields: {
        q: 'Cari nama atau nomor pesanan',
        writtenAt: 'Ditulis',
        orderNumber: 'Pesanan',
        customerName: 'Anggota',
        plan: 'Paket',
        ordered: 'Yang dipesan',
        stars: 'Bintang',
        text: 'Isi',
        state: 'Keadaan',
        decidedBy: 'Diputuskan oleh',
        decidedAt: 'Diputuskan',
        reason: 'Alasan',
      },
    },
  },
  actions: {
    reviews: {
      show: {
        label: 'Tampilkan',
        ask: 'Ulasan tampil di halaman layanannya dengan nama yang disamarkan. Pastikan tidak ada nama, nomor HP, email, atau tautan di dalamnya.',
        done: 'Ulasan ditampilkan',
      },
      reject: {
        label: 'Tolak',
        ask: 'Ulasan tidak tampil di toko, dan tidak bisa diputuskan lagi.',
        done: 'Ulasan ditolak',
      },
      hide: { label: 'Sembunyikan', ask: 'Ulasan tidak tampil lagi di toko.', done: 'Ulasan disembunyikan' },
    },
  },
  status: { review: { waiting: 'Menunggu', shown: 'Tampil', hidden: 'Disembunyikan', rejected: 'Ditolak' } },
  reviews: { stars: '%{n} dari 5 bintang', seat: 'Buka kursi' },
  dashboard: { reviewsToRead: 'Ulasan', reviewsToReadHelp: 'menunggu dibaca' },
  eventName: { 'review.written': 'Ulasan ditulis' },
};
