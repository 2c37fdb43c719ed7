import type { Brand } from './brand.js';
import { PRE_ORDER } from './wording.js';

export const game: Brand[] = [
  {
    slug: 'nintendo-switch-online',
    name: 'Nintendo Switch Online',
    position: 26,
    color: '#cc1020',
    tagline: 'Main daring bareng, berenam',
    description:
      'Main daring, simpan data di awan, dan koleksi gim klasik selama setahun, untuk enam orang. Pilih Regular atau Expansion Pack.',
    group: { hosts: 0, regulars: 6, invites: true }, // Stated group size: 6
    packages: [
      {
        slug: 'regular',
        name: 'Regular',
        description: PRE_ORDER,
        isPo: true,
        subscription: { slug: 'regular', name: 'Regular' },
        variants: [{ months: 12, total: 165_000 }], // Further plan prices; length chosen (decision 0002)
      },
      {
        slug: 'expansion-pack',
        name: 'Expansion Pack',
        description: PRE_ORDER,
        isPo: true,
        subscription: { slug: 'expansion-pack', name: 'Expansion Pack' },
        variants: [{ months: 12, total: 299_900 }], // Further plan prices; length chosen (decision 0002)
      },
    ],
  },
];
