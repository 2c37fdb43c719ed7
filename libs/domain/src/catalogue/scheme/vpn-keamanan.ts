import type { WrittenEntry } from './scheme-entry.js';
import { FOLLOWS_EXCHANGE_RATE, SHARED_EQUALLY, memberSteps, memberTerms } from './scheme-wording.js';

const SHARED_CHOICE = { access: 'shared', boughtBy: 'shop', pays: 'choice' } as const;
const LICENCE_PO = { access: 'licence', boughtBy: 'shop', pays: 'when-full' } as const;
const FAMILY_PO = { access: 'family', boughtBy: 'shop', pays: 'when-full' } as const;

export const vpnKeamananEntries: WrittenEntry[] = [
  {
    slug: 'nord-vpn',
    name: 'Nord VPN',
    title: 'Nord VPN: internet lebih aman, berenam',
    desc: 'Koneksi terenkripsi ke server di banyak negara. Ada paket bulanan dan tahunan.',
    schemes: memberSteps(SHARED_CHOICE),
    additionalInfo: ['Tiap anggota memakai satu perangkat, supaya batas perangkat akunnya cukup untuk berenam.'],
    notes: [FOLLOWS_EXCHANGE_RATE],
    priceInfo: SHARED_EQUALLY,
    termsAndConditions: memberTerms(SHARED_CHOICE),
  },
  {
    slug: 'mcafee',
    name: 'McAfee',
    title: 'McAfee: antivirus setahun, berlima',
    desc: 'Perlindungan antivirus untuk perangkatmu selama setahun.',
    schemes: memberSteps(LICENCE_PO),
    additionalInfo: ['Tarif provider tahun pertama Rp550.000 per grup. Mulai tahun kedua tarifnya Rp800.000 per grup.'],
    notes: ['Harga di halaman ini mengikuti tarif tahun pertama.', FOLLOWS_EXCHANGE_RATE],
    priceInfo: SHARED_EQUALLY,
    importantNotes: [
      'Saat perpanjangan di tahun kedua, bagianmu ikut menyesuaikan. Kami kabari sebelum kamu membayar.',
    ],
    termsAndConditions: memberTerms(LICENCE_PO),
  },
  {
    slug: 'lastpass',
    name: 'LastPass',
    title: 'LastPass: kata sandi di satu tempat, berlima',
    desc: 'Simpan dan isi kata sandi di semua perangkat selama setahun.',
    schemes: memberSteps(FAMILY_PO),
    additionalInfo: [
      'Brankas kata sandimu hanya bisa dibuka dengan kata sandi utamamu. Kami dan anggota lain tidak bisa melihat isinya.',
    ],
    notes: [FOLLOWS_EXCHANGE_RATE],
    priceInfo: SHARED_EQUALLY,
    importantNotes: ['Jangan pernah memberikan kata sandi utamamu kepada siapa pun, termasuk kepada kami.'],
    termsAndConditions: memberTerms(FAMILY_PO),
  },
];
