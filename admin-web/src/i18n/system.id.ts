/** What runs by itself and what is on record; see resources.id.ts. */
export const systemId = {
  notifications: {
    name: 'Pesan',
    empty: 'Belum ada pesan yang dikirim.',
    fields: {
      q: 'Cari judul atau penerima',
      customerName: 'Penerima',
      email: 'Email',
      kind: 'Jenis',
      title: 'Judul',
      createdAt: 'Dibuat',
      readAt: 'Dibaca',
      emailState: 'Status email',
      emailedAt: 'Terkirim',
    },
  },
  events: {
    name: 'Peristiwa',
    empty: 'Belum ada peristiwa.',
    fields: {
      q: 'Cari nama peristiwa',
      name: 'Peristiwa',
      payload: 'Isi',
      state: 'Keadaan',
      createdAt: 'Terjadi',
      publishedAt: 'Diantrekan',
      settledAt: 'Selesai',
      setAsideAt: 'Disisihkan',
      setAsideReason: 'Sebab',
      redrives: 'Diulang',
    },
  },
  maintenance: {
    name: 'Perawatan',
    empty: 'Tidak ada platform.',
    fields: { platform: 'Platform', isActive: 'Keadaan', changedAt: 'Diubah', switch: 'Ubah' },
  },
  'audit-entries': {
    name: 'Catatan audit',
    empty: 'Belum ada tindakan yang tercatat.',
    fields: {
      q: 'Cari pelaku, tindakan, atau alasan',
      at: 'Waktu',
      actor: 'Pelaku',
      action: 'Tindakan',
      subject: 'Objek',
      subjectUid: 'ID objek',
      reason: 'Alasan',
      change: 'Perubahan',
      ip: 'IP',
    },
  },
};
