import type { WrittenEntry } from './scheme-entry.js';
import {
  FOLLOWS_EXCHANGE_RATE,
  HOST_AND_REGULAR,
  MAY_CHANGE,
  SHARED_EQUALLY,
  memberSteps,
  memberTerms,
} from './scheme-wording.js';

const CANVA = { access: 'team', boughtBy: 'host', pays: 'first' } as const;
const ADOBE = { access: 'shared', boughtBy: 'host', pays: 'when-full' } as const;
const SHARED_CHOICE = { access: 'shared', boughtBy: 'shop', pays: 'choice' } as const;
const SHARED_PO = { access: 'shared', boughtBy: 'shop', pays: 'when-full' } as const;

const adobe = (slug: string, name: string, title: string, desc: string): WrittenEntry => ({
  slug,
  name,
  title,
  desc,
  schemes: memberSteps(ADOBE),
  additionalInfo: [
    'Grupnya hanya dua orang: satu host dan satu anggota reguler.',
    'Langganannya setahun. Pakai di perangkat bagianmu saja, supaya kalian berdua bisa bekerja bersamaan.',
  ],
  notes: ['Bagian host persis setengah harga provider, tanpa biaya admin.', FOLLOWS_EXCHANGE_RATE],
  priceInfo: HOST_AND_REGULAR,
  termsAndConditions: memberTerms(ADOBE),
});

export const desainEntries: WrittenEntry[] = [
  {
    slug: 'canva',
    name: 'Canva',
    title: 'Canva: satu tim, desain tanpa batas',
    desc: 'Template, foto, dan fitur premium Canva dalam satu tim. Kamu tetap memakai akun Canva-mu sendiri.',
    schemes: memberSteps(CANVA),
    additionalInfo: [
      'Satu tim berisi lima orang: satu host dan empat anggota reguler. Tim diproses setelah kelimanya terkonfirmasi.',
      'Desain yang kamu buat tetap milikmu. Anggota tim lain baru melihatnya kalau kamu bagikan.',
    ],
    notes: ['Ada paket bulanan dan tahunan, baik untuk host maupun reguler.', MAY_CHANGE],
    priceInfo: HOST_AND_REGULAR,
    importantNotes: ['Pesananmu bisa berstatus Pending walau sudah dibayar, selama lima orangnya belum lengkap.'],
    termsAndConditions: memberTerms(CANVA),
  },
  adobe(
    'adobe-photoshop',
    'Adobe Photoshop',
    'Adobe Photoshop: olah foto, berdua',
    'Langganan Photoshop setahun, dibagi dua orang.',
  ),
  adobe(
    'adobe-illustrator',
    'Adobe Illustrator',
    'Adobe Illustrator: ilustrasi vektor, berdua',
    'Langganan Illustrator setahun, dibagi dua orang.',
  ),
  {
    slug: 'freepik',
    name: 'Freepik',
    title: 'Freepik: aset siap pakai, bertiga',
    desc: 'Vektor, foto, dan template premium. Ada bulanan, tahunan, dan tahunan Plus.',
    schemes: memberSteps(SHARED_CHOICE),
    additionalInfo: [
      'Jatah unduhan dipakai bersama, jadi unduh secukupnya.',
      'Plus adalah langganan yang berbeda dengan isi lebih banyak, karena itu grupnya juga terpisah.',
    ],
    notes: [FOLLOWS_EXCHANGE_RATE],
    priceInfo: SHARED_EQUALLY,
    termsAndConditions: memberTerms(SHARED_CHOICE),
  },
  {
    slug: 'envato',
    name: 'Envato',
    title: 'Envato: unduh aset kreatif, berlima',
    desc: 'Template video, grafis, font, dan musik selama setahun.',
    schemes: memberSteps(SHARED_PO),
    additionalInfo: ['Daftarkan tiap aset ke proyekmu saat mengunduh, supaya lisensi pemakaiannya jelas.'],
    notes: [FOLLOWS_EXCHANGE_RATE],
    priceInfo: SHARED_EQUALLY,
    termsAndConditions: memberTerms(SHARED_PO),
  },
  {
    slug: 'capcut',
    name: 'CapCut',
    title: 'CapCut: edit video lebih leluasa, bertiga',
    desc: 'Efek, template, dan ekspor premium CapCut. Ada paket bulanan dan tahunan.',
    schemes: memberSteps(SHARED_CHOICE),
    additionalInfo: ['Simpan proyekmu di perangkat sendiri, bukan di ruang awan akun bersama.'],
    notes: [MAY_CHANGE],
    priceInfo: SHARED_EQUALLY,
    importantNotes: ['Grup CapCut sekarang tiga orang, sebelumnya lima.'],
    termsAndConditions: memberTerms(SHARED_CHOICE),
  },
];
