export const texts = {
  resources: {
    packages: {
      name: 'Paket',
      empty: 'Belum ada paket.',
      fields: {
        providerUid: 'Layanan',
        description: 'Penjelasan',
        position: 'Urutan',
        q: 'Cari paket atau layanan',
        providerName: 'Layanan',
        name: 'Paket',
        slug: 'Slug',
        isHost: 'Host',
        isPo: 'Pre-Order',
        needsTv: 'Butuh TV',
        voucherTreatments: 'Perawatan dalam voucher',
        voucherFirstUseDays: 'Hari sampai pemakaian pertama',
        active: 'Dijual',
        variants: 'Varian',
      },
    },
  },
  actions: {
    packages: {
      activate: { label: 'Jual lagi', ask: 'Paket tampil lagi di toko.', done: 'Paket dijual lagi' },
      deactivate: {
        label: 'Berhenti jual',
        ask: 'Paket hilang dari toko; pesanan yang ada tetap jalan.',
        done: 'Paket tidak dijual lagi',
      },
    },
  },
  packageForm: {
    isPo: 'Pembeli menunggu grup penuh, baru membayar.',
    once: 'Ditentukan sekali saat dibuat.',
    voucher: 'Kosongkan kalau paket ini tanpa voucher.',
  },
};
