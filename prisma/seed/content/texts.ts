import type { BannerType } from '#domain/content/banner-type';
import type { DemoKey } from '../demo/people.js';
import { calendar, groupTable, handshake, hostPhone, scale } from './draw.js';

interface DemoPicture {
  alt: string;
  svg: string;
}
export interface DemoArticle {
  slug: string;
  category: string;
  title: string;
  summary: string;
  body: string;
  daysAgo: number;
  picture: DemoPicture;
}

export const DEMO_CATEGORIES = [
  { slug: 'panduan', name: 'Panduan', position: 1 },
  { slug: 'cerita', name: 'Cerita', position: 2 },
];

/** What the blog of the demo shop has. */
export const DEMO_ARTICLES: DemoArticle[] = [
  {
    slug: 'patungan-pertama-tanpa-bingung',
    category: 'panduan',
    title: 'Patungan pertama tanpa bingung',
    summary: 'Lima hal yang sebaiknya kamu tahu sebelum ikut grup, dari memilih paket sampai hari pertama dipakai.',
    body: `<p>Ikut patungan itu mudah, tetapi wajar kalau yang pertama terasa asing. Lima hal ini membuatnya lebih tenang.</p>
<h3>1. Mulai dari kebutuhan</h3><p>Tanyakan dulu: dipakai di televisi atau cukup di ponsel? Setiap hari atau hanya akhir pekan? Paket yang pas selalu lebih murah daripada paket yang paling lengkap.</p>
<h3>2. Baca harganya</h3><p>Di <a href="/info/scheme-of-price">skema harga</a> tertulis harga provider, pajak, pembagi, dan biaya admin. Tidak ada yang disembunyikan.</p>
<h3>3. Pahami pre-order</h3><p>Paket pre-order baru ditagih setelah grupnya penuh. Kursimu tersimpan, dan kamu kami kabari saat waktunya bayar.</p>
<h3>4. Bayar persis sejumlah tagihan</h3><p>Angka yang persis membuat transfermu cepat kami kenali. Unggah buktinya di halaman pembayaran, lalu tunggu kabar dari kami.</p>
<h3>5. Jaga akun bersama</h3><p>Pakai kursimu sendiri dan jangan mengganti kata sandi. Kalau ada kendala, minta bantuan dari halaman langgananmu.</p>`,
    daysAgo: 12,
    picture: { alt: 'Empat kursi mengelilingi satu meja bundar', svg: groupTable() },
  },
  {
    slug: 'menghitung-hemat-setahun',
    category: 'panduan',
    title: 'Berapa yang kamu hemat dalam setahun?',
    summary: 'Hitungan sederhana untuk tiga langganan yang paling sering dipakai bersama.',
    body: `<p>Satu langganan terasa kecil. Tiga langganan selama dua belas bulan sudah lain ceritanya.</p>
<p>Coba ambil contoh keluarga kecil yang memakai satu layanan film, satu layanan musik, dan satu penyimpanan awan. Sendirian, ketiganya harus dibayar penuh setiap bulan. Patungan membaginya rata, dan kamu membayar <strong>bagianmu saja</strong>.</p>
<h3>Cara menghitungnya</h3><ol><li>Catat harga penuh tiap layanan.</li><li>Lihat bagianmu di halaman layanan.</li><li>Kurangkan, lalu kalikan dua belas.</li></ol>
<p>Selisihnya sering cukup untuk belanja mingguan. Simpan hitungannya, dan lihat lagi setiap kali harga berubah.</p>`,
    daysAgo: 6,
    picture: { alt: 'Timbangan dengan setumpuk koin di kiri dan satu koin di kanan', svg: scale() },
  },
  {
    slug: 'sehari-jadi-host',
    category: 'cerita',
    title: 'Sehari menjadi host',
    summary: 'Apa saja yang dikerjakan seorang host, dan kapan uangnya kembali.',
    body: `<p>Host membeli langganannya langsung di provider, lalu uangnya kami ganti. Kedengarannya berat, padahal sebagian besar pekerjaannya selesai di hari pertama.</p>
<p>Pagi hari datang kabar "saatnya beli". Host membayar di provider, memotret buktinya, dan mengunggahnya. Sore hari tim kami mencocokkan debitnya.</p>
<blockquote><p>Yang paling membantu adalah menyimpan data masuk di brankas grup. Anggota bisa membukanya sendiri, saya tidak perlu ditanya satu per satu.</p></blockquote>
<p>Setelah itu, host hanya perlu menjawab kalau ada anggota yang belum bisa masuk. Penggantiannya dijadwalkan di hari kerja berikutnya. Penasaran? Baca <a href="/info/user-host">panduan host</a>.</p>`,
    daysAgo: 2,
    picture: { alt: 'Ponsel dengan tanda centang di samping kartu pembayaran', svg: hostPhone() },
  },
];

export const DEMO_BANNERS: {
  type: BannerType;
  title: string;
  text: string;
  link: string;
  picture: DemoPicture;
}[] = [
  {
    type: 'home',
    title: 'Perpanjang tanpa putus',
    text: 'Seminggu sebelum habis kami ingatkan, supaya kursimu tetap milikmu.',
    link: '/journey',
    picture: { alt: 'Kalender dengan satu hari yang ditandai', svg: calendar() },
  },
  {
    type: 'portfolio',
    title: 'Mempertemukan yang butuh hal yang sama',
    text: 'Sejak 2020 kami mengurus grup, tagihan, dan bantuan masuk setiap hari.',
    link: '',
    picture: { alt: 'Dua tangan berjabat di depan lingkaran hijau', svg: handshake() },
  },
  {
    type: 'blog',
    title: 'Baru pertama kali patungan?',
    text: 'Mulai dari daftar harga: setiap paket, setiap biaya, tanpa yang disembunyikan.',
    link: '/info/scheme-of-price',
    picture: { alt: 'Kalender dengan satu hari yang ditandai', svg: calendar() },
  },
];

export const DEMO_TESTIMONIES: {
  by: DemoKey;
  about: string;
  text: string;
  state: 'shown' | 'waiting';
  daysAgo: number;
}[] = [
  {
    by: 'rina',
    about: 'Netflix',
    text: 'Grupnya penuh dalam dua hari, dan waktu saya salah unggah bukti, timnya menjelaskan dengan sabar.',
    state: 'shown',
    daysAgo: 20,
  },
  {
    by: 'agus',
    about: 'Host Spotify',
    text: 'Penggantian uangnya sesuai hitungan. Saya tinggal kirim bukti sekali sebulan.',
    state: 'shown',
    daysAgo: 11,
  },
  {
    by: 'maya',
    about: 'Canva',
    text: 'Awalnya ragu pre-order, ternyata dikabari terus sampai aktif.',
    state: 'shown',
    daysAgo: 5,
  },
  {
    by: 'yoga',
    about: 'YouTube',
    text: 'Sudah setahun tidak lihat iklan. Perpanjangannya juga gampang.',
    state: 'waiting',
    daysAgo: 1,
  },
];
