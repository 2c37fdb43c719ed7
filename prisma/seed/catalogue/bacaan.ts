import type { Brand } from './brand.js';
import { BOUGHT_BY_US, PRE_ORDER } from './wording.js';

export const bacaan: Brand[] = [
  {
    slug: 'gramedia-digital',
    name: 'Gramedia Digital',
    position: 5,
    color: '#0369a1',
    tagline: 'Buku, majalah, dan koran, berdua',
    description: 'Baca ribuan buku, majalah, dan koran Gramedia di satu aplikasi, untuk dua orang.',
    group: { hosts: 0, regulars: 2 }, // Stated group size: 2
    packages: [
      {
        slug: 'full',
        name: 'Full',
        description: `Semua koleksi: buku, majalah, dan koran. ${BOUGHT_BY_US}`,
        subscription: { slug: 'full', name: 'Full' },
        // Sample monthly prices; (54.500 − 5.000) × 2 = 99.000
        variants: [
          { months: 1, total: 54_500, cost: { price: 99_000, tax: 'included' }, adminFee: 5_000, derived: ['cost'] },
        ],
      },
      {
        slug: 'fiction',
        name: 'Fiksi',
        description: `Koleksi buku fiksi. ${BOUGHT_BY_US}`,
        subscription: { slug: 'fiction', name: 'Fiksi' },
        // Sample monthly prices; (29.500 − 5.000) × 2 = 49.000
        variants: [
          { months: 1, total: 29_500, cost: { price: 49_000, tax: 'included' }, adminFee: 5_000, derived: ['cost'] },
        ],
      },
      {
        slug: 'non-fiction',
        name: 'Nonfiksi',
        description: `Koleksi buku nonfiksi. ${BOUGHT_BY_US}`,
        subscription: { slug: 'non-fiction', name: 'Nonfiksi' },
        // Sample monthly prices; (29.500 − 5.000) × 2 = 49.000
        variants: [
          { months: 1, total: 29_500, cost: { price: 49_000, tax: 'included' }, adminFee: 5_000, derived: ['cost'] },
        ],
      },
    ],
  },
  {
    slug: 'wattpad',
    name: 'Wattpad',
    position: 6,
    color: '#c2410c',
    tagline: 'Cerita tanpa iklan, bertiga',
    description: 'Baca cerita di Wattpad tanpa iklan dan simpan lebih banyak untuk dibaca luring, untuk tiga orang.',
    group: { hosts: 0, regulars: 3 }, // Stated group size: 3
    packages: [
      {
        slug: 'regular',
        name: 'Reguler',
        description: BOUGHT_BY_US,
        variants: [
          // Sample monthly prices; taxed according to Formula
          { months: 1, total: 21_900, cost: { price: null, tax: 'added' } },
          // Not sold and in no price list: three times the monthly price, so that the list of active variants has
          // something to leave out.
          { months: 3, total: 65_700, cost: { price: null, tax: 'added' }, derived: ['total'], active: false },
        ],
      },
    ],
  },
  {
    slug: 'scribd',
    name: 'Scribd',
    position: 21,
    color: '#0f766e',
    tagline: 'Dokumen dan buku digital, bertiga',
    description: 'Unduh dokumen dan baca buku digital di Scribd, untuk tiga orang.',
    group: { hosts: 0, regulars: 3 }, // Stated group size: 3
    packages: [
      {
        slug: 'regular',
        name: 'Reguler',
        description: BOUGHT_BY_US,
        variants: [{ months: 1, total: 31_000 }], // Further plan prices; length chosen (decision 0002)
      },
    ],
  },
  {
    slug: 'medium',
    name: 'Medium',
    position: 36,
    color: '#262626',
    tagline: 'Tulisan pilihan tanpa batas, berlima',
    description: 'Baca semua tulisan anggota Medium tanpa batas, untuk lima orang. Ada bulanan dan tahunan.',
    group: { hosts: 0, regulars: 5 }, // Stated group size: 5
    packages: [
      {
        slug: 'monthly',
        name: 'Reguler Bulanan',
        description: BOUGHT_BY_US,
        variants: [{ months: 1, total: 22_500 }], // Further plan prices; lengths chosen (decision 0002)
      },
      {
        slug: 'yearly',
        name: 'Reguler Tahunan',
        description: PRE_ORDER,
        isPo: true,
        variants: [{ months: 12, total: 219_900 }], // Further plan prices; lengths chosen (decision 0002)
      },
    ],
  },
];
