/** Editing the catalogue: forms, dated prices, the price sheet. */
export const pricingId = {
  form: {
    slug: 'Dipakai di alamat dan lembar harga; tidak bisa diubah lagi. Huruf kecil, angka, tanda hubung.',
    position: 'Angka kecil tampil lebih dulu.',
    readAgain: 'Muat ulang',
  },
  providerType: { 1: 'Digital', 2: 'Non-digital' },
  packageForm: {
    isPo: 'Pembeli menunggu grup penuh, baru membayar.',
    once: 'Ditentukan sekali saat dibuat.',
  },
  familyForm: {
    providerPrice: 'Untuk satu grup, termasuk pajak. Kosongkan bila belum diketahui.',
    transferFee: 'Dipotong dari penggantian host.',
    once: 'Ditentukan sekali: grup dibuka dengan kursi ini.',
    tvSlots: 'Kosongkan bila paketnya tidak peduli TV.',
    starts: 'Diproses setelah sekian anggota dikonfirmasi; kosongkan bila tidak perlu menunggu.',
  },
  variantEdits: {
    title: 'Bagian lain dari varian ini',
    fixed:
      'Durasi dan keluarganya tetap, karena pesanan dan grup memakainya. Kalau durasinya keliru, berhenti jual varian ini dan buat yang benar; kalau keluarganya keliru, buat paket baru.',
    package: 'Nama, penjelasan, dan Pre-Order ikut paketnya.',
    packageButton: 'Ubah paket',
    family: 'Tagihan provider dan biaya transfer host ikut keluarganya.',
    familyButton: 'Ubah keluarga',
  },
  variantForm: {
    family: 'Grup tempat anggota paket ini duduk. Ditentukan sekali: pesanan memakainya.',
    duration: 'Ditentukan sekali: pesanan memakainya.',
  },
  preview: {
    title: 'Yang dilihat pelanggan',
    card: 'Kartu di daftar layanan',
    starts: 'Mulai %{when}.',
    until: 'Sampai saat itu tetap %{total}.',
    hidden: 'Layanan, paket, atau varian ini sedang tidak dijual, jadi belum terlihat siapa pun.',
    none: 'Isi total yang benar untuk melihat pratinjau.',
  },
  price: {
    derivedNote: '* dihitung dari angka lain, bukan angka terbitan. Tanda – berarti tidak diketahui.',
    add: 'Tambah harga',
    change: 'Ubah harga terjadwal',
    changeShort: 'Ubah',
    withdrawShort: 'Tarik',
    save: 'Simpan harga',
    none: 'Belum ada harga, jadi varian ini belum terlihat di toko.',
    fromNow: 'Berlaku sekarang juga',
    fromWib: 'Berlaku sejak (WIB)',
    unreadable: 'Tulis angka saja, misalnya 47500 atau 861777,5',
    fitFee: 'Hitung biaya admin dari total',
    derivedParts: 'Dihitung, bukan angka terbitan',
    help: {
      grandTotal: 'Yang dibayar satu anggota.',
      providerPrice: 'Untuk seluruh grup. Kosongkan bila tidak diketahui.',
      adminFee: 'Kosongkan bila tidak diketahui.',
      activationFee: 'Biasanya 0.',
    },
  },
  sheet: {
    title: 'Impor harga',
    import: 'Impor harga',
    export: 'Ekspor harga',
    choose: 'Pilih berkas CSV',
    intro:
      'Ekspor daftar harga, ubah di lembar kerja, lalu unggah di sini. Bedanya ditampilkan dulu; belum ada yang tersimpan sebelum kamu menerapkannya.',
    hint: 'Untuk harga baru, isi validFrom dengan waktu mulai (WIB), atau kosongkan supaya berlaku saat diterapkan. Baris yang tidak ada tidak mengubah apa pun.',
    summary: '%{rows} baris: %{added} harga baru, %{changed} diubah, %{unchanged} tetap, %{errors} salah.',
    broken: 'Berkas ini belum bisa diterapkan. Perbaiki baris berikut di lembar kerja, lalu unggah lagi.',
    same: 'Berkas ini sama dengan daftar harga sekarang. Tidak ada yang perlu diterapkan.',
    errors: 'Baris yang salah',
    moreErrors: 'Dan %{n} kesalahan lagi.',
    changes: 'Harga yang berubah',
    line: 'Baris',
    column: 'Kolom',
    problem: 'Yang perlu diperbaiki',
    kind: 'Perubahan',
    kinds: { added: 'Harga baru', changed: 'Diubah' },
    plan: 'Paket',
    parts: 'Rincian',
    now: 'Saat diterapkan',
    apply: 'Terapkan %{n} perubahan',
    applied: 'Selesai: %{added} harga baru dan %{changed} perubahan disimpan oleh %{by}.',
  },
};

/** Actions on catalogue records; see actions.id.ts. */
export const pricingActionsId = {
  providers: {
    hide: {
      label: 'Sembunyikan',
      ask: 'Layanan hilang dari toko; pesanan yang ada tetap jalan.',
      done: 'Layanan disembunyikan',
    },
    show: { label: 'Tampilkan', ask: 'Layanan tampil lagi di toko.', done: 'Layanan ditampilkan' },
  },
  packages: {
    activate: { label: 'Jual lagi', ask: 'Paket tampil lagi di toko.', done: 'Paket dijual lagi' },
    deactivate: {
      label: 'Berhenti jual',
      ask: 'Paket hilang dari toko; pesanan yang ada tetap jalan.',
      done: 'Paket tidak dijual lagi',
    },
  },
  variants: {
    activate: { label: 'Jual lagi', ask: 'Varian tampil lagi di toko.', done: 'Varian dijual lagi' },
    deactivate: {
      label: 'Berhenti jual',
      ask: 'Varian hilang dari toko; pesanan yang ada tetap jalan.',
      done: 'Varian tidak dijual lagi',
    },
    'add-price': { label: 'Tambah harga', ask: '', done: 'Harga disimpan' },
    'change-price': { label: 'Ubah harga', ask: '', done: 'Harga terjadwal diubah' },
    'withdraw-price': {
      label: 'Tarik harga',
      ask: 'Harga ini tidak jadi berlaku. Harga sekarang diteruskan.',
      done: 'Harga ditarik',
    },
  },
};
