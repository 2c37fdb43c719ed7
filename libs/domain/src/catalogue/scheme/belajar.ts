import type { WrittenEntry } from './scheme-entry.js';
import { FOLLOWS_EXCHANGE_RATE, SHARED_EQUALLY, memberSteps, memberTerms } from './scheme-wording.js';

const FAMILY_PO = { access: 'family', boughtBy: 'shop', pays: 'when-full' } as const;
const SHARED_PO = { access: 'shared', boughtBy: 'shop', pays: 'when-full' } as const;
const TEAM_PO = { access: 'team', boughtBy: 'shop', pays: 'when-full' } as const;

export const belajarEntries: WrittenEntry[] = [
  {
    slug: 'duolingo',
    name: 'Duolingo',
    title: 'Duolingo: belajar bahasa, berlima',
    desc: 'Belajar bahasa tanpa iklan dan tanpa batas nyawa selama setahun, dengan akunmu sendiri.',
    schemes: memberSteps(FAMILY_PO),
    additionalInfo: ['Runtutan hari, liga, dan kemajuan belajarmu tetap milik akunmu.'],
    notes: [FOLLOWS_EXCHANGE_RATE],
    priceInfo: SHARED_EQUALLY,
    termsAndConditions: memberTerms(FAMILY_PO),
  },
  {
    slug: 'masterclass',
    name: 'MasterClass',
    title: 'MasterClass: kelas dari para ahli, berenam',
    desc: 'Kelas video dari para ahli di bidangnya selama setahun.',
    schemes: memberSteps(SHARED_PO),
    additionalInfo: ['Kelasnya berbahasa Inggris dengan takarir. Buka di satu perangkat pada satu waktu.'],
    notes: [FOLLOWS_EXCHANGE_RATE],
    priceInfo: SHARED_EQUALLY,
    termsAndConditions: memberTerms(SHARED_PO),
  },
  {
    slug: 'kahoot-one',
    name: 'Kahoot!+ One',
    title: 'Kahoot!+ One: kuis kelas yang seru, berempat',
    desc: 'Buat kuis dan presentasi interaktif dengan fitur berbayar selama setahun.',
    schemes: memberSteps(TEAM_PO),
    additionalInfo: ['Cocok untuk guru dan pelatih. Kuis yang kamu buat tersimpan di akunmu sendiri.'],
    notes: [FOLLOWS_EXCHANGE_RATE],
    priceInfo: SHARED_EQUALLY,
    termsAndConditions: memberTerms(TEAM_PO),
  },
];
