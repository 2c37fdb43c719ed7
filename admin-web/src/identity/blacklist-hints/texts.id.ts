export const texts = {
  resources: {
    'blacklist-hints': {
      name: 'Dugaan daftar hitam',
      empty: 'Tidak ada dugaan yang cocok.',
      fields: {
        q: 'Cari nama, HP, email, atau alasan',
        customerName: 'Pelanggan',
        customerUid: 'ID pelanggan',
        matchedOn: 'Yang sama',
        reason: 'Alasan di daftar hitam',
        state: 'Keadaan',
        createdAt: 'Muncul',
        decidedAt: 'Diputuskan',
      },
    },
  },
  actions: {
    'blacklist-hints': {
      block: {
        label: 'Blokir',
        ask: 'Pelanggan langsung tidak bisa memesan, dikeluarkan dari semua perangkat, dan membaca alasan di daftar hitam.',
        done: 'Pelanggan diblokir',
      },
      dismiss: {
        label: 'Bukan orangnya',
        ask: 'Dugaan ini tidak muncul lagi. Pelanggan tidak diberi tahu apa pun.',
        done: 'Dugaan ditutup',
      },
    },
  },
  status: { hint: { waiting: 'Menunggu', blocked: 'Diblokir', dismissed: 'Bukan orangnya', lapsed: 'Gugur' } },
  blacklistHint: {
    on: { phone: 'Nomor HP', email: 'Email', device: 'Perangkat' },
    why: {
      phone:
        'Nomor HP-nya sama dengan yang ada di daftar hitam. Nomor bisa diketik siapa saja, jadi cek dulu orangnya.',
      email: 'Emailnya sama dengan yang ada di daftar hitam, tetapi belum terverifikasi. Cek dulu orangnya.',
      device:
        'Perangkatnya sama dengan yang ada di daftar hitam. Satu perangkat bisa dipakai bersama, jadi cek dulu orangnya.',
    },
  },
  dashboard: { hints: 'Dugaan daftar hitam', hintsHelp: 'pelanggan menunggu diputuskan' },
};
