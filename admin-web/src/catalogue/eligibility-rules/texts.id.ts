export const texts = {
  resources: {
    'eligibility-rules': {
      name: 'Syarat ikut',
      empty: 'Tidak ada syarat yang cocok.',
      fields: {
        q: 'Cari layanan, paket, atau syarat',
        providerName: 'Layanan',
        packageName: 'Paket',
        text: 'Syarat',
        active: 'Ditanyakan',
        updatedAt: 'Terakhir diubah',
      },
    },
  },
  actions: {
    'eligibility-rules': {
      reset: {
        label: 'Kembalikan syarat bawaan',
        ask: 'Syarat ini ditanyakan lagi dengan kata-kata bawaan.',
        done: 'Syarat bawaan dipakai lagi',
      },
    },
  },
  scheme: { bundledRule: 'Bawaan: %{text}', notAsked: 'Syarat ini tidak ditanyakan.' },
};
