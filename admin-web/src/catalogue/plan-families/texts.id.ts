export const texts = {
  resources: {
    'plan-families': {
      name: 'Keluarga paket',
      empty: 'Belum ada keluarga paket.',
      fields: {
        q: 'Cari keluarga paket',
        name: 'Nama',
        slug: 'Slug',
        providerUid: 'Layanan',
        providerName: 'Layanan',
        seats: 'Kursi (host + reguler)',
        hostSeats: 'Kursi host',
        regularSeats: 'Kursi reguler',
        tvSlots: 'Slot TV',
        startsWhenConfirmed: 'Diproses setelah',
        providerPrice: 'Tagihan provider (Rp)',
        transferFee: 'Biaya transfer (Rp)',
        variants: 'Varian',
      },
    },
  },
  familyForm: {
    providerPrice: 'Untuk satu grup, termasuk pajak. Kosongkan bila belum diketahui.',
    transferFee: 'Dipotong dari penggantian host.',
    once: 'Ditentukan sekali: grup dibuka dengan kursi ini.',
    tvSlots: 'Kosongkan bila paketnya tidak peduli TV.',
    starts: 'Diproses setelah sekian anggota dikonfirmasi; kosongkan bila tidak perlu menunggu.',
  },
};
