import { HOME_SECTION, PAGE } from '#contracts/shop-paths';
import { PROBLEM_REPORT_URL } from '../../platform/ui/contact-us';

const BLOG_URL = 'https://blog.patungan.test/';

type FooterLink = readonly [to: string, text: string];

/** The links of the footer: an address with a scheme leaves the shop. /sekurban and /tip have no page yet. */
export const FOOTER_LINKS: readonly { title: string; links: readonly FooterLink[] }[] = [
  {
    title: 'Produk',
    links: [
      [PAGE.home, 'Beranda'],
      [HOME_SECTION.providers, 'Produk Digital'],
      [HOME_SECTION.onDemand, 'Produk Non Digital'],
      [PAGE.seglowup, 'Seglowup'],
      [PAGE.rekafin, 'Rekafin'],
    ],
  },
  {
    title: 'Bantuan',
    links: [
      [PAGE.help, 'Pusat bantuan'],
      [PAGE.schemeOfPrice, 'Skema harga'],
      [PAGE.hostInfo, 'Menjadi host'],
      [PAGE.preOrderInfo, 'Pre-order'],
      [PAGE.customersInfo, 'Panduan anggota'],
      [PAGE.canvaMigration, 'Pindah tim Canva'],
      [PROBLEM_REPORT_URL, 'Laporkan masalah'],
    ],
  },
  {
    title: 'Patungan',
    links: [
      [PAGE.aboutUs, 'Tentang kami'],
      [PAGE.termsOfUse, 'Syarat penggunaan'],
      [PAGE.privacyPolicy, 'Kebijakan privasi'],
      [BLOG_URL, 'Blog'],
    ],
  },
];
