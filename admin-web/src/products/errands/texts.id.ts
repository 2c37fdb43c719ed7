import { systemTexts } from '../../platform/i18n/system-texts';

export const texts = {
  menu: { errands: 'Setitip' },
  resources: {
    errands: {
      name: 'Titipan',
      empty: 'Tidak ada titipan di sini.',
      waiting: 'Perlu dikerjakan',
      toShip: 'Perlu dikirim',
      fields: {
        q: 'Cari barang, kode, nama, HP',
        name: 'Barang',
        link: 'Tautan pelanggan',
        quantity: 'Jumlah',
        ceiling: 'Batas harga barang dan jasa',
        customerName: 'Pelanggan',
        state: 'Status',
        unitPrice: 'Harga satu buah',
        goods: 'Harga semua barang',
        fee: 'Jasa titip',
        weightGrams: 'Berat semua barang',
        quoteNote: 'Catatan penawaran',
        quotedAt: 'Ditawarkan',
        quoteEndsAt: 'Penawaran berakhir',
        reason: 'Alasan',
        orderNumber: 'Pesanan',
        shipmentState: 'Kiriman',
        cost: 'Harga beli',
        receipt: 'Struk',
        boughtAt: 'Dibeli',
        createdAt: 'Diminta',
      },
    },
  },
  actions: {
    errands: {
      quote: {
        fields: {
          unitPrice: 'Harga satu buah (Rp)',
          fee: 'Jasa titip (Rp)',
          weightGrams: 'Berat semua barang (gram)',
          days: 'Berlaku berapa hari',
          note: 'Catatan untuk pelanggan',
        },
        label: 'Kirim penawaran',
        ask: 'Untuk %{quantity} buah. Barang dan jasa bersama paling banyak %{ceiling}.',
        done: 'Penawaran dikirim',
      },
      buy: {
        fields: { cost: 'Harga beli semua barang (Rp)', proof: 'Struk' },
        label: 'Sudah dibeli',
        ask: 'Ditawarkan %{goods}, paling banyak %{ceiling}. Kalau lebih murah, selisihnya jadi kredit pelanggan. Struknya bisa dilihat pelanggan.',
        done: 'Ditandai sudah dibeli',
      },
      decline: { label: 'Tolak', ask: 'Alasannya dikirim ke pelanggan.', done: 'Titipan ditolak' },
    },
  },
  status: {
    errand: {
      requested: 'Perlu penawaran',
      quoted: 'Menunggu pelanggan',
      ordered: 'Belum dibayar',
      paid: 'Perlu dibeli',
      bought: 'Sudah dibeli',
      declined: 'Ditolak',
      withdrawn: 'Dibatalkan pelanggan',
      refused: 'Penawaran ditolak',
      lapsed: 'Kedaluwarsa',
      refunded: 'Pengembalian dana',
    },
  },
  messageKind: {
    'tell-errand-quoted': 'Setitip: penawaran',
    'tell-errand-declined': 'Setitip: titipan ditolak',
    'tell-errand-lapsed': 'Setitip: penawaran berakhir',
    'tell-errand-bought': 'Setitip: barang dibeli',
  },
  eventName: {
    'errand.quoted': 'Titipan ditawarkan',
    'errand.declined': 'Titipan ditolak',
    'errand.lapsed': 'Penawaran titipan berakhir',
    'errand.bought': 'Titipan dibeli',
  },
  systemText: systemTexts('Harga belinya lebih murah dari penawaran'),
  errands: {
    wayOut: {
      paid: 'Tidak bisa dibeli? Batalkan kirimannya: pesanan ditutup dan uangnya dikembalikan penuh.',
      bought:
        'Barangnya tidak sampai atau tidak jadi dikirim? Batalkan kirimannya, atau catat kembali kalau sudah jalan: uangnya dikembalikan dari sana.',
    },
    toShipment: 'Buka kirimannya',
  },
};
