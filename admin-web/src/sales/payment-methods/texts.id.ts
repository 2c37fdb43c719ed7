import { systemTexts } from '../../platform/i18n/system-texts';

export const texts = {
  resources: {
    'payment-methods': {
      name: 'Rekening toko',
      empty: 'Belum ada rekening.',
      fields: {
        q: 'Cari bank atau nomor rekening',
        bankName: 'Bank',
        accountNumber: 'Nomor rekening',
        accountName: 'Atas nama',
        position: 'Urutan',
        active: 'Keadaan',
        uniqueCode: 'Kode unik',
      },
    },
  },
  actions: {
    'payment-methods': {
      deactivate: {
        label: 'Sembunyikan',
        ask: 'Pelanggan tidak melihat rekening ini lagi. Transfer yang sudah terkirim tetap diperiksa seperti biasa.',
        done: 'Rekening disembunyikan',
      },
      activate: {
        label: 'Tampilkan',
        ask: 'Pelanggan bisa membayar ke rekening ini, begitu pemilik lain atau admin keuangan menyetujuinya.',
        done: 'Rekening ditampilkan',
      },
      approve: { label: 'Setujui', done: 'Rekening tampil seperti yang diusulkan' },
      withdraw: {
        label: 'Tarik usulan',
        ask: 'Usulannya tidak jadi; rekeningnya tetap seperti sekarang.',
        done: 'Usulan ditarik',
      },
      propose: { label: 'Usulkan rekening' },
    },
  },
  dashboard: { proposedAccounts: 'Usulan rekening toko' },
  payment_methods: {
    toBe: 'rekening ini jadi %{bankName} %{accountNumber} atas nama %{accountName}',
    toShow: 'rekening ini ditampilkan ke pelanggan: %{bankName} %{accountNumber} atas nama %{accountName}',
    uniqueCode: 'Jumlah transfer ditambah 1–999 rupiah supaya pembayarnya dikenali. Tambahan itu dibukukan sendiri.',
  },
  status: {
    paymentMethod: { active: 'Ditampilkan', inactive: 'Disembunyikan' },
    uniqueCode: { on: 'Dipakai', off: 'Tidak dipakai' },
    changeProposal: { waiting: 'Ada usulan' },
  },
  systemText: systemTexts(
    'Rekening ini sudah ada di daftar',
    'Nomor rekening 5–20 angka',
    'Nomor rekening tidak boleh nol semua',
    'Harus ada satu rekening yang aktif, selain rekening contoh. Aktifkan rekening lain dulu, ya.',
  ),
};
