/** What a host commits to with the order. Another wording is another version. docs/rules/hosts.md#duties */
export const HOST_DUTIES = {
  version: 1,
  duties: [
    'Menjawab chat dari tim Patungan dan anggota grup.',
    'Membantu anggota reguler sampai bisa masuk.',
    'Tidak mengubah paket langganan maupun data akunnya.',
  ],
} as const;

/** Of the tick box, with the list above it. */
export const ACCEPTS_DUTIES = 'Aku bersedia menjalankan tugas host ini selama masa langganan.';
export const DUTIES_MISSING = 'Centang dulu: host harus bersedia menjalankan tugas ini';
export const DUTIES_OUTDATED = 'Tugas host baru saja diperbarui. Muat ulang halaman dan baca lagi, ya.';
