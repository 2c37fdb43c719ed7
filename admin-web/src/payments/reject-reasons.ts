/** Read by the customer, so Indonesian in either language of the console. */
export const REJECT_REASONS = [
  'Bukti transfernya kurang jelas. Tolong unggah foto yang lebih terang dan utuh, ya.',
  'Nominal di bukti berbeda dengan total pesanan.',
  'Dananya belum masuk ke rekening kami. Coba cek lagi status transfernya, ya.',
  'Bukti ini bukan untuk pesanan ini.',
  'Bukti ini sudah pernah dipakai untuk pesanan lain.',
] as const;
