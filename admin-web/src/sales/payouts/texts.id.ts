import { systemTexts } from '../../platform/i18n/system-texts';

export const texts = {
  resources: {
    payouts: {
      name: 'Uang keluar',
      empty: 'Tidak ada uang yang perlu dikirim.',
      fields: {
        q: 'Cari nama, rekening, atau referensi',
        dueAt: 'Jatuh tempo',
        kind: 'Untuk',
        customerName: 'Penerima',
        amount: 'Nominal',
        bankName: 'Bank tujuan',
        accountNumber: 'Nomor rekening',
        accountName: 'Atas nama',
        batchUid: 'Batch',
        approvedBy: 'Disetujui oleh',
        paidAt: 'Ditransfer',
        paidBy: 'Dicatat oleh',
        reference: 'Nomor referensi',
        cameBack: 'Dikembalikan bank',
        resends: 'Mengirim ulang',
        state: 'Status',
      },
    },
    'payout-batches': {
      name: 'Batch transfer',
      empty: 'Belum ada batch.',
      fields: {
        createdAt: 'Dibuat',
        createdBy: 'Dibuat oleh',
        count: 'Pembayaran',
        paidCount: 'Tercatat',
        amount: 'Total',
        file: 'File diunduh',
        closedAt: 'Selesai',
        state: 'Status',
      },
    },
  },
  payouts: {
    unpaid: 'Belum dibayar',
    toApprove: 'Perlu disetujui di sini',
    approvalDesk: 'Pembayaran ini disetujui di daftarnya sendiri',
    sameReference: 'Referensi kembar',
    newBatch: 'Buat batch',
    blockedInBatch: 'Penerima ini diblokir. Uangnya ikut masuk batch kalau kamu lanjutkan:',
    openBatch: 'Lihat batch',
    file: 'Unduh file bank',
    fileFirst: 'Unduh filenya dan kirim lewat bank, lalu catat di sini.',
    fileHolds:
      'Filenya sudah diunduh, jadi isi batch ini tidak berubah lagi. Kalau tidak jadi dikirim, batalkan batch-nya; kalau ada yang tidak ditransfer bank, keluarkan pembayaran itu.',
    fileOld:
      'Ada pembayaran yang dikeluarkan setelah file ini diunduh %{by}. Unduh lagi dan cocokkan dengan yang ditransfer bank. Kalau file lama sudah dikirim, jangan kirim lagi.',
    paidOf: '%{paid} dari %{count} tercatat',
    cameBack: 'Dikembalikan bank %{on}, dikirim ulang',
    resent: 'Dikembalikan bank %{on}, dikirim ulang tanggal %{resentAt}',
    resends: 'Transfer %{kind} yang dikembalikan bank',
    digits: 'Nomor rekening 5–30 angka',
  },
  transfer: {
    reference: 'Nomor referensi transfer',
    same: 'Bagian dari transfer itu',
    sum: '%{count} pembayaran, %{amount}, lewat %{transfers} transfer. Satu rekening cukup satu transfer dengan satu nomor referensi.',
    back: 'kembali ke rekening asalnya',
    done: 'Selesai',
    firstRefused: 'Belum dicatat: pembayaran pertama ke rekening ini ditolak.',
  },
  actions: {
    payouts: {
      approve: {
        label: 'Setujui',
        ask: 'Rekeningnya diisi admin lain. Cocokkan dulu dengan pemiliknya.',
        done: 'Disetujui, siap masuk batch',
      },
      'change-account': {
        label: 'Ganti rekening',
        ask: 'Pembayaran keluar dari batch. Admin lain perlu menyetujui lagi, kecuali kembali ke rekening yang diisi pelanggan.',
        done: 'Rekening diganti',
      },
      'take-out': {
        label: 'Keluarkan dari batch',
        ask: 'Pembayaran tetap disetujui dan ikut batch berikutnya. Pastikan bank tidak mentransfernya.',
        done: 'Dikeluarkan dari batch',
      },
    },
    'payout-batches': {
      file: { label: 'Unduh file bank' },
      pay: {
        label: 'Catat sudah ditransfer',
        ask: 'Kirim filenya lewat bank dulu. Semua pembayarannya tercatat sebagai satu transfer dengan referensi ini, yang cocok dengan satu baris rekening koran.',
        done: 'Semua pembayaran tercatat',
      },
      cancel: {
        label: 'Batalkan batch',
        ask: 'Pakai ini kalau filenya tidak dikirim ke bank, oleh siapa pun yang mengunduhnya. Pembayarannya bisa masuk batch lain.',
        done: 'Batch dibatalkan',
      },
    },
  },
  status: {
    payout: {
      scheduled: 'Perlu disetujui',
      approved: 'Siap dikirim',
      paid: 'Ditransfer',
      cancelled: 'Dibatalkan',
    },
    payoutBatch: { open: 'Terbuka', paid: 'Selesai', cancelled: 'Dibatalkan' },
    givenBack: { waiting: 'Dikembalikan bank', resent: 'Sudah dikirim ulang' },
  },
  payoutKind: {
    reimbursement: 'Penggantian host',
    refund: 'Pengembalian dana',
    venue: 'Tempat main',
    unplaced: 'Dana belum dikenali',
    bounced: 'Transfer ulang',
    cost: 'Biaya',
    disbursement: 'Penyaluran donasi',
    other: 'Tip dan hadiah',
  },
  systemText: systemTexts(
    'Belum ada pembayaran disetujui yang menunggu dikirim.',
    'Pembayaran ini disetujui di daftarnya sendiri.',
    'Kamu yang mengisi rekeningnya. Minta admin lain menyetujuinya.',
    'Pengembalian ini sudah masuk daftar pembayaran.',
    'Unduh berkas banknya dulu, kirim lewat bank, lalu catat di sini.',
  ),
};
