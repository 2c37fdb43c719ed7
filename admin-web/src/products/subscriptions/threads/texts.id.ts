export const texts = {
  resources: {
    threads: {
      name: 'Percakapan',
      empty: 'Tidak ada percakapan di sini.',
      fields: {
        q: 'Cari nama, pesanan, HP, atau email',
        lastAt: 'Pesan terakhir',
        waitsSince: 'Menunggu sejak',
        orderNumber: 'Pesanan',
        customerName: 'Anggota',
        plan: 'Paket',
        groupName: 'Grup',
        lastMessage: 'Isi',
        unread: 'Belum dibaca',
      },
    },
  },
  actions: {
    threads: {
      write: { label: 'Kirim pesan', done: 'Pesan terkirim' },
      'mark-read': { ask: 'Tanpa membalas.', label: 'Tandai sudah dibaca', done: 'Pesan ditandai sudah dibaca' },
    },
  },
  threads: {
    title: 'Percakapan',
    empty: 'Belum ada pesan.',
    unread: 'Belum dibaca',
    write: 'Tulis pesan',
    help: 'Dibaca anggota dan host. Untuk klaim yang terbuka, pesan ini terhitung sebagai jawaban.',
    party: { member: 'anggota', host: 'host', admin: 'tim' },
  },
  dashboard: { unreadThreads: 'Percakapan', unreadThreadsHelp: 'belum dibaca' },
  messageKind: { 'tell-thread-written': 'Pesan baru' },
  eventName: { 'thread.written': 'Pesan ditulis' },
};
