/** What the system writes into histories, with its figures left open. There it is Indonesian, because customers read it too. */
const WRITTEN = [
  'Pesanan dibuat',
  'Dibatalkan oleh pemesan',
  'Dibatalkan karena akun dihapus',
  'Batas waktu pembayaran lewat',
  'Bukti pembayaran diunggah',
  'Bukti pembayaran dikirim',
  'Bukti pembayaran ditolak',
  'Pembayaran diterima',
  'Pembayaran dikonfirmasi',
  'Pembayaran terkonfirmasi',
  'Pembayaran dibatalkan bersama pesanan',
  'Bukti pembelian host diunggah',
  'Bukti pembelian dikirim',
  'Bukti pembelian host ditolak',
  'Pembelian host terverifikasi',
  'Penggantian %{first} dijadwalkan',
  'Penggantian disetujui',
  'Penggantian dibayar',
  'Refund %{first}',
  'Grup sudah penuh',
  'Grup sudah siap',
  'Menunggu slot TV di grup',
  'Menunggu host menyiapkan langganan',
  'Menunggu %{first} anggota terkonfirmasi',
  'Naik dari grup %{first} ke grup %{second} karena ada kursi kosong',
  'Pindah kursi',
  'Keluar dari grup',
  'Masa blokir selesai',
  'Dihapus bersama data pelanggan',
] as const;

export const writtenId = Object.fromEntries(WRITTEN.map((sentence) => [sentence, sentence])) as Record<
  (typeof WRITTEN)[number],
  string
>;
