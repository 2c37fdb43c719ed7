export const texts = {
  resources: {
    maintenance: {
      name: 'Perawatan',
      empty: 'Tidak ada platform.',
      fields: { platform: 'Platform', isActive: 'Keadaan', changedAt: 'Diubah', switch: 'Ubah' },
    },
  },
  actions: {
    maintenance: {
      start: {
        label: 'Tutup toko',
        ask: 'Semua pelanggan melihat halaman perawatan sampai toko dibuka lagi.',
        done: 'Toko ditutup',
      },
      stop: { label: 'Buka toko', ask: 'Pelanggan bisa masuk dan memesan lagi.', done: 'Toko dibuka' },
    },
  },
  status: { maintenance: { closed: 'Sedang ditutup', open: 'Buka' } },
  platform: { main: 'Toko' },
};
