import { systemTexts } from '../../platform/i18n/system-texts';

export const texts = {
  resources: {
    'unplaced-money': {
      name: 'Dana belum dikenali',
      empty: 'Semua dana masuk sudah dikenali.',
      fields: {
        q: 'Cari keterangan bank',
        arrivedOn: 'Tanggal masuk',
        days: 'Umur',
        amount: 'Nominal',
        shopBank: 'Rekening toko',
        description: 'Keterangan bank',
        reference: 'Referensi',
        parts: 'Bagian lain dari transfer ini',
        orderNumber: 'Ditempatkan ke pesanan',
        payout: 'Dikembalikan ke',
        bookedBy: 'Dibukukan oleh',
        bookedAt: 'Dibukukan',
        decidedBy: 'Diputuskan oleh',
        decidedAt: 'Diputuskan',
        state: 'Status',
      },
    },
  },
  unplaced: {
    days: '%{smart_count} hari',
    number: 'Nomor pesanan atau tagihan',
    part: 'Berapa untuk pesanan ini?',
    partHelp: 'Boleh kosong: semua sisanya',
    partOf: 'Bagian dari transfer %{amount}',
  },
  actions: {
    'unplaced-money': {
      assign: {
        label: 'Pasangkan ke tagihan',
        ask: 'Dana ini jadi pembayaran tagihan itu. Kurang: sisanya tetap ditagih. Lebih: jadi kredit pelanggan. Kalau transfernya untuk beberapa pesanan, isi bagiannya; sisa dananya tetap di daftar.',
        done: 'Dana dipasangkan',
      },
      credit: {
        label: 'Jadikan kredit',
        ask: 'Dana ini, atau bagian yang kamu isi, jadi kredit pelanggan yang punya pesanan itu.',
        done: 'Dana jadi kredit pelanggan',
      },
      withdraw: {
        label: 'Tarik usulan',
        ask: 'Dana ini tidak jadi dipasangkan dan menunggu seperti semula.',
        done: 'Usulan ditarik',
      },
      return: {
        label: 'Kembalikan ke pengirim',
        ask: 'Isi rekening pengirimnya. Admin lain menyetujui di Uang keluar, lalu dananya ikut batch berikutnya.',
        done: 'Masuk daftar uang keluar, menunggu persetujuan',
      },
      keep: {
        label: 'Batalkan pengembalian',
        ask: 'Pembayarannya dibatalkan dan dananya bisa ditempatkan lagi.',
        done: 'Pengembalian dibatalkan',
      },
    },
  },
  status: {
    unplacedMoney: {
      open: 'Belum dikenali',
      returning: 'Sedang dikembalikan',
      assigned: 'Ditempatkan',
      joined: 'Dipasangkan ke pembayaran',
      returned: 'Dikembalikan',
      resending: 'Sedang dikirim ulang',
      resent: 'Dikirim ulang',
      recovered: 'Kembali dari penjual',
    },
  },
  systemText: systemTexts('Dana masuk tanpa tagihan', 'Tidak jadi dikembalikan'),
};
