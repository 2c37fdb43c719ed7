import { HOME_SECTION, PAGE } from '#contracts/shop-paths';

type FooterLink = readonly [to: string, text: string];

/** Of the short footer, which is where orders and seats are: help, and what was agreed to. */
export const SHORT_LINKS: readonly FooterLink[] = [
  [PAGE.help, 'Pusat bantuan'],
  [PAGE.contact, 'Hubungi kami'],
  [PAGE.termsOfUse, 'Syarat'],
  [PAGE.privacyPolicy, 'Privasi'],
];

/** The links of the footer. */
export const FOOTER_LINKS: readonly { title: string; links: readonly FooterLink[] }[] = [
  {
    title: 'Produk',
    links: [
      [PAGE.home, 'Beranda'],
      [HOME_SECTION.providers, 'Produk Digital'],
      [HOME_SECTION.onDemand, 'Produk Non Digital'],
      [PAGE.merchandise, 'Merchandise'],
      [PAGE.sekeranjang, 'Sekeranjang'],
      [PAGE.setitip, 'Setitip'],
      [PAGE.sekurban, 'Sekurban'],
      [PAGE.seglowup, 'Seglowup'],
      [PAGE.rekafin, 'Rekafin'],
    ],
  },
  {
    title: 'Bantuan',
    links: [
      [PAGE.help, 'Pusat bantuan'],
      [PAGE.guarantee, 'Jaminan'],
      [PAGE.schemeOfPrice, 'Skema harga'],
      [PAGE.hostInfo, 'Menjadi host'],
      [PAGE.preOrderInfo, 'Pre-order'],
      [PAGE.customersInfo, 'Panduan anggota'],
      [PAGE.canvaMigration, 'Pindah tim Canva'],
      [PAGE.contact, 'Hubungi kami'],
      [PAGE.reportProblem, 'Laporkan masalah'],
    ],
  },
  {
    title: 'Patungan',
    links: [
      [PAGE.aboutUs, 'Tentang kami'],
      [PAGE.donations, 'Donasi'],
      [PAGE.events, 'Event'],
      [PAGE.tip, 'Kirim tip'],
      [PAGE.termsOfUse, 'Syarat penggunaan'],
      [PAGE.privacyPolicy, 'Kebijakan privasi'],
      [PAGE.blog, 'Blog'],
    ],
  },
];
