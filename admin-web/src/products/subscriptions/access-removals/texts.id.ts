export const texts = {
  resources: {
    'access-removals': {
      name: 'Pencabutan akses',
      empty: 'Tidak ada akses yang perlu dicabut.',
      fields: {
        q: 'Cari nama, pesanan, HP, atau email',
        createdAt: 'Berakhir',
        orderNumber: 'Pesanan',
        customerName: 'Mantan anggota',
        plan: 'Paket',
        groupName: 'Grup',
        accountEmail: 'Email akun provider',
        doneAt: 'Dicabut',
        doneBy: 'Dicabut oleh',
      },
    },
  },
  actions: {
    'access-removals': {
      finish: {
        label: 'Akses sudah dicabut',
        ask: 'Pastikan kata sandinya sudah diganti atau undangannya sudah ditarik.',
        done: 'Akses dicatat sudah dicabut',
      },
    },
  },
  accessRemovals: {
    open: 'Perlu dicabut',
    done: 'Sudah dicabut',
    isDone: 'Aksesnya sudah dicabut.',
    changePassword:
      'Mantan anggota ini pernah membuka login yang masih berlaku. Ganti kata sandinya dan simpan yang baru di brankas grup.',
    withdraw: 'Tarik undangan atau keluarkan akunnya dari keluarga di provider. Host tidak perlu mengubah apa pun.',
  },
};
