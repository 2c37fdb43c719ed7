export const texts = {
  resources: {
    'scheme-entries': {
      name: 'Teks skema harga',
      empty: 'Tidak ada layanan yang cocok.',
      fields: {
        q: 'Cari nama atau judul',
        isEdited: 'Sudah diubah',
        name: 'Layanan',
        title: 'Judul',
        desc: 'Keterangan',
        member: 'Anggota',
        schemes: 'Cara patungan',
        additionalInfo: 'Info tambahan',
        notes: 'Catatan',
        priceInfo: 'Asal harga',
        importantNotes: 'Catatan penting',
        termsAndConditions: 'Syarat dan ketentuan',
        normalPrice: 'Harga normal (Rp)',
        series: 'Isi seri',
        categoryTreatment: 'Kategori perawatan',
        description: 'Isi kategori',
        treatments: 'Perawatan segrup',
        perMember: 'Perawatan per anggota',
        members: 'Anggota',
        discountPercent: 'Diskon grup (%)',
        firstUseWithinDays: 'Pemakaian pertama (hari)',
        edited: 'Diubah',
        updatedAt: 'Terakhir diubah',
      },
    },
  },
  actions: {
    'scheme-entries': {
      reset: {
        label: 'Kembalikan teks bawaan',
        ask: 'Semua bagian kembali ke teks bawaan. Teks yang sekarang tetap ada di catatan audit.',
        done: 'Teks bawaan dipakai lagi',
      },
    },
  },
  input: { lines: 'Satu baris untuk satu butir.', line: 'Butir %{n}: %{message}.' },
  scheme: {
    bundled: 'Teks bawaan',
    followsBundled: 'Semua bagian masih memakai teks bawaan.',
    edited: 'Diubah: %{fields}. Bagian lain memakai teks bawaan.',
    openPage: 'Buka halaman skema harga',
  },
};
