import { systemTexts } from '../../../platform/i18n/system-texts';

export const texts = {
  resources: {
    renewals: {
      name: 'Perpanjangan',
      empty: 'Tidak ada perpanjangan di sini.',
      fields: {
        q: 'Cari nama, pesanan, HP, atau email',
        paidUntil: 'Dibayar sampai',
        orderNumber: 'Pesanan',
        customerName: 'Pelanggan',
        phoneNumber: 'WhatsApp',
        plan: 'Paket',
        groupName: 'Grup',
        amount: 'Harga',
        invoiceNumber: 'Tagihan',
        graceEndsAt: 'Tenggang sampai',
        stage: 'Keadaan',
      },
    },
  },
  status: {
    renewal: {
      waiting: 'Belum mulai',
      paid: 'Lunas',
      invoiced: 'Ditagih',
      checking: 'Bukti dicek',
      lapsed: 'Masa tenggang',
      stopped: 'Tidak diperpanjang',
      ended: 'Berakhir',
    },
  },
  renewals: { open: 'Berjalan', periods: 'Masa yang sudah dibayar', from: 'Dari', to: 'Sampai', seat: 'Buka kursi' },
  eventName: {
    'renewal.price-changed': 'Harga masa berikutnya berubah',
    'renewal.invoiced': 'Perpanjangan ditagihkan',
    'renewal.due-soon': 'Pengingat perpanjangan',
    'renewal.rejected': 'Bukti perpanjangan ditolak',
    'seat.renewed': 'Kursi diperpanjang',
    'seat.lapsed': 'Masa kursi habis',
    'seat.ended': 'Kursi berakhir',
  },
  systemText: systemTexts(
    'Masa langganan habis dan perpanjangannya belum dibayar',
    'Perpanjangan tidak dibayar sampai akhir masa tenggang',
    'Masa langganan habis dan tidak diperpanjang',
    'Masa langganan baru mulai saat login atau undangan diberikan',
  ),
};
