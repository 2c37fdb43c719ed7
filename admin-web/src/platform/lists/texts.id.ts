export const texts = {
  views: {
    title: 'Tampilan tersimpan',
    save: 'Simpan tampilan',
    update: 'Perbarui “%{name}”',
    menu: 'Atur “%{name}”',
    name: 'Nama tampilan',
    nameHelp: 'Hanya kamu yang melihatnya, di semua perangkatmu.',
    submit: 'Simpan',
    rename: 'Ganti nama',
    remove: 'Hapus tampilan',
    removeTitle: 'Hapus “%{name}”?',
    removeAsk: 'Hanya tampilannya yang hilang. Data di daftar ini tetap ada.',
    done: {
      create: 'Tampilan disimpan.',
      update: 'Tampilan diperbarui.',
      rename: 'Nama tampilan diganti.',
      remove: 'Tampilan dihapus.',
    },
  },
};
