import { systemTexts } from '../../platform/i18n/system-texts';

export const texts = {
  resources: {
    'message-texts': {
      name: 'Teks pesan',
      empty: 'Belum ada teks. Teksnya muncul begitu worker menyala.',
      fields: {
        q: 'Cari judul atau isi',
        title: 'Judul',
        body: 'Isi',
        channel: 'Saluran',
        key: 'Kode',
        state: 'Keadaan',
        changedAt: 'Diubah',
        changedBy: 'Oleh',
        version: 'Versi',
        reason: 'Alasan',
      },
    },
  },
  actions: {
    'message-texts': {
      update: { label: 'Ubah' },
      reset: {
        label: 'Kembalikan ke teks awal',
        ask: 'Pesan berikutnya memakai teks awal lagi. Yang sudah terkirim tidak berubah.',
        done: 'Teks awal dipakai lagi',
      },
    },
  },
  status: { messageText: { default: 'Teks awal', changed: 'Diubah', broken: 'Tidak cocok lagi' } },
  messageText: {
    channel: { mail: 'Email & kotak masuk', whatsapp: 'WhatsApp' },
    broken: 'Teks yang diubah tidak cocok lagi dengan pesannya, jadi teks awal yang dikirim. Perbaiki atau kembalikan.',
    preview: 'Pratinjau',
    view: { html: 'Email', text: 'Email tanpa format', whatsapp: 'WhatsApp' },
    placeholders: 'Isian',
    placeholdersHelp:
      'Tulis isian di dalam kurung kurawal. Contoh yang diawali titik sudah membawa kalimat penyambungnya; isian seperti itu kosong kalau tidak ada yang perlu dikatakan.',
    placeholder: 'Isian',
    sample: 'Contoh',
    required: 'wajib di isi pesan',
    defaultText: 'Teks awal: %{text}',
    fillDefault: 'Mulai dari teks awal',
  },
  systemText: systemTexts('Kurung kurawal hanya untuk isian, seperti {name}', 'Judul harus satu baris'),
};
