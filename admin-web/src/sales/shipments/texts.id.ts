import { systemTexts } from '../../platform/i18n/system-texts';

export const texts = {
  resources: {
    shipments: {
      name: 'Pengiriman',
      empty: 'Belum ada kiriman. Kiriman muncul begitu ada pesanan barang.',
      fields: {
        q: 'Cari nama, pesanan, HP, resi',
        orderNumber: 'Pesanan',
        customerName: 'Pemesan',
        recipient: 'Penerima',
        address: 'Alamat',
        note: 'Catatan kurir',
        items: 'Isi',
        service: 'Cara kirim',
        method: 'Cara kirim',
        weightGrams: 'Berat',
        price: 'Ongkir',
        state: 'Keadaan',
        courier: 'Kurir',
        trackingNumber: 'Nomor resi',
        createdAt: 'Dipesan',
        shippedAt: 'Dikirim',
        deliveredAt: 'Diterima',
        restocked: 'Masuk stok lagi',
      },
    },
  },
  actions: {
    shipments: {
      ship: {
        fields: { courier: 'Kurir', trackingNumber: 'Nomor resi' },
        label: 'Kirim',
        ask: 'Paket sudah diserahkan ke kurir. Pelanggan diberi tahu nomor resinya.',
        done: 'Paket dikirim',
      },
      'correct-tracking': {
        fields: { courier: 'Kurir', trackingNumber: 'Nomor resi' },
        label: 'Perbaiki nomor resi',
        ask: 'Nomor resi yang dikirim ke pelanggan keliru. Pelanggan mendapat pesan dengan nomor yang benar.',
        done: 'Nomor resi diperbaiki',
      },
      ready: {
        label: 'Siap diambil',
        ask: 'Pelanggan diberi tahu bahwa barangnya siap diambil.',
        done: 'Barang siap diambil',
      },
      deliver: {
        label: 'Sudah diterima',
        ask: 'Barang sudah ada di tangan pelanggan. Pesanannya selesai.',
        done: 'Pesanan selesai',
      },
      cancel: {
        label: 'Batal kirim dan kembalikan dana',
        fields: { reason: 'Alasan', restock: 'Barang masih bisa dijual: masukkan lagi ke stok' },
        ask: 'Paket tidak dikirim, dan seluruh dana dikembalikan.',
        done: 'Dana dikembalikan',
      },
      'record-cost': {
        label: 'Catat ongkir',
        ask: 'Tulis yang diminta kurir untuk paket ini. Masuk buku besar sebagai biaya pengiriman.',
        done: 'Ongkir dicatat',
      },
      return: {
        fields: { reason: 'Alasan', restock: 'Barang masih bisa dijual: masukkan lagi ke stok' },
        label: 'Terima retur',
        ask: 'Paket sudah kembali ke kita. Seluruh dana, termasuk ongkir, dikembalikan.',
        done: 'Retur diterima dan dana dikembalikan',
      },
    },
  },
  status: {
    shipment: {
      waiting: 'Belum dibayar',
      'awaiting-goods': 'Menunggu barang',
      'to-pack': 'Perlu disiapkan',
      ready: 'Siap diambil',
      shipped: 'Dalam perjalanan',
      delivered: 'Sudah diterima',
      returned: 'Paket kembali',
      cancelled: 'Dibatalkan',
    },
  },
  shipments: {
    print: 'Cetak label dan daftar isi',
    labels: 'Label pengiriman',
    packingList: 'Daftar yang perlu disiapkan',
    count: '%{count} paket',
    nothing: 'Tidak ada paket yang perlu disiapkan.',
    piece: 'Buah',
    thing: 'Barang',
    sender: 'Pengirim: Patungan',
    numberOf: 'Nomor resi %{order}, %{recipient}',
    sent: 'Tercatat',
  },
  messageKind: {
    'tell-shipment-ready': 'Pesanan siap diambil',
    'tell-shipment-shipped': 'Pesanan dikirim',
    'tell-tracking-corrected': 'Nomor resi diperbaiki',
    'tell-shipment-delivered': 'Pesanan diterima',
  },
  eventName: {
    'shipment.ready': 'Kiriman siap diambil',
    'shipment.shipped': 'Kiriman dikirim',
    'shipment.tracking-corrected': 'Nomor resi diperbaiki',
    'shipment.delivered': 'Kiriman diterima',
  },
  systemText: systemTexts('Barang sudah sampai', 'Diterima oleh pemesan', 'Sudah lama dalam perjalanan'),
  pictures: {
    none: 'Belum ada foto. Tanpa foto produk tidak bisa dijual.',
    remove: 'Hapus foto: %{alt}',
  },
};
