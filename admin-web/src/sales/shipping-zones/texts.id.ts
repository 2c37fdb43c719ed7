export const texts = {
  resources: {
    'shipping-zones': {
      name: 'Ongkos kirim',
      empty: 'Belum ada tarif ongkos kirim.',
      fields: {
        q: 'Cari nama atau layanan',
        name: 'Nama',
        service: 'Layanan',
        method: 'Cara',
        regions: 'Daerah',
        daysMin: 'Hari paling cepat',
        daysMax: 'Hari paling lambat',
        info: 'Alamat dan jam pengambilan',
        active: 'Dipakai',
        position: 'Urutan',
        rates: 'Tarif',
        upToGrams: 'Sampai berat (gram)',
        price: 'Harga (Rp)',
      },
    },
  },
  shippingMethod: { courier: 'Kurir', pickup: 'Ambil sendiri' },
  shippingZone: {
    serviceHelp: 'Untuk layanan yang sama, daerah yang menyebut kota lebih dulu dari yang menyebut provinsinya.',
    ratesHelp: 'Paket yang lebih berat dari baris terakhir tidak bisa dikirim dengan tarif ini.',
  },
};
