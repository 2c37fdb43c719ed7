import { systemTexts } from '../../../platform/i18n/system-texts';

export const texts = {
  resources: {
    reimbursements: {
      name: 'Penggantian',
      empty: 'Belum ada penggantian untuk host.',
      fields: {
        q: 'Cari host, pesanan, HP, atau email',
        orderNumber: 'Pesanan',
        customerName: 'Host',
        plan: 'Paket',
        groupName: 'Grup',
        state: 'Keadaan',
        providerPrice: 'Harga provider (termasuk pajak)',
        hostShare: 'Bagian host',
        transferFee: 'Biaya transfer',
        amount: 'Dibayarkan',
        cycle: 'Siklus grup',
        limit: 'Batas tanpa admin kedua',
        bankName: 'Bank',
        accountNumber: 'Nomor rekening',
        accountName: 'Atas nama',
        groupSeatsPaid: 'Kursi lunas',
        dueAt: 'Jatuh tempo',
        approvedBy: 'Disetujui oleh',
        paidAt: 'Dibayar',
        paidBy: 'Dibayar oleh',
        statements: 'Rekap host (PDF)',
        reference: 'Nomor referensi transfer',
        proof: 'Bukti transfer (opsional)',
      },
    },
  },
  actions: {
    reimbursements: {
      approve: {
        label: 'Setujui',
        ask: 'Penggantian ini masuk ke transfer massal berikutnya.',
        done: 'Penggantian disetujui',
      },
      correct: {
        fields: { amount: 'Jumlah yang diganti (Rp)' },
        label: 'Koreksi jumlah',
        ask: 'Jumlah yang baru perlu disetujui lagi. Host diberi tahu.',
        done: 'Jumlah dikoreksi',
      },
      pay: {
        label: 'Catat pembayaran',
        ask: 'Isi setelah transfernya selesai. Host langsung diberi tahu.',
        done: 'Penggantian dibayar',
      },
      cancel: {
        label: 'Batalkan penggantian',
        ask: 'Host tidak akan menerima penggantian ini.',
        done: 'Penggantian dibatalkan',
      },
    },
  },
  status: {
    groupTrouble: { claimed: 'Klaim terbuka', 'without-access': 'Akses belum ada' },
    reimbursement: { scheduled: 'Terjadwal', approved: 'Disetujui', paid: 'Dibayar', cancelled: 'Dibatalkan' },
  },
  reimbursement: {
    incompleteGroups: '%{smart_count} dari grupnya belum lengkap dibayar. Sebaiknya tunggu sampai lengkap.',
    troubledGroups: '%{smart_count} grup belum bisa dipakai. Periksa dulu sebelum membayar.',
    due: 'jatuh tempo',
    proof: 'Bukti pembelian',
    verified: 'diverifikasi %{at} oleh',
    sum: '%{smart_count} penggantian',
    openSum: 'Belum dibayar %{amount}',
    heldSum: '%{amount} tertahan klaim',
    claimedSum: '%{amount} dengan klaim terbuka',
    shownOnly: '%{shown} dari %{total} yang tampil',
    done: 'Selesai',
    exportApproved: 'Ekspor daftar disetujui',
    exportCut: 'Baru %{shown} dari %{total} penggantian. Setelah ini dibayar, ekspor lagi untuk sisanya.',
    overLimit:
      '%{amount} di atas batas %{limit} untuk paket ini. Hanya admin lain yang boleh menyetujui, dengan alasan.',
    unpaidSeats:
      'Baru %{paid} dari %{seats} kursi grup ini yang sudah dibayar dan dikonfirmasi. Sebaiknya tunggu sampai lengkap.',
  },
  erasure: { 'reimbursement-unpaid': 'Penggantian belum dibayar' },
  filter: { unpaid: 'Belum dibayar' },
  dashboard: {
    reimbursements: 'Penggantian belum dibayar',
    overdue: '%{n} lewat tempo',
  },
  messageKind: {
    'tell-reimbursement-scheduled': 'Penggantian dijadwalkan',
    'tell-reimbursement-corrected': 'Penggantian dikoreksi',
    'tell-reimbursement-cancelled': 'Penggantian dibatalkan',
    'tell-host-reimbursed': 'Penggantian dibayar',
  },
  eventName: {
    'reimbursement.scheduled': 'Penggantian dijadwalkan',
    'reimbursement.corrected': 'Penggantian dikoreksi',
    'reimbursement.cancelled': 'Penggantian dibatalkan',
    'host.reimbursed': 'Penggantian dibayar',
  },
  systemText: systemTexts(
    'Penggantian %{first} dijadwalkan',
    'Penggantian disetujui',
    'Penggantian dibayar',
    'Jumlah penggantian host tidak boleh nol atau minus.',
  ),
};
