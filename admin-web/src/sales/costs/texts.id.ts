import { systemTexts } from '../../platform/i18n/system-texts';

export const texts = {
  resources: {
    costs: {
      name: 'Biaya',
      empty: 'Belum ada biaya. Catat dari produk Sekeranjang, stok, atau pengirimannya.',
      fields: {
        q: 'Cari barang, penerima, atau referensi',
        at: 'Dicatat',
        kind: 'Jenis',
        label: 'Untuk',
        amount: 'Nominal',
        expected: 'Perkiraan paling banyak',
        payee: 'Dibayar ke',
        reference: 'Nomor referensi',
        reason: 'Alasan',
        by: 'Dicatat oleh',
        decidedBy: 'Diputuskan oleh',
        decidedAt: 'Diputuskan',
        state: 'Status',
      },
    },
  },
  cost: {
    amount: 'Yang dibayar (Rp)',
    payee: 'Dibayar ke',
    proposed: '%{by} mengajukan %{amount} ke %{payee}, referensi %{reference}, %{at}: “%{reason}”.',
    proposedOwn: 'Menunggu admin lain mencatat yang sama. Kalau keliru, tarik usulannya di Biaya.',
    proposedOther:
      'Cocokkan dengan nota dan rekening koran, lalu catat yang sama: nominal, penerima, dan referensinya. Kalau keliru, tarik usulannya di Biaya.',
    ownDesk: 'Disetujui di daftarnya sendiri: admin lain mencatat pembelian yang sama di sana.',
  },
  costKind: {
    sekeranjang: 'Barang Sekeranjang',
    merchandise: 'Stok merchandise',
    postage: 'Ongkir',
    group: 'Langganan grup',
    animal: 'Hewan qurban',
    errand: 'Barang titipan',
  },
  status: { cost: { proposed: 'Menunggu admin lain', booked: 'Dibukukan', withdrawn: 'Ditarik' } },
  actions: {
    costs: {
      approve: {
        label: 'Setujui',
        ask: 'Cocokkan dulu dengan nota dan rekening koran. Biayanya langsung masuk buku besar.',
        done: 'Biaya dibukukan',
      },
      withdraw: {
        label: 'Tarik usulan',
        ask: 'Biaya ini tidak jadi dibukukan dan bisa dicatat lagi.',
        done: 'Usulan ditarik',
      },
    },
  },
  systemText: systemTexts(
    'Biaya ini disetujui di daftarnya sendiri: catat jumlah yang sama di sana.',
    'Kamu yang mengajukan biaya ini. Minta admin lain menyetujuinya.',
    'Targetnya belum tercapai, jadi belum ada yang dibeli.',
    'Paket ini tidak atau belum dikirim kurir, jadi belum ada ongkirnya.',
  ),
};
