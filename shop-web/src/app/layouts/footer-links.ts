import { BLOG_URL, PROBLEM_REPORT_URL } from '../../shared/format/links';

type FooterLink = readonly [to: string, text: string];

/** The links of spec 1 §2 whose pages are there (/sekurban and /tip are to come), and the pages that explain. An address with a scheme leaves the shop. */
export const FOOTER_LINKS: readonly { title: string; links: readonly FooterLink[] }[] = [
  {
    title: 'Produk',
    links: [
      ['/', 'Beranda'],
      ['/#provider', 'Produk Digital'],
      ['/#product-ondemand', 'Produk Non Digital'],
      ['/seglowup', 'Seglowup'],
      ['/rekafin', 'Rekafin'],
    ],
  },
  {
    title: 'Bantuan',
    links: [
      ['/help', 'Pusat bantuan'],
      ['/info/scheme-of-price', 'Skema harga'],
      ['/info/user-host', 'Menjadi host'],
      ['/info/pre-order', 'Pre-order'],
      ['/info/customers', 'Panduan anggota'],
      ['/info/canva-migration', 'Pindah tim Canva'],
      [PROBLEM_REPORT_URL, 'Laporkan masalah'],
    ],
  },
  {
    title: 'Patungan',
    links: [
      ['/about-us', 'Tentang kami'],
      ['/terms-of-use', 'Syarat penggunaan'],
      ['/privacy-policy', 'Kebijakan privasi'],
      [BLOG_URL, 'Blog'],
    ],
  },
];
