import { systemTexts } from '../../../platform/i18n/system-texts';

export const texts = {
  resources: {
    'host-purchases': {
      name: 'Pembelian host',
      empty: 'Belum ada bukti pembelian dari host.',
      fields: {
        q: 'Cari nomor pesanan atau host',
        orderNumber: 'Pesanan',
        customerName: 'Host',
        plan: 'Paket',
        groupName: 'Grup',
        state: 'Keadaan',
        bankName: 'Bank',
        accountNumber: 'Nomor rekening',
        accountName: 'Atas nama',
        claimed: 'Didebit menurut host',
        debitedAt: 'Tanggal didebit',
        providerPrice: 'Harga provider (termasuk pajak)',
        hostShare: 'Bagian host',
        transferFee: 'Biaya transfer',
        reimbursement: 'Penggantian',
        submittedAt: 'Dikirim',
        decidedAt: 'Diputuskan',
        decidedBy: 'Oleh',
        reason: 'Alasan',
      },
    },
  },
  actions: {
    'host-purchases': {
      verify: {
        fields: { providerPrice: 'Jumlah yang didebit provider (Rp)' },
        label: 'Verifikasi pembelian',
        ask: 'Pastikan provider benar-benar sudah mendebit host.',
        done: 'Pembelian diverifikasi',
      },
      reject: { label: 'Tolak bukti', ask: 'Host diminta mengirim bukti lagi.', done: 'Bukti pembelian ditolak' },
      reimburse: {
        label: 'Jadwalkan penggantian',
        ask: 'Kursi host ini sudah diakhiri, tapi provider sudah mendebitnya. Uangnya dijadwalkan untuk diganti.',
        done: 'Penggantian dijadwalkan',
      },
    },
  },
  status: { purchase: { submitted: 'Menunggu', verified: 'Terverifikasi', rejected: 'Ditolak' } },
  verify: {
    priceHelp: 'Paket ini belum punya harga provider. Isi sesuai bukti, termasuk pajak.',
    differs: 'Host menulis %{claimed}, harga paket %{known}. Periksa lagi buktinya.',
    priceInvalid: 'Isi dengan angka lebih dari nol, misalnya 186000',
  },
  dashboard: { purchases: 'Pembelian host', purchasesHelp: 'menunggu verifikasi' },
  messageKind: { 'tell-purchase-rejected': 'Bukti pembelian host ditolak' },
  eventName: {
    'host.purchase-submitted': 'Bukti pembelian host dikirim',
    'host.purchase-verified': 'Pembelian host disetujui',
    'host.purchase-rejected': 'Bukti pembelian host ditolak',
  },
  systemText: systemTexts(
    'Bukti pembelian host diunggah',
    'Bukti pembelian dikirim',
    'Bukti pembelian host ditolak',
    'Pembelian host terverifikasi',
  ),
};
