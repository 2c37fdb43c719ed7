export const texts = {
  resources: {
    providers: {
      name: 'Layanan',
      empty: 'Belum ada layanan.',
      fields: {
        categoryUid: 'Kategori',
        type: 'Jenis',
        logo: 'Logo',
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
      'set-logo': {
        label: 'Pasang logo',
        ask: 'Logo tampil di atas putih di toko, juga dalam mode gelap. Pakai PNG atau SVG tanpa latar, sisi terpanjang minimal 64 piksel. Pastikan kamu boleh memakainya.',
        fields: { logo: 'Logo' },
        done: 'Logo dipasang',
      },
      'remove-logo': { label: 'Hapus logo', ask: 'Toko memakai lagi huruf di atas warnanya.', done: 'Logo dihapus' },
      hide: {
        label: 'Sembunyikan',
        ask: 'Layanan hilang dari toko; pesanan yang ada tetap jalan.',
        done: 'Layanan disembunyikan',
      },
      show: { label: 'Tampilkan', ask: 'Layanan tampil lagi di toko.', done: 'Layanan ditampilkan' },
    },
  },
  logo: { none: 'Belum ada: toko memakai huruf di atas warnanya.' },
  providerType: { 1: 'Digital', 2: 'Non-digital' },
};
