export const texts = {
  menu: { merchandise: 'Merchandise' },
  resources: {
    'merchandise-products': {
      name: 'Produk merchandise',
      empty: 'Belum ada produk merchandise.',
      fields: {
        q: 'Cari nama atau slug',
        name: 'Nama',
        slug: 'Slug',
        description: 'Keterangan',
        details: 'Rincian, satu baris satu butir',
        position: 'Urutan',
        active: 'Dijual',
        variants: 'Varian',
        available: 'Stok bebas',
        pictures: 'Foto',
        alt: 'Apa yang terlihat di foto',
      },
    },
  },
  actions: {
    'merchandise-products': {
      publish: { label: 'Jual', ask: 'Produk ini tampil di toko.', done: 'Produk dijual' },
      hide: {
        label: 'Sembunyikan',
        ask: 'Produk ini tidak tampil lagi di toko. Pesanan yang ada tetap jalan.',
        done: 'Produk disembunyikan',
      },
      'add-picture': {
        fields: { alt: 'Apa yang terlihat di foto', proof: 'Foto' },
        label: 'Tambah foto',
        ask: 'Foto persegi paling bagus. Keterangannya dibacakan untuk yang tidak melihat fotonya.',
        done: 'Foto ditambahkan',
      },
      'remove-picture': { label: 'Hapus foto', ask: 'Foto ini dihapus dari produk.', done: 'Foto dihapus' },
    },
  },
};
