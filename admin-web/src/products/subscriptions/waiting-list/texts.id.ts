export const texts = {
  resources: {
    'waiting-list': {
      name: 'Daftar tunggu',
      empty: 'Belum ada yang menunggu kursi.',
      fields: {
        q: 'Cari nama, HP, atau email',
        waitsSince: 'Menunggu sejak',
        customerName: 'Pelanggan',
        plan: 'Paket',
        notes: 'Catatan',
        offeredAt: 'Sudah ditawari',
        heldUntil: 'Disimpan sampai',
      },
    },
  },
  waitingList: { waiting: 'Menunggu', offered: 'Sudah ditawari' },
};
