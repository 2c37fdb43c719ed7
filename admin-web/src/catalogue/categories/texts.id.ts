export const texts = {
  resources: {
    categories: {
      name: 'Kategori',
      empty: 'Belum ada kategori.',
      fields: { q: 'Cari kategori', name: 'Nama', slug: 'Slug', position: 'Urutan', providers: 'Layanan' },
    },
  },
};
