/** An action's button, what its dialog asks, and what is said when it is done. */
export const actionsId = {
  orders: {
    cancel: {
      label: 'Batalkan pesanan',
      ask: 'Kursinya dilepas saat itu juga dan pelanggan diberi tahu.',
      done: 'Pesanan dibatalkan',
    },
    refund: {
      label: 'Kembalikan dana',
      ask: 'Pesanan ditutup dan pengembalian dana dicatat di buku besar.',
      done: 'Pengembalian dana dicatat',
    },
  },
  payments: {
    confirm: {
      label: 'Konfirmasi pembayaran',
      ask: 'Pastikan dananya sudah masuk ke rekening kita.',
      done: 'Pembayaran dikonfirmasi',
    },
    reject: {
      label: 'Tolak bukti',
      ask: 'Pelanggan diminta mengunggah bukti lagi.',
      done: 'Bukti ditolak, pelanggan diberi tahu',
    },
  },
  accounts: {
    activate: {
      label: 'Aktifkan',
      ask: 'Anggota langsung berstatus aktif tanpa menunggu grupnya siap.',
      done: 'Akun diaktifkan',
    },
    cancel: { label: 'Batalkan kursi', ask: 'Kursi dilepas dan ditawarkan lagi.', done: 'Kursi dibatalkan' },
    refund: {
      label: 'Kembalikan dana',
      ask: 'Kursi dilepas dan pengembalian dana dicatat di buku besar.',
      done: 'Pengembalian dana dicatat',
    },
    end: {
      label: 'Akhiri keanggotaan',
      ask: 'Keanggotaan berakhir tanpa pengembalian dana.',
      done: 'Keanggotaan diakhiri',
    },
  },
  vouchers: {
    use: {
      label: 'Catat pemakaian',
      ask: 'Satu perawatan sudah diberikan klinik; pelanggan diberi tahu.',
      done: 'Pemakaian dicatat',
    },
  },
  'host-purchases': {
    verify: {
      label: 'Verifikasi pembelian',
      ask: 'Pastikan provider benar-benar sudah mendebit host.',
      done: 'Pembelian diverifikasi',
    },
    reject: { label: 'Tolak bukti', ask: 'Host diminta mengirim bukti lagi.', done: 'Bukti pembelian ditolak' },
  },
  reimbursements: {
    approve: {
      label: 'Setujui',
      ask: 'Penggantian ini masuk ke batch transfer berikutnya.',
      done: 'Penggantian disetujui',
    },
    pay: {
      label: 'Catat pembayaran',
      ask: 'Isi setelah transfernya selesai. Host langsung diberi tahu.',
      done: 'Penggantian dibayar',
    },
    cancel: {
      label: 'Batalkan penggantian',
      ask: 'Host tidak akan menerima penggantian ini.',
      done: 'Penggantian dibatalkan',
    },
  },
  'account-groups': {
    'store-credential': {
      label: 'Simpan data login',
      ask: 'Anggota aktif dikabari dan bisa membukanya. Setelah disimpan, isinya tidak tampil lagi di konsol.',
      done: 'Data login disimpan',
    },
  },
  'follow-ups': {
    answer: {
      label: 'Jawab',
      ask: 'Jawabanmu dikirim ke pelanggan lewat notifikasi dan email.',
      done: 'Jawaban dikirim',
    },
    close: { label: 'Tutup', ask: 'Pertanyaan ini dianggap selesai.', done: 'Pertanyaan ditutup' },
  },
  blacklist: {
    create: {
      label: 'Tambah ke daftar hitam',
      ask: 'Siapa pun dengan nomor, email, atau perangkat ini langsung tidak bisa memesan, dikeluarkan dari semua perangkat, dan diberi tahu alasannya.',
      done: 'Masuk daftar hitam',
    },
    lift: { label: 'Cabut', ask: 'Pelanggan bisa memesan lagi dan membaca alasannya.', done: 'Daftar hitam dicabut' },
    'accept-appeal': {
      label: 'Terima banding',
      ask: 'Blokir dicabut. Jawabanmu dikirim ke pelanggan.',
      done: 'Banding diterima',
    },
    'refuse-appeal': {
      label: 'Tolak banding',
      ask: 'Blokir tetap berlaku. Jawabanmu dikirim ke pelanggan.',
      done: 'Banding ditolak',
    },
  },
  customers: {
    block: { label: 'Blokir', ask: 'Pelanggan ini tidak akan bisa memesan lagi.', done: 'Pelanggan diblokir' },
    unblock: { label: 'Buka blokir', ask: 'Pelanggan ini bisa memesan lagi.', done: 'Blokir dibuka' },
    'withdraw-erasure': {
      label: 'Batalkan penghapusan',
      ask: 'Hanya kalau pelanggan sendiri yang memintanya.',
      done: 'Penghapusan dibatalkan',
    },
  },
  maintenance: {
    start: {
      label: 'Tutup toko',
      ask: 'Semua pelanggan melihat halaman perawatan sampai toko dibuka lagi.',
      done: 'Toko ditutup',
    },
    stop: { label: 'Buka toko', ask: 'Pelanggan bisa masuk dan memesan lagi.', done: 'Toko dibuka' },
  },
  events: {
    redrive: {
      label: 'Jalankan ulang',
      ask: 'Pekerjaannya diantrekan lagi; yang sudah selesai tidak terulang.',
      done: 'Peristiwa diantrekan lagi',
    },
  },
};
