export const texts = {
  resources: {
    vouchers: {
      name: 'Voucher',
      empty: 'Belum ada voucher. Voucher terbit begitu pembayaran seri Zap dikonfirmasi.',
      fields: {
        q: 'Cari kode, nama, pesanan, HP',
        code: 'Kode',
        customerName: 'Pelanggan',
        orderNumber: 'Pesanan',
        plan: 'Paket',
        used: 'Terpakai',
        issuedAt: 'Terbit',
        useBy: 'Pemakaian pertama paling lambat',
        firstUsedAt: 'Pertama dipakai',
        state: 'Keadaan',
      },
    },
  },
  actions: {
    vouchers: {
      use: {
        fields: { usedOn: 'Tanggal perawatan' },
        label: 'Catat pemakaian',
        ask: 'Satu perawatan sudah diberikan klinik; pelanggan diberi tahu.',
        done: 'Pemakaian dicatat',
      },
    },
  },
  status: {
    voucher: {
      issued: 'Belum dipakai',
      'in-use': 'Sedang dipakai',
      finished: 'Habis dipakai',
      expired: 'Hangus',
      voided: 'Dibatalkan',
    },
  },
  voucher: {
    nth: 'Perawatan ke-%{number} dari %{treatments}. Pelanggan diberi tahu setelah ini dicatat.',
    uses: 'Pemakaian',
    noUses: 'Belum ada perawatan yang dipakai.',
    use: 'Perawatan ke-%{number}',
  },
  messageKind: {
    'tell-voucher-issued': 'Voucher terbit',
    'tell-voucher-used': 'Voucher dipakai',
    'tell-voucher-expired': 'Voucher hangus',
    'remind-voucher': 'Pengingat voucher',
  },
  eventName: {
    'voucher.issued': 'Voucher terbit',
    'voucher.used': 'Voucher dipakai',
    'voucher.due-soon': 'Batas pakai voucher sudah dekat',
    'voucher.expired': 'Voucher hangus',
  },
};
