export const texts = {
  form: {
    slug: 'Dipakai di alamat dan lembar harga; tidak bisa diubah lagi. Huruf kecil, angka, tanda hubung.',
    position: 'Angka kecil tampil lebih dulu.',
  },
  preview: { title: 'Yang dilihat pelanggan', card: 'Kartu di daftar layanan' },
  sheet: { import: 'Impor harga', export: 'Ekspor harga' },
  scheme: { preview: 'Yang dilihat pelanggan' },
};
