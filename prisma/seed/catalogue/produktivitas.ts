import type { Brand } from './brand.js';
import { BOUGHT_BY_US, PRE_ORDER } from './wording.js';

export const produktivitas: Brand[] = [
  {
    slug: 'microsoft-365',
    name: 'Microsoft 365',
    position: 4,
    color: '#1f5fbf',
    tagline: 'Word, Excel, dan OneDrive, berlima',
    description:
      'Aplikasi Office lengkap dengan ruang OneDrive milikmu sendiri, untuk lima orang. Ada bulanan dan tahunan.',
    group: { hosts: 0, regulars: 5, invites: true }, // Stated group size: 5
    packages: [
      {
        slug: 'monthly',
        name: 'Reguler Bulanan',
        description: BOUGHT_BY_US,
        variants: [{ months: 1, total: 41_500 }], // Sample monthly prices
      },
      {
        slug: 'yearly',
        name: 'Reguler Tahunan',
        description: PRE_ORDER,
        isPo: true,
        variants: [{ months: 12, total: 429_000 }], // Sample monthly prices
      },
    ],
    // Price increase notices
    notices: [{ effectiveOn: '2025-01-17', text: 'Harga Microsoft 365 naik mulai 17 Januari 2025.' }],
  },
  {
    slug: 'zoom',
    name: 'Zoom',
    position: 20,
    color: '#1560d4',
    tagline: 'Rapat tanpa batas 40 menit, berlima',
    description: 'Rapat daring tanpa terputus di tengah jalan, untuk lima orang.',
    group: { hosts: 0, regulars: 5 }, // Stated group size: 5
    packages: [
      {
        slug: 'regular',
        name: 'Reguler',
        description: BOUGHT_BY_US,
        variants: [{ months: 1, total: 38_000 }], // Further plan prices; length chosen (decision 0002)
      },
    ],
  },
  {
    slug: 'setapp',
    name: 'Setapp',
    position: 23,
    color: '#5b4bb7',
    tagline: 'Ratusan aplikasi Mac, berempat',
    description: 'Satu langganan untuk ratusan aplikasi Mac dan iPhone, dipakai empat orang.',
    group: { hosts: 0, regulars: 4 }, // Stated group size: 4
    packages: [
      {
        slug: 'regular',
        name: 'Reguler',
        description: PRE_ORDER,
        isPo: true,
        variants: [{ months: 1, total: 76_000 }], // Further plan prices; length chosen (decision 0002)
      },
    ],
  },
  {
    slug: 'ilovepdf',
    name: 'ILovePDF',
    position: 37,
    color: '#c81e1e',
    tagline: 'Urusan PDF beres, bersembilan',
    description: 'Gabung, pisah, kompres, dan ubah PDF tanpa batas harian, untuk sembilan orang.',
    group: { hosts: 0, regulars: 9, invites: true }, // Stated group size: 9
    packages: [
      {
        slug: 'regular',
        name: 'Reguler',
        description: PRE_ORDER,
        isPo: true,
        variants: [{ months: 12, total: 73_000 }], // Further plan prices; length chosen (decision 0002)
      },
    ],
  },
  {
    slug: 'grammarly',
    name: 'Grammarly',
    position: 40,
    color: '#0d7a5c',
    tagline: 'Bahasa Inggris lebih rapi, bertiga',
    description: 'Periksa tata bahasa dan gaya tulisan bahasa Inggris untuk tiga orang. Pilih 1, 3, atau 12 bulan.',
    group: { hosts: 0, regulars: 3 }, // Stated group size: 3
    packages: [
      {
        slug: 'regular',
        name: 'Reguler',
        description: BOUGHT_BY_US,
        // Further plan prices; lengths in the list of brands
        variants: [
          { months: 1, total: 168_500 },
          { months: 3, total: 359_000 },
        ],
      },
      {
        slug: 'yearly',
        name: 'Reguler Tahunan',
        description: PRE_ORDER,
        isPo: true,
        variants: [{ months: 12, total: 853_000 }], // Further plan prices
      },
    ],
  },
  {
    slug: 'rekafin',
    name: 'Rekafin',
    position: 43,
    color: '#3f7a12',
    tagline: 'Pembukuan rapi untuk diri sendiri dan usaha',
    description:
      'Catat pemasukan, pengeluaran, dan laporan keuangan dengan mudah. Langganan ini untukmu sendiri, jadi tidak perlu menunggu grup.',
    group: { hosts: 0, regulars: 1, invites: true }, // Stated group size: 1 (Rekafin)
    packages: [
      {
        slug: 'personal',
        name: 'Personal',
        description: 'Keuangan pribadi yang rapi. Harga normal Rp45.000.', // Rekafin
        subscription: { slug: 'personal', name: 'Personal' },
        // Rekafin: admin fee 0, so the price is the provider's
        variants: [
          { months: 1, total: 25_000, cost: { price: 25_000, tax: 'included' }, adminFee: 0, derived: ['cost'] },
        ],
      },
      {
        slug: 'umkm',
        name: 'UMKM',
        description: 'Pembukuan usaha kecil sampai laporan laba rugi. Harga normal Rp169.000.', // Rekafin
        subscription: { slug: 'umkm', name: 'UMKM' },
        // Rekafin: admin fee 0, so the price is the provider's
        variants: [
          { months: 1, total: 89_000, cost: { price: 89_000, tax: 'included' }, adminFee: 0, derived: ['cost'] },
        ],
      },
    ],
  },
];
