/** The price page's texts, its notices and rules; see resources.id.ts. */
export const schemeId = {
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
  'price-notices': {
    name: 'Kenaikan harga',
    empty: 'Belum ada pemberitahuan harga.',
    fields: {
      q: 'Cari layanan atau isi',
      providerUid: 'Layanan',
      providerName: 'Layanan',
      effectiveOn: 'Berlaku sejak',
      text: 'Isi',
    },
  },
  'eligibility-rules': {
    name: 'Syarat ikut',
    empty: 'Tidak ada syarat yang cocok.',
    fields: {
      q: 'Cari layanan, paket, atau syarat',
      providerName: 'Layanan',
      packageName: 'Paket',
      text: 'Syarat',
      active: 'Ditanyakan',
      updatedAt: 'Terakhir diubah',
    },
  },
};

export const schemeActionsId = {
  'scheme-entries': {
    reset: {
      label: 'Kembalikan teks bawaan',
      ask: 'Semua bagian kembali ke teks bawaan. Teks yang sekarang tetap ada di catatan audit.',
      done: 'Teks bawaan dipakai lagi',
    },
  },
  'price-notices': {
    remove: {
      label: 'Hapus pemberitahuan',
      ask: 'Pelanggan tidak melihatnya lagi. Isinya tetap ada di catatan audit.',
      done: 'Pemberitahuan dihapus',
    },
  },
  'eligibility-rules': {
    reset: {
      label: 'Kembalikan syarat bawaan',
      ask: 'Syarat ini ditanyakan lagi dengan kata-kata bawaan.',
      done: 'Syarat bawaan dipakai lagi',
    },
  },
};

export const schemeWordsId = {
  input: { lines: 'Satu baris untuk satu butir.', line: 'Butir %{n}: %{message}.' },
  scheme: {
    bundled: 'Teks bawaan',
    followsBundled: 'Semua bagian masih memakai teks bawaan.',
    edited: 'Diubah: %{fields}. Bagian lain memakai teks bawaan.',
    bundledRule: 'Bawaan: %{text}',
    preview: 'Yang dilihat pelanggan',
    openPage: 'Buka halaman skema harga',
    notAsked: 'Syarat ini tidak ditanyakan.',
  },
};
