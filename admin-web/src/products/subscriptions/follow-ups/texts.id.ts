export const texts = {
  resources: {
    'follow-ups': {
      name: 'Permintaan bantuan',
      empty: 'Tidak ada pertanyaan di sini.',
      fields: {
        q: 'Cari nama, pesanan, HP, isi',
        createdAt: 'Ditanyakan',
        orderNumber: 'Pesanan',
        customerName: 'Pelanggan',
        plan: 'Paket',
        groupName: 'Grup',
        topic: 'Topik',
        message: 'Pertanyaan',
        state: 'Keadaan',
        answer: 'Jawaban',
        answeredBy: 'Dijawab oleh',
        answeredAt: 'Dijawab',
        closedBy: 'Ditutup oleh',
        closedAt: 'Ditutup',
      },
    },
  },
  actions: {
    'follow-ups': {
      answer: {
        label: 'Jawab',
        ask: 'Jawabanmu dikirim ke pelanggan lewat notifikasi dan email.',
        done: 'Jawaban dikirim',
      },
      close: { label: 'Tutup', ask: 'Pertanyaan ini dianggap selesai.', done: 'Pertanyaan ditutup' },
    },
  },
  status: { 'follow-up': { open: 'Menunggu jawaban', answered: 'Dijawab', closed: 'Ditutup' } },
  dashboard: { followUps: 'Permintaan bantuan', followUpsHelp: 'pertanyaan menunggu jawaban' },
  help: {
    login: 'Tidak bisa masuk',
    seat: 'Kursi atau grup',
    payment: 'Pembayaran atau pengembalian dana',
    other: 'Lainnya',
    noSecrets: 'Jangan tulis kata sandi di sini; simpan di brankas grup.',
  },
  messageKind: { 'tell-follow-up-answered': 'Permintaan bantuan dijawab' },
  eventName: { 'follow-up.asked': 'Bantuan diminta', 'follow-up.answered': 'Permintaan bantuan dijawab' },
};
