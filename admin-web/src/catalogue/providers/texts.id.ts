export const texts = {
  resources: {
    providers: {
      name: 'Layanan',
      empty: 'Belum ada layanan.',
      fields: {
        categoryUid: 'Kategori',
        type: 'Jenis',
        color: 'Warna',
        description: 'Penjelasan',
        position: 'Urutan',
        q: 'Cari nama layanan',
        name: 'Nama',
        slug: 'Slug',
        category: 'Kategori',
        tagline: 'Keterangan',
        packages: 'Paket',
        openGroups: 'Grup terbuka',
        hidden: 'Tersembunyi',
        createdAt: 'Ditambahkan',
      },
    },
  },
  actions: {
    providers: {
      hide: {
        label: 'Sembunyikan',
        ask: 'Layanan hilang dari toko; pesanan yang ada tetap jalan.',
        done: 'Layanan disembunyikan',
      },
      show: { label: 'Tampilkan', ask: 'Layanan tampil lagi di toko.', done: 'Layanan ditampilkan' },
    },
  },
  providerType: { 1: 'Digital', 2: 'Non-digital' },
};
