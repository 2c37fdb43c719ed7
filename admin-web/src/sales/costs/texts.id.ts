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
        recovered: 'Sudah kembali',
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
    reversalProposed:
      '%{by} ingin membatalkan biaya ini, %{at}: “%{reason}”. Admin lain membatalkannya juga, atau usulannya ditarik.',
    reversed: 'Dibatalkan oleh %{by}, %{at}: “%{reason}”.',
    recoveries: 'Uang kembali',
    recovered: 'Kembali',
    net: 'jadi biayanya',
    recoveryUndone: 'Catatannya dibatalkan oleh %{by}, %{at}: “%{reason}”.',
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
  status: {
    cost: { proposed: 'Menunggu admin lain', booked: 'Dibukukan', withdrawn: 'Ditarik', reversed: 'Dibatalkan' },
  },
  actions: {
    costs: {
      approve: {
        label: 'Setujui',
        ask: 'Cocokkan dulu dengan nota dan rekening koran. Biayanya langsung masuk buku besar.',
        done: 'Biaya dibukukan',
      },
      withdraw: {
        label: 'Tarik usulan',
        ask: 'Yang diajukan tidak jadi: biayanya bisa dicatat lagi, atau tetap dibukukan.',
        done: 'Usulan ditarik',
      },
      reverse: {
        label: 'Batalkan biaya',
        ask: 'Untuk yang salah dicatat, misalnya nominalnya. Buku besar dibalik dan nomor referensinya bebas, jadi biaya yang benar bisa dicatat lagi. Yang sudah cocok dengan rekening koran memang keluar, dan tidak bisa dibatalkan.',
        done: 'Biaya dibatalkan',
      },
    },
  },
  systemText: systemTexts(
    'Biaya ini bagian dari pembelian di daftarnya sendiri, jadi tidak bisa dibatalkan di sini.',
    'Biaya ini disetujui di daftarnya sendiri: catat jumlah yang sama di sana.',
    'Kamu yang mengajukan biaya ini. Minta admin lain menyetujuinya.',
    'Targetnya belum tercapai, jadi belum ada yang dibeli.',
    'Paket ini tidak atau belum dikirim kurir, jadi belum ada ongkirnya.',
  ),
};
