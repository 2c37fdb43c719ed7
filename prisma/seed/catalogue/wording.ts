/** Sentences that many plans share. */
export const BOUGHT_BY_US = 'Kami yang membeli langganannya. Kamu cukup bayar bagianmu, lalu tunggu akses dari kami.';
export const BOUGHT_BY_HOST =
  'Langganannya dibeli oleh host di grupmu. Kamu cukup bayar bagianmu, host membantu sampai kamu bisa masuk.';
export const AS_HOST =
  'Kamu yang berlangganan langsung ke provider dan mengirim bukti pembeliannya. Setelah tagihan terdebit, bagian anggota lain kami transfer ke rekeningmu.';
export const PRE_ORDER =
  'Pre-order: pesan kursinya sekarang, bayar setelah grup penuh. Kami kabari begitu semua anggota lengkap.';

/** Of Spotify, Apple and Google. */
export const FAMILY_RULE =
  'Akunmu harus terdaftar di Indonesia dan belum pernah bergabung dengan grup keluarga lain dalam 12 bulan terakhir.';
export const GOOGLE_RULE = `${FAMILY_RULE} Pastikan juga akun Google-mu sedang tidak berada di grup keluarga mana pun.`;
export const APPLE_HOST_RULE = `${AS_HOST} Host perlu memiliki perangkat Apple.`;
