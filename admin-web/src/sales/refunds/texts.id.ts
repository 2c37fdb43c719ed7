export const texts = {
  resources: {
    refunds: {
      name: 'Pengembalian dana',
      empty: 'Tidak ada dana yang perlu dikembalikan.',
      fields: {
        q: 'Cari nama, pesanan, HP, atau email',
        orderNumber: 'Pesanan',
        customerName: 'Pelanggan',
        reason: 'Alasan',
        amount: 'Nominal',
        used: 'Sudah dipakai sebagai kredit',
        by: 'Diminta oleh',
        bookedBy: 'Kredit dibukukan oleh',
        approvedBy: 'Disetujui oleh',
        paidFrom: 'Dibayar dari',
        bankName: 'Rekening tujuan',
        reference: 'Nomor referensi',
        askedAt: 'Diminta',
        creditedAt: 'Menjadi kredit',
        gatewayAskedAt: 'Diminta ke gateway',
        paidAt: 'Ditransfer',
        state: 'Status',
      },
    },
  },
  actions: {
    refunds: {
      approve: {
        label: 'Setujui',
        ask: 'Setelah disetujui, dananya boleh ditransfer. Yang meminta tidak bisa menyetujui sendiri.',
        done: 'Pengembalian disetujui',
      },
      'send-back': {
        label: 'Kembalikan lewat gateway',
        ask: 'Dananya kembali ke QRIS atau dompet pelanggan lewat gateway, dari saldo toko di sana. Bila gateway belum menjawab, tekan lagi; dananya tidak kembali dua kali.',
        done: 'Dikembalikan lewat gateway, pelanggan dikabari',
      },
      schedule: {
        label: 'Masukkan ke transfer massal',
        ask: 'Dananya ikut file transfer berikutnya, ke rekening ini. Kalau pelanggan sudah mengisi rekening, rekening lain perlu alasan dan persetujuan admin lain. Kreditnya tidak dipakai untuk perpanjangan lagi.',
        done: 'Masuk daftar uang keluar',
      },
      pay: {
        fields: {
          bankName: 'Bank tujuan',
          accountNumber: 'Nomor rekening',
          accountName: 'Atas nama',
        },
        label: 'Catat transfer',
        ask: 'Transfer dulu dananya, lalu catat di sini. Rekening yang diminta pelanggan sudah terisi; kalau belum ada, tulis ke rekening mana dananya kamu kirim.',
        done: 'Transfer dicatat, pelanggan dikabari',
      },
    },
  },
  refundAccount: { none: 'Belum ditulis pelanggan', ask: 'Minta rekening' },
  status: {
    refund: {
      requested: 'Diminta',
      approved: 'Siap ditransfer',
      credited: 'Kredit pelanggan',
      used: 'Terpakai',
      paid: 'Sudah ditransfer',
      cancelled: 'Dibatalkan',
    },
  },
};
