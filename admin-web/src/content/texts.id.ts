const PICTURE = {
  fields: { alt: 'Apa yang terlihat di gambar', proof: 'Gambar' },
  label: 'Ganti gambar',
  ask: 'Gambar mendatar 16:9 paling bagus. Keterangannya dibacakan untuk yang tidak melihatnya.',
  done: 'Gambar diganti',
};

export const texts = {
  menu: { content: 'Konten' },
  resources: {
    articles: {
      name: 'Artikel',
      empty: 'Belum ada artikel. Tulis yang pertama.',
      fields: {
        q: 'Cari judul atau slug',
        title: 'Judul',
        slug: 'Slug',
        categoryName: 'Kategori',
        summary: 'Ringkasan',
        body: 'Isi',
        author: 'Penulis',
        state: 'Keadaan',
        publishedAt: 'Terbit',
        updatedAt: 'Diubah',
      },
    },
    'article-categories': {
      name: 'Kategori artikel',
      empty: 'Belum ada kategori artikel.',
      fields: { q: 'Cari nama atau slug', name: 'Nama', slug: 'Slug', position: 'Urutan' },
    },
    banners: {
      name: 'Banner',
      empty: 'Belum ada banner.',
      fields: {
        q: 'Cari judul',
        type: 'Tempat',
        title: 'Judul',
        text: 'Teks',
        link: 'Tautan',
        position: 'Urutan',
        active: 'Tampil',
      },
    },
    testimonies: {
      name: 'Testimoni',
      empty: 'Belum ada testimoni.',
      fields: {
        q: 'Cari nama, HP, atau email',
        customerName: 'Pelanggan',
        about: 'Tentang',
        text: 'Isi',
        state: 'Keadaan',
        writtenAt: 'Ditulis',
        decidedAt: 'Diputuskan',
      },
    },
  },
  actions: {
    articles: {
      publish: {
        fields: { publishedAt: 'Terbit pada' },
        emptyIsNow: 'Kosongkan untuk terbit sekarang.',
        label: 'Terbitkan',
        ask: 'Artikel tampil di blog, peta situs, dan RSS.',
        done: 'Artikel diterbitkan',
      },
      hide: { label: 'Tarik', ask: 'Artikel tidak tampil lagi sampai diterbitkan ulang.', done: 'Artikel ditarik' },
      'set-picture': PICTURE,
    },
    banners: {
      publish: { label: 'Tampilkan', ask: 'Banner tampil di toko.', done: 'Banner ditampilkan' },
      hide: { label: 'Sembunyikan', ask: 'Banner tidak tampil lagi.', done: 'Banner disembunyikan' },
      'set-picture': PICTURE,
    },
    testimonies: {
      show: {
        label: 'Tampilkan',
        ask: 'Testimoni tampil di beranda dengan nama yang disamarkan.',
        done: 'Testimoni ditampilkan',
      },
      hide: { label: 'Sembunyikan', ask: 'Testimoni tidak tampil di toko.', done: 'Testimoni disembunyikan' },
    },
  },
  status: {
    article: { draft: 'Draf', scheduled: 'Terjadwal', published: 'Terbit' },
    testimony: { waiting: 'Perlu dibaca', shown: 'Ditampilkan', hidden: 'Disembunyikan' },
  },
  content: {
    noPicture: 'Belum ada gambar. Tanpa gambar belum bisa tampil.',
    slugHelp: 'Bagian akhir alamat halaman, tidak bisa diubah lagi.',
    linkHelp: 'Alamat di toko ini, mulai dengan /, atau kosong.',
    bannerType: { home: 'Beranda', blog: 'Blog', portfolio: 'Portofolio' },
  },
};
