import type { Brand } from './brand.js';
import { PRE_ORDER } from './wording.js';

export const belajar: Brand[] = [
  {
    slug: 'duolingo',
    name: 'Duolingo',
    position: 25,
    color: '#3b8209',
    tagline: 'Belajar bahasa tanpa iklan, berlima',
    description: 'Belajar bahasa tanpa iklan dan tanpa batas nyawa selama setahun, untuk lima orang.',
    group: { hosts: 0, regulars: 5, invites: true }, // Stated group size: 5
    packages: [
      {
        slug: 'regular',
        name: 'Reguler',
        description: PRE_ORDER,
        isPo: true,
        variants: [{ months: 12, total: 213_000 }], // Further plan prices; length chosen (decision 0002)
      },
    ],
  },
  {
    slug: 'masterclass',
    name: 'MasterClass',
    position: 28,
    color: '#7f1d3f',
    tagline: 'Kelas dari para ahli dunia, berenam',
    description: 'Kelas video dari para ahli di bidangnya selama setahun, untuk enam orang.',
    group: { hosts: 0, regulars: 6 }, // Stated group size: 6
    packages: [
      {
        slug: 'regular',
        name: 'Reguler',
        description: PRE_ORDER,
        isPo: true,
        variants: [{ months: 12, total: 818_000 }], // Further plan prices; length chosen (decision 0002)
      },
    ],
  },
  {
    slug: 'kahoot-one',
    name: 'Kahoot!+ One',
    position: 41,
    color: '#6d28d9',
    tagline: 'Kuis kelas yang seru, berempat',
    description: 'Buat kuis dan presentasi interaktif dengan fitur berbayar Kahoot! selama setahun, untuk empat orang.',
    group: { hosts: 0, regulars: 4, invites: true }, // Stated group size: 4
    packages: [
      {
        slug: 'regular',
        name: 'Reguler',
        description: PRE_ORDER,
        isPo: true,
        variants: [{ months: 12, total: 1_130_000 }], // Further plan prices; length chosen (decision 0002)
      },
    ],
  },
];
