/** What the demo campaigns say. */
export const ANNIVERSARY_TEXTS = {
  name: 'Ulang tahun kelima Patungan',
  summary: 'Akun kelima hilang! Pecahkan kasusnya, selesaikan misinya, dan menangkan hadiahnya.',
  specialPrize:
    'Selesaikan semua misi dan ambil kode hadiah spesialmu. Kodenya terbatas: siapa cepat, dia dapat.\n\nUntuk peserta live ada undian Netflix gratis satu bulan.',
  rescueMission:
    'Akun kelima dari grup kita menghilang tepat di hari ulang tahun. Kerjakan misinya satu per satu: setiap misi membuka petunjuk berikutnya.',
  conference:
    'Setiap konferensi detektif kami siarkan langsung. Absen selama live berlangsung supaya namamu masuk undian.',
  howToPlay:
    '1. Masuk dan ikut event ini untuk mendapat kode unik.\n2. Kerjakan misi dari yang pertama. Tim kami memeriksanya, lalu misi berikutnya terbuka.\n3. Absen saat live. Satu akun satu kali setiap live.\n4. Setelah semua misi selesai, ambil hadiah spesialmu.',
  terms:
    'Satu orang satu akun. Undian dan voting hanya untuk akun yang emailnya sudah terverifikasi.\n\nDaftar peserta undian kami tampilkan dengan nama tersamar dan kode undian. Hasilnya bisa diperiksa siapa saja.\n\nKeputusan tim pemeriksa misi disertai alasan, dan misi yang ditolak boleh dikirim ulang.',
  popupTitle: 'Akun kelima hilang!',
  popupText: 'Patungan ulang tahun kelima. Bantu pecahkan kasusnya dan menangkan Netflix gratis satu bulan.',
  infoTitle: 'Event ulang tahun',
  infoText: 'Sambil menunggu pesananmu, ikut misi ulang tahun Patungan dan menangkan hadiahnya.',
  voteQuestion: 'Siapa yang menyembunyikan akun kelima?',
};

export const MISSIONS = [
  {
    title: 'Perkenalan detektif',
    text: 'Tulis nama detektifmu dan langganan favoritmu.',
    proof: 'text',
  },
  {
    title: 'Sebar petunjuk',
    text: 'Unggah poster kasus ini di media sosialmu, lalu tempel tautannya di sini.',
    proof: 'link',
  },
  {
    title: 'Ulasan saksi',
    text: 'Tulis ulasan jujur tentang Patungan, lalu kirim tangkapan layarnya.',
    proof: 'picture',
    review: true,
  },
];

export const OPTIONS = [
  { title: 'Kucing kantor', text: 'Selalu ada di atas papan tik.' },
  { title: 'Penjaga malam', text: 'Satu-satunya yang melihat semuanya.' },
  { title: 'Host misterius', text: 'Datang tanpa nama, pergi tanpa jejak.' },
];

export const PRIZE = {
  title: 'Potongan biaya admin 100%',
  text: 'Sebutkan kode ini ke tim kami saat memesan langganan berikutnya.',
};

export const SEFOURSARY_TEXTS = {
  name: 'Sefoursary',
  summary: 'Empat level, empat teka-teki, satu kode hadiah.',
  specialPrize: 'Lewati semua level untuk mendapat kode hemat.',
  howToPlay:
    'Baca persetujuan, lalu jawab teka-teki tiap level. Level berikutnya terbuka setelah jawabanmu kami terima.',
  terms: 'Satu orang satu akun. Kode hadiah terbatas dan berlaku satu kali.',
};

export const SEFOURSARY_LEVELS = [
  { title: 'Level satu', text: 'Berapa orang paling banyak dalam satu grup Netflix di Patungan?', proof: 'text' },
  { title: 'Level dua', text: 'Apa warna utama Patungan?', proof: 'text' },
  { title: 'Level tiga', text: 'Tempel tautan halaman harga favoritmu.', proof: 'link' },
  { title: 'Level empat', text: 'Kirim foto momen hematmu.', proof: 'picture' },
];
