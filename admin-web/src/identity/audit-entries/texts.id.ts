export const texts = {
  resources: {
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
        act: 'Tindakan',
        from: 'Dari tanggal',
        until: 'Sampai tanggal',
      },
    },
  },
  audit: {
    whole: 'Rantai catatan utuh: %{n} catatan, diperiksa %{at}.',
    broken: 'Rantai catatan putus. Ada yang mengubah catatan di luar toko:',
    unknown: 'Rantai catatan belum bisa diperiksa.',
    act: { create: 'Buat', update: 'Ubah', apply: 'Terapkan' },
    problem: {
      changed: 'Catatan ke-%{position} diubah.',
      missing: 'Catatan ke-%{position} hilang.',
      added: 'Catatan disisipkan.',
    },
  },
};
