export const texts = {
  resources: {
    'account-groups': {
      name: 'Grup',
      empty: 'Belum ada grup. Grup dibuka sendiri saat ada pesanan.',
      fields: {
        q: 'Cari nama grup',
        name: 'Grup',
        providerName: 'Layanan',
        familyName: 'Keluarga paket',
        seats: 'Kursi',
        occupied: 'Terisi',
        missing: 'Kurang',
        tvSlots: 'Slot TV',
        fillEpoch: 'Berapa kali penuh',
        filledAt: 'Penuh sejak',
        createdAt: 'Dibuka',
        seatMap: 'Peta kursi',
      },
    },
  },
  actions: {
    'account-groups': {
      'store-credential': {
        fields: {
          username: 'Nama pengguna atau email',
          password: 'Kata sandi',
          profile: 'Nama profil (opsional)',
          pin: 'PIN profil (opsional)',
          note: 'Catatan (opsional)',
        },
        label: 'Simpan data login',
        ask: 'Anggota aktif dikabari dan bisa membukanya. Setelah disimpan, isinya tidak tampil lagi di konsol.',
        done: 'Data login disimpan',
      },
    },
  },
  filter: { short: 'Kurang anggota' },
  dashboard: {
    groupsShort: 'Grup kurang anggota',
    missing: 'kurang %{n}',
    noneShort: 'Tidak ada grup yang kurang anggota',
  },
  vault: {
    title: 'Brankas data login',
    empty: 'Belum ada data login. Host atau admin bisa menyimpannya.',
    stored: 'Versi %{version}, disimpan %{by} pada %{at}.',
    by: { host: 'oleh host', admin: 'oleh admin' },
    replace: 'Ganti data login',
    former:
      '%{n} bekas anggota masih tahu data login ini. Ganti kata sandinya di provider, lalu simpan yang baru di sini. Host tidak boleh mengubah akunnya.',
    accesses: 'Siapa yang menyimpan dan membuka',
    noAccesses: 'Belum ada yang membuka.',
    storedBy: 'menyimpan versi %{version}',
    revealedBy: 'membuka versi %{version}',
  },
  messageKind: { 'tell-credential-changed': 'Data login grup berubah' },
  eventName: {
    'group.filled': 'Grup penuh',
    'seat.freed': 'Kursi kosong lagi',
    'group.reopened': 'Grup dibuka lagi',
    'credential.changed': 'Data login grup berubah',
  },
};
