export const texts = {
  resources: {
    'price-notices': {
      name: 'Kenaikan harga',
      empty: 'Belum ada pemberitahuan harga.',
      fields: {
        q: 'Cari layanan atau isi',
        providerUid: 'Layanan',
        providerName: 'Layanan',
        effectiveOn: 'Berlaku sejak',
        text: 'Isi',
      },
    },
  },
  actions: {
    'price-notices': {
      remove: {
        label: 'Hapus pemberitahuan',
        ask: 'Pelanggan tidak melihatnya lagi. Isinya tetap ada di catatan audit.',
        done: 'Pemberitahuan dihapus',
      },
    },
  },
};
