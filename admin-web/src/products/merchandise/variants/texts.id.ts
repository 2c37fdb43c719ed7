export const texts = {
  resources: {
    'merchandise-variants': {
      name: 'Stok merchandise',
      empty: 'Belum ada varian. Tambahkan ukuran dan warna dari produknya.',
      fields: {
        q: 'Cari SKU atau nama',
        name: 'Barang',
        productUid: 'Produk',
        sku: 'SKU',
        size: 'Ukuran',
        colour: 'Warna',
        weightGrams: 'Berat (gram)',
        price: 'Harga (Rp)',
        stock: 'Di rak',
        held: 'Ditahan pesanan',
        available: 'Bebas',
        active: 'Dijual',
      },
    },
  },
  actions: {
    'merchandise-variants': {
      'record-cost': {
        label: 'Catat biaya',
        ask: 'Tulis yang dibayar untuk barang yang masuk. Jumlah barangnya dicatat lewat "Catat stok".',
        done: 'Biaya dicatat',
      },
      'move-stock': {
        fields: { kind: 'Apa yang terjadi', quantity: 'Jumlah', reason: 'Keterangan' },
        label: 'Catat stok',
        ask: 'Di rak ada %{stock}, %{held} di antaranya ditahan pesanan yang belum dibayar.',
        done: 'Stok dicatat',
      },
    },
  },
  stockMove: {
    received: 'Barang masuk',
    sold: 'Terjual',
    returned: 'Dikembalikan pembeli',
    restocked: 'Pesanan batal',
    lost: 'Hilang atau rusak',
    counted: 'Dihitung ulang',
    title: 'Gerak stok',
    none: 'Belum ada gerak stok.',
    countedHelp: 'Dihitung ulang: isi jumlah yang ada di rak sekarang.',
  },
};
