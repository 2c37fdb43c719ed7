export const texts = {
  resources: {
    'shop-purchases': {
      name: 'Pembelian toko',
      empty: 'Tidak ada langganan yang perlu dibeli.',
      fields: {
        dueAt: 'Dibeli paling lambat',
        groupName: 'Grup',
        providerName: 'Layanan',
        number: 'Siklus',
        members: 'Anggota yang sudah bayar',
        account: 'Akun toko',
        cost: 'Biaya',
        renewsOn: 'Diperpanjang provider',
        boughtAt: 'Dibeli',
        boughtBy: 'Dicatat oleh',
      },
    },
  },
  actions: {
    'shop-purchases': {
      buy: {
        label: 'Catat pembelian',
        ask: 'Tulis biaya yang didebit provider, akun toko yang dipakai, dan tanggal provider memperpanjang. Biayanya masuk buku besar.',
        askOnce:
          'Tulis biaya serinya dan akun toko di kliniknya. Begitu dicatat, voucher anggota terbit dan masa pakainya mulai. Biayanya masuk buku besar.',
        done: 'Pembelian dicatat',
      },
    },
  },
  shopPurchases: {
    open: 'Perlu dibeli',
    bought: 'Sudah dibeli',
    unneeded: 'Tidak perlu dibeli',
    nobody:
      'Tidak ada lagi anggota yang sudah bayar di grup ini, jadi langganannya tidak perlu dibeli. Kalau ada yang membayar lagi, tugasnya kembali. Yang sudah telanjur dibayar toko dicatat dengan alasannya.',
    cycle: 'siklus %{n}',
    first: 'Grup ini tanpa host dan anggotanya sudah bayar: toko yang membeli langganannya.',
    before: 'Siklus sebelumnya: %{cost} dengan akun %{account}.',
  },
  eventName: { 'shop-purchase.bought': 'Langganan dibeli toko' },
};
