import type { Brand } from './brand.js';
import { BOUGHT_BY_US, GOOGLE_RULE, PRE_ORDER } from './wording.js';

export const cloudAi: Brand[] = [
  {
    slug: 'google-one',
    name: 'Google One',
    position: 11,
    color: '#1a66d6',
    tagline: 'Ruang Drive dan Foto lebih lega, berlima',
    description: `Tambahan ruang untuk Drive, Gmail, dan Google Foto, dibagi berlima. ${GOOGLE_RULE}`,
    group: { hosts: 0, regulars: 5, invites: true }, // Stated group size: 5
    packages: [
      {
        slug: 'regular',
        name: 'Reguler',
        description: BOUGHT_BY_US,
        // Sample monthly prices; taxed according to Formula
        variants: [{ months: 1, total: 41_900, cost: { price: null, tax: 'added' } }],
      },
    ],
  },
  {
    slug: 'google-gemini',
    name: 'Google AI Pro',
    position: 12,
    color: '#4f46e5',
    tagline: 'Gemini versi Pro, berlima',
    description: `Asisten Gemini versi Pro beserta ruang penyimpanan Google, untuk lima orang. ${GOOGLE_RULE}`,
    group: { hosts: 0, regulars: 5, invites: true }, // Stated group size: 5
    packages: [
      {
        slug: 'regular',
        name: 'Reguler',
        description: BOUGHT_BY_US,
        // Sample monthly prices; taxed according to Formula
        variants: [{ months: 1, total: 77_500, cost: { price: null, tax: 'added' } }],
      },
    ],
  },
  {
    slug: 'dropbox',
    name: 'Dropbox',
    position: 33,
    color: '#0a58ca',
    tagline: 'Penyimpanan berkas bersama, berlima',
    description: 'Ruang penyimpanan berkas yang tersinkron di semua perangkat selama setahun, untuk lima orang.',
    group: { hosts: 0, regulars: 5, invites: true }, // Stated group size: 5
    packages: [
      {
        slug: 'regular',
        name: 'Reguler',
        description: PRE_ORDER,
        isPo: true,
        variants: [{ months: 12, total: 720_000 }], // Further plan prices; length chosen (decision 0002)
      },
    ],
  },
  {
    slug: 'chatgpt-plus',
    name: 'ChatGPT Plus',
    position: 34,
    color: '#0f7a5f',
    tagline: 'Asisten AI untuk kerja dan belajar, berlima',
    description: 'ChatGPT versi Plus untuk kerja dan belajar. Sekarang berlima, sebelumnya berenam.',
    group: { hosts: 0, regulars: 5 }, // Stated group size: 5, cut from 6
    packages: [
      {
        slug: 'regular',
        name: 'Reguler',
        description: BOUGHT_BY_US,
        variants: [{ months: 1, total: 87_000 }], // Further plan prices; length chosen (decision 0002)
      },
    ],
  },
];
