import type { refusedId } from './refused.id';

export const refusedEn: typeof refusedId = {
  'Data belum benar. Periksa lagi isian yang ditandai.': 'Something is not right yet. Check the marked fields.',
  'Email atau kata sandi salah.': 'Wrong e-mail or password.',
  'Kamu tidak punya akses ke bagian ini.': 'You may not do this.',
  'Data tidak ditemukan.': 'Not found.',
  'Data ini sudah diubah sejak kamu membukanya. Muat ulang, lalu ulangi perubahanmu.':
    'This has been changed since you opened it. Reload, then make your change again.',
  'Ukuran berkas maksimal %{first} MB.': 'A file may have %{first} MB at most.',
  'Gunakan foto JPEG, PNG, atau WebP.': 'Use a JPEG, PNG or WebP picture.',
  'Foto ini tidak bisa dibaca. Coba unggah foto lain.': 'This picture cannot be read. Try another one.',
  'Terlalu banyak permintaan. Coba lagi sebentar lagi.': 'Too many requests. Try again in a moment.',
  'Layanan sedang sibuk. Coba lagi sebentar lagi.': 'The service is busy. Try again in a moment.',
  'Terjadi Kesalahan. Silahkan coba beberapa saat lagi.': 'Something went wrong. Try again in a moment.',
  'Field ini wajib diisi': 'Required',
  'Minimal %{first} karakter': 'At least %{first} characters',
  'Maksimal %{first} karakter': 'At most %{first} characters',
  'Format email tidak valid': 'Not an e-mail address',
  'Tanggal tidak valid': 'Not a date',
  'Jumlah penggantian host tidak boleh nol atau minus.': 'Nothing would be left for the host.',
  'Pesanan ini gratis, jadi tidak ada dana yang bisa dikembalikan.': 'This order was free: there is nothing to refund.',
  'Peristiwa ini sudah selesai atau sedang menunggu dikirim.': 'This event is settled, or waits to be sent.',
  'Pelanggan ini sudah diblokir.': 'This customer is blocked already.',
  'Pelanggan ini tidak sedang diblokir.': 'This customer is not blocked.',
  'Harus selalu ada satu pemilik yang aktif. Jadikan admin lain pemilik dulu, ya.':
    'There must always be an active owner. Make another admin an owner first.',
};
