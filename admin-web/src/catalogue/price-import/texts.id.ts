export const texts = {
  resources: { 'price-imports': { name: 'Lembar harga' } },
  sheet: {
    title: 'Impor harga',
    choose: 'Pilih berkas CSV',
    intro:
      'Ekspor daftar harga, ubah di lembar kerja, lalu unggah di sini. Bedanya ditampilkan dulu; belum ada yang tersimpan sebelum kamu menerapkannya.',
    hint: 'Untuk harga baru, isi validFrom dengan waktu mulai (WIB), atau kosongkan supaya berlaku saat diterapkan. Baris yang tidak ada tidak mengubah apa pun.',
    summary: '%{rows} baris: %{added} harga baru, %{changed} diubah, %{unchanged} tetap, %{errors} salah.',
    same: 'Berkas ini sama dengan daftar harga sekarang. Tidak ada yang perlu diterapkan.',
    changes: 'Harga yang berubah',
    line: 'Baris',
    kind: 'Perubahan',
    kinds: { added: 'Harga baru', changed: 'Diubah' },
    plan: 'Paket',
    parts: 'Rincian',
    now: 'Saat diterapkan',
    apply: 'Terapkan %{n} perubahan',
    applied: 'Selesai: %{added} harga baru dan %{changed} perubahan disimpan oleh %{by}.',
  },
};
