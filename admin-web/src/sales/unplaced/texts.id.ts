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
        cost: 'Kembali dari biaya',
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
    costUid: 'Biaya yang dikembalikan',
    costHelp: 'Cari penjual, barang, atau nomor referensinya.',
    costLeft: 'sisa %{amount}',
    recovered: 'Yang kembali (Rp)',
    recoveredHelp: 'Kosongkan kalau semua dana ini. Sisanya tetap belum dikenali.',
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
      recover: {
        label: 'Kembali dari penjual',
        ask: 'Untuk uang dari penjual atau kurir yang mengembalikan sebagian atau semua yang pernah dibayar. Biayanya di buku besar jadi lebih kecil.',
        done: 'Uang kembali dicatat',
      },
      undo: {
        label: 'Batalkan catatan',
        ask: 'Kalau ternyata bukan uang dari penjual: biayanya kembali seperti semula, dan dana ini bisa ditempatkan lagi.',
        done: 'Catatan dibatalkan',
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
  systemText: systemTexts(
    'Dana masuk tanpa tagihan',
    'Tidak jadi dikembalikan',
    'Dana ini masuk sebelum biayanya dibayar, jadi bukan uang kembalinya.',
    'Biaya ini sudah kembali semuanya.',
    'Biaya ini sedang diusulkan untuk dibatalkan. Tarik usulannya dulu di Biaya.',
    'Biaya ini bagian dari pembelian untuk grup, hewan, atau titipan, jadi uang kembalinya milik pelanggan: jadikan kredit dengan nomor pesanannya.',
  ),
};
