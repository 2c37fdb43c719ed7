const LAST = 'Simpan bukti transfernya, lalu unggah di halaman ini.';

export const TRANSFER_STEPS = [
  {
    channel: 'Aplikasi m-banking',
    steps: [
      'Buka aplikasi bankmu dan pilih Transfer.',
      'Pilih bank tujuan, lalu tempel nomor rekening yang sudah kamu salin.',
      'Tempel jumlah transfernya. Pastikan persis sama dengan yang tertulis di atas.',
      'Cek nama penerima, lalu masukkan PIN.',
      LAST,
    ],
  },
  {
    channel: 'ATM',
    steps: [
      'Masukkan kartu dan PIN, lalu pilih Transfer.',
      'Pilih antarbank bila bankmu berbeda, dan masukkan kode bank tujuan.',
      'Ketik nomor rekening dan jumlah transfer persis seperti di atas.',
      'Cek nama penerima, lalu pilih Ya.',
      'Foto struknya, lalu unggah di halaman ini.',
    ],
  },
  {
    channel: 'Internet banking',
    steps: [
      'Masuk ke internet banking bankmu dan pilih Transfer.',
      'Tambahkan rekening tujuan bila belum terdaftar.',
      'Tempel jumlah transfer, lalu konfirmasi dengan token atau OTP.',
      LAST,
    ],
  },
] as const;
