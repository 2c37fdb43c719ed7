import type { WrittenEntry } from './scheme-entry.js';
import { FOLLOWS_EXCHANGE_RATE, SHARED_EQUALLY, memberSteps, memberTerms } from './scheme-wording.js';

const FAMILY_PO = { access: 'family', boughtBy: 'shop', pays: 'when-full' } as const;

export const gameEntries: WrittenEntry[] = [
  {
    slug: 'nintendo-switch-online',
    name: 'Nintendo Switch Online',
    title: 'Nintendo Switch Online: main daring, berenam',
    desc: 'Main daring, simpan data di awan, dan koleksi gim klasik selama setahun. Pilih Regular atau Expansion Pack.',
    schemes: memberSteps(FAMILY_PO),
    additionalInfo: [
      'Expansion Pack menambah koleksi gim klasik dan konten tambahan. Grupnya terpisah dari Regular.',
      'Kamu memakai akun Nintendo sendiri, jadi simpanan gimmu tidak tercampur.',
    ],
    notes: [FOLLOWS_EXCHANGE_RATE],
    priceInfo: SHARED_EQUALLY,
    termsAndConditions: memberTerms(FAMILY_PO),
  },
];
