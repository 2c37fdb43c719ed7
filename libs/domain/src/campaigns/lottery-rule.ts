/** How anyone recomputes a draw, step by step; the page of the lottery and the description of the API show the same text. */
export const LOTTERY_RULE = [
  'Semua hash memakai SHA-256 dari teks UTF-8 dan ditulis sebagai 64 digit heksadesimal huruf kecil.',
  'Sidik jari angka acak (commitment) = SHA-256 dari angka acak (seed), yaitu 64 digit heksadesimalnya dibaca sebagai teks. Harus sama dengan yang tampil sebelum live.',
  'Daftar peserta ditulis satu baris per peserta dengan isi nomor;kode, urut dari nomor 1. Antarbaris dipisah satu ganti baris (LF, \\n), dan setelah baris terakhir tidak ada ganti baris. Sidik jari daftar (entriesHash) = SHA-256 dari teks itu.',
  'Untuk peringkat 1, lalu 2, dan seterusnya: n = jumlah peserta yang belum terpilih. Mulai dari percobaan 1, hitung SHA-256 dari teks seed:entriesHash:peringkat:percobaan, lalu baca 12 digit pertamanya sebagai bilangan heksadesimal x.',
  'Kalau x lebih besar dari atau sama dengan 16^12 − (16^12 mod n), naikkan percobaan satu dan hitung lagi. Dengan begitu peluang semua peserta tepat sama.',
  'Hitung s = x mod n. Yang terpilih peserta ke-(s + 1) di daftar yang belum terpilih, urut nomor. Keluarkan ia dari daftar, lalu lanjut ke peringkat berikutnya sampai semua hadiah (winners) terbagi atau daftarnya habis.',
  'Yang terpilih jadi pemenang, kecuali yang kami umumkan dilewati (passedEntries): peringkatnya tetap, hadiahnya tidak diberikan kepadanya, dan undian lanjut satu peringkat sebagai gantinya.',
] as const;

/** A draw of two prizes among three entries, worked out; the spec of the rule recomputes every number. */
export const LOTTERY_EXAMPLE = {
  seed: '00112233445566778899aabbccddeeff00112233445566778899aabbccddeeff',
  commitment: '2a8abfa8cb9906290437854193ca6bca41d4d4e26d1d454bd66a35158095e737',
  codes: ['H5VC2JYE', 'K7Q2MXA9', 'P3RTW8ND'],
  entriesHash: '6e9989fcd0b0e9e32916d78c7a4705ffcbf841b3e69ca51dfc241697802dadc1',
  draws: [
    { rank: 1, digits: 'dfd34ff6e18d', value: 246_098_672_673_165, left: 3, remainder: 0, number: 1 },
    { rank: 2, digits: 'b14b94517ec5', value: 194_938_169_032_389, left: 2, remainder: 1, number: 3 },
  ],
} as const;

/** The example in sentences. */
export const LOTTERY_EXAMPLE_STEPS: readonly string[] = [
  `Seed ${LOTTERY_EXAMPLE.seed} punya commitment ${LOTTERY_EXAMPLE.commitment}.`,
  `Tiga peserta: ${LOTTERY_EXAMPLE.codes.map((code, index) => `${index + 1};${code}`).join(', ')} (masing-masing satu baris). Sidik jari daftarnya ${LOTTERY_EXAMPLE.entriesHash}.`,
  ...LOTTERY_EXAMPLE.draws.map(
    ({ rank, digits, value, left, remainder, number }) =>
      `Peringkat ${rank}: SHA-256 dari seed:entriesHash:${rank}:1 diawali ${digits}, jadi x = ${value}. ${value} mod ${left} = ${remainder}, jadi pemenangnya nomor ${number} (${LOTTERY_EXAMPLE.codes[number - 1]}).`,
  ),
];
