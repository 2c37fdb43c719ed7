import type { Brand, ProviderCost } from './brand.js';
import { APPLE_HOST_RULE, AS_HOST, BOUGHT_BY_HOST, BOUGHT_BY_US, FAMILY_RULE, PRE_ORDER } from './wording.js';

// Host reimbursement: "Rp186.000 minus …" is what the provider debits.
const NETFLIX: ProviderCost = { price: 186_000, tax: 'included' };
// 36.900 − 6.042 = 30.858; × 5 = 154.290 = 139.000 + 11 %. The tax is stated in Formula.
const YOUTUBE: ProviderCost = { price: 139_000, tax: 'added' };
// 296.000 − 29.667 = 266.333 = 799.000 / 3. Sample monthly prices.
const DISNEY: ProviderCost = { price: 799_000, tax: 'included' };

export const streaming: Brand[] = [
  {
    slug: 'netflix',
    name: 'Netflix',
    position: 1,
    color: '#b20710',
    tagline: 'Film dan serial tanpa iklan, berempat',
    description:
      'Satu langganan Netflix untuk empat orang, masing-masing dengan profil sendiri. Pilih paket TV kalau kamu menonton di televisi; slot TV tiap grup terbatas, jadi pesanan TV diproses selama slotnya masih ada.',
    group: { hosts: 1, regulars: 3, tvSlots: 2, hostBuys: 'provided' }, // Stated group size: 4
    packages: [
      {
        slug: 'host-non-tv',
        name: 'Host non-TV',
        description: `${AS_HOST} Menonton di HP, tablet, atau laptop.`,
        isHost: true,
        // Sample monthly prices
        variants: [{ months: 1, total: 47_500, cost: NETFLIX, adminFee: 0, activationFee: 1_000 }],
      },
      {
        slug: 'host-tv',
        name: 'Host TV',
        description: `${AS_HOST} Bisa juga menonton di televisi.`,
        isHost: true,
        needsTv: true,
        // Sample monthly prices; the activation fee is stated once and only so do all four totals close
        variants: [
          {
            months: 1,
            total: 57_500,
            cost: NETFLIX,
            adminFee: 10_000,
            activationFee: 1_000,
            derived: ['activationFee'],
          },
        ],
      },
      {
        slug: 'regular-non-tv',
        name: 'Reguler non-TV',
        description: `${BOUGHT_BY_HOST} Menonton di HP, tablet, atau laptop.`,
        // Sample monthly prices
        variants: [
          {
            months: 1,
            total: 54_000,
            cost: NETFLIX,
            adminFee: 6_500,
            activationFee: 1_000,
            derived: ['activationFee'],
          },
        ],
      },
      {
        slug: 'regular-tv',
        name: 'Reguler TV',
        description: `${BOUGHT_BY_HOST} Bisa juga menonton di televisi, selama slot TV masih ada.`,
        needsTv: true,
        // Sample monthly prices
        variants: [
          {
            months: 1,
            total: 61_000,
            cost: NETFLIX,
            adminFee: 13_500,
            activationFee: 1_000,
            derived: ['activationFee'],
          },
        ],
      },
    ],
  },
  {
    slug: 'youtube',
    name: 'YouTube',
    position: 3,
    color: '#e0210f',
    tagline: 'Nonton tanpa jeda iklan, berlima',
    description:
      'YouTube tanpa iklan, bisa diputar di latar belakang dan disimpan untuk ditonton tanpa internet. Kamu tetap memakai akun Google-mu sendiri.',
    group: { hosts: 0, regulars: 5, invites: true }, // Stated group size: 5
    packages: [
      {
        slug: 'regular',
        name: 'Reguler',
        description: BOUGHT_BY_US,
        // Sample monthly prices
        variants: [{ months: 1, total: 36_900, cost: YOUTUBE, adminFee: 6_042, derived: ['cost'] }],
      },
    ],
    // Price increase notices
    notices: [{ effectiveOn: '2024-09-20', text: 'Harga YouTube naik mulai 20 September 2024.' }],
  },
  {
    slug: 'apple-one',
    name: 'Apple One',
    position: 8,
    color: '#3a3f4b',
    tagline: 'Layanan Apple dalam satu paket, berlima',
    description: `Beberapa layanan Apple sekaligus dalam satu langganan keluarga untuk lima orang. ${FAMILY_RULE}`,
    group: { hosts: 1, regulars: 4, hostBuys: 'provided', invites: true }, // Stated group size: 5
    packages: [
      {
        slug: 'host',
        name: 'Host',
        description: APPLE_HOST_RULE,
        isHost: true,
        variants: [{ months: 1, total: 39_800 }], // Sample monthly prices
      },
      {
        slug: 'regular',
        name: 'Reguler',
        description: BOUGHT_BY_HOST,
        variants: [{ months: 1, total: 45_500 }], // Sample monthly prices
      },
    ],
  },
  {
    slug: 'apple-one-premier',
    name: 'Apple One Premier',
    position: 9,
    color: '#1f2430',
    tagline: 'Paket Apple paling lengkap, berlima',
    description: `Semua isi Apple One ditambah penyimpanan dan layanan yang lebih besar, untuk lima orang. ${FAMILY_RULE}`,
    group: { hosts: 1, regulars: 4, hostBuys: 'provided', invites: true }, // Stated group size: 5
    packages: [
      {
        slug: 'host',
        name: 'Host',
        description: APPLE_HOST_RULE,
        isHost: true,
        variants: [{ months: 1, total: 63_800 }], // Sample monthly prices
      },
      {
        slug: 'regular',
        name: 'Reguler',
        description: BOUGHT_BY_HOST,
        variants: [{ months: 1, total: 69_500 }], // Sample monthly prices
      },
    ],
  },
  {
    slug: 'apple-tv',
    name: 'Apple TV',
    position: 10,
    color: '#4b5563',
    tagline: 'Serial orisinal Apple TV+, berlima',
    description: `Serial dan film orisinal Apple TV+ lewat grup keluarga berisi lima orang. ${FAMILY_RULE}`,
    group: { hosts: 1, regulars: 4, hostBuys: 'provided', invites: true }, // Stated group size: 5
    packages: [
      {
        slug: 'host',
        name: 'Host',
        description: APPLE_HOST_RULE,
        isHost: true,
        variants: [{ months: 1, total: 19_800 }], // Sample monthly prices
      },
      {
        slug: 'regular',
        name: 'Reguler',
        description: BOUGHT_BY_HOST,
        variants: [{ months: 1, total: 25_000 }], // Sample monthly prices
      },
    ],
  },
  {
    slug: 'disney-hotstar',
    name: 'Disney+ Hotstar',
    position: 14,
    color: '#0f3a9e',
    tagline: 'Setahun penuh film keluarga, bertiga',
    description:
      'Langganan setahun untuk tiga orang: film keluarga, animasi, dan serial pilihan. Akunmu tidak boleh sedang punya langganan aktif atau dalam masa tenggang.',
    group: { hosts: 1, regulars: 2, hostBuys: 'provided' }, // Stated group size: 3
    packages: [
      {
        slug: 'host',
        name: 'Host',
        description: AS_HOST,
        isHost: true,
        // Sample monthly prices: "host yearly"; it is exactly the regular plan without its fee
        variants: [{ months: 12, total: 266_333, cost: DISNEY, adminFee: 0, derived: ['cost', 'adminFee'] }],
      },
      {
        slug: 'regular',
        name: 'Reguler',
        description: BOUGHT_BY_HOST,
        // Sample monthly prices: "regular 1 year"
        variants: [{ months: 12, total: 296_000, cost: DISNEY, adminFee: 29_667, derived: ['cost'] }],
      },
    ],
  },
  {
    slug: 'prime-video',
    name: 'Prime Video',
    position: 15,
    color: '#0b6fa4',
    tagline: 'Film dan serial dunia, bertiga',
    description: 'Film dan serial internasional, termasuk produksi orisinal Prime Video, untuk tiga orang.',
    group: { hosts: 0, regulars: 3 }, // Stated group size: 3
    packages: [
      {
        slug: 'regular',
        name: 'Reguler',
        description: BOUGHT_BY_US,
        variants: [{ months: 1, total: 29_000 }], // Further plan prices: "/month"
      },
    ],
  },
  {
    slug: 'iqiyi',
    name: 'Iqiyi',
    position: 16,
    color: '#0b7f37',
    tagline: 'Drama Asia tanpa iklan, berempat',
    description: 'Drama, variety show, dan anime Asia dengan takarir Indonesia, untuk empat orang.',
    group: { hosts: 0, regulars: 4 }, // Stated group size: 4
    packages: [
      {
        slug: 'regular',
        name: 'Reguler',
        description: BOUGHT_BY_US,
        variants: [{ months: 1, total: 19_500 }], // Further plan prices; length chosen (decision 0002)
      },
    ],
  },
  {
    slug: 'max',
    name: 'Max',
    position: 17,
    color: '#4d2dd1',
    tagline: 'Serial HBO dan film layar lebar, berempat',
    description: 'Serial HBO, film Warner Bros., dan tayangan orisinal Max untuk empat orang. Ada bulanan dan tahunan.',
    group: { hosts: 0, regulars: 4 }, // Stated group size: 4
    packages: [
      {
        slug: 'monthly',
        name: 'Reguler Bulanan',
        description: BOUGHT_BY_US,
        variants: [{ months: 1, total: 40_000 }], // Further plan prices
      },
      {
        slug: 'yearly',
        name: 'Reguler Tahunan',
        description: PRE_ORDER,
        isPo: true,
        variants: [{ months: 12, total: 305_000 }], // Further plan prices
      },
    ],
  },
  {
    slug: 'wetv',
    name: 'WeTV',
    position: 18,
    color: '#b45309',
    tagline: 'Drama Mandarin dan serial lokal, berdua',
    description: 'Drama Mandarin, Korea, Thailand, dan serial lokal untuk dua orang. Pilih satu atau tiga bulan.',
    group: { hosts: 0, regulars: 2 }, // Stated group size: 2
    packages: [
      {
        slug: 'regular',
        name: 'Reguler',
        description: BOUGHT_BY_US,
        // Further plan prices
        variants: [
          { months: 1, total: 33_000 },
          { months: 3, total: 82_500 },
        ],
      },
    ],
  },
  {
    slug: 'crunchyroll',
    name: 'Crunchyroll',
    position: 27,
    color: '#c74a0a',
    tagline: 'Anime terbaru langsung dari Jepang, berempat',
    description: 'Anime tanpa iklan dengan episode baru tak lama setelah tayang di Jepang, untuk empat orang.',
    group: { hosts: 0, regulars: 4 }, // Stated group size: 4
    packages: [
      {
        slug: 'monthly',
        name: 'Reguler Bulanan',
        description: BOUGHT_BY_US,
        variants: [{ months: 1, total: 15_000 }], // Further plan prices
      },
      {
        slug: 'yearly',
        name: 'Reguler Tahunan',
        description: PRE_ORDER,
        isPo: true,
        variants: [{ months: 12, total: 150_000 }], // Further plan prices
      },
    ],
  },
  {
    slug: 'catchplay',
    name: 'Catchplay',
    position: 39,
    color: '#a21caf',
    tagline: 'Film baru dan sinema Asia, berdua',
    description: 'Film baru, sinema Asia, dan serial pilihan untuk dua orang. Ada bulanan dan tahunan.',
    group: { hosts: 0, regulars: 2 }, // Stated group size: 2
    packages: [
      {
        slug: 'monthly',
        name: 'Reguler Bulanan',
        description: BOUGHT_BY_US,
        variants: [{ months: 1, total: 31_500 }], // Further plan prices; lengths chosen (decision 0002)
      },
      {
        slug: 'yearly',
        name: 'Reguler Tahunan',
        description: PRE_ORDER,
        isPo: true,
        variants: [{ months: 12, total: 368_000 }], // Further plan prices; lengths chosen (decision 0002)
      },
    ],
  },
  {
    // Hidden; no price list has a plan of it.
    slug: 'vidio',
    name: 'Vidio',
    position: 44,
    color: '#be185d',
    tagline: 'Olahraga dan serial Indonesia',
    description: 'Siaran olahraga, serial, dan film Indonesia.',
    hidden: true,
    group: { hosts: 0, regulars: 4 },
    packages: [],
  },
];
