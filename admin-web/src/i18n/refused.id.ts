/** What the API refuses an admin with, most often, with its figures left open. The API speaks Indonesian. */
const REFUSED = [
  'Data belum benar. Periksa lagi isian yang ditandai.',
  'Email atau kata sandi salah.',
  'Kamu tidak punya akses ke bagian ini.',
  'Data tidak ditemukan.',
  'Data ini sudah diubah sejak kamu membukanya. Muat ulang, lalu ulangi perubahanmu.',
  'Ukuran berkas maksimal %{first} MB.',
  'Gunakan foto JPEG, PNG, atau WebP.',
  'Foto ini tidak bisa dibaca. Coba unggah foto lain.',
  'Terlalu banyak permintaan. Coba lagi sebentar lagi.',
  'Layanan sedang sibuk. Coba lagi sebentar lagi.',
  'Terjadi Kesalahan. Silahkan coba beberapa saat lagi.',
  'Field ini wajib diisi',
  'Minimal %{first} karakter',
  'Maksimal %{first} karakter',
  'Format email tidak valid',
  'Tanggal tidak valid',
  'Jumlah penggantian host tidak boleh nol atau minus.',
  'Pesanan ini gratis, jadi tidak ada dana yang bisa dikembalikan.',
  'Peristiwa ini sudah selesai atau sedang menunggu dikirim.',
  'Pelanggan ini sudah diblokir.',
  'Pelanggan ini tidak sedang diblokir.',
  'Harus selalu ada satu pemilik yang aktif. Jadikan admin lain pemilik dulu, ya.',
] as const;

export const refusedId = Object.fromEntries(REFUSED.map((sentence) => [sentence, sentence])) as Record<
  (typeof REFUSED)[number],
  string
>;
