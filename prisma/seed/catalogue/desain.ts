import type { Brand, ProviderCost } from './brand.js';
import { AS_HOST, BOUGHT_BY_HOST, BOUGHT_BY_US, PRE_ORDER } from './wording.js';

// The host pays no fee, so the host's 861.777,50 is exactly half. Further plan prices.
const ADOBE: ProviderCost = { price: 1_723_555, tax: 'included' };
const ADOBE_PACKAGES: Brand['packages'] = [
  {
    slug: 'host',
    name: 'Host',
    description: AS_HOST,
    isHost: true,
    // Further plan prices: "host Rp861.777,50 (fee 0)"; length chosen (decision 0002)
    variants: [{ months: 12, total: 861_777.5, cost: ADOBE, adminFee: 0, derived: ['cost'] }],
  },
  {
    slug: 'regular',
    name: 'Reguler',
    description: `${PRE_ORDER} ${BOUGHT_BY_HOST}`,
    isPo: true,
    // Further plan prices: "regular Rp961.500"; length chosen (decision 0002)
    variants: [{ months: 12, total: 961_500, cost: ADOBE, adminFee: 99_722.5, derived: ['cost', 'adminFee'] }],
  },
];

export const desain: Brand[] = [
  {
    slug: 'canva',
    name: 'Canva',
    position: 13,
    color: '#0e7c96',
    tagline: 'Desain tanpa batas, satu tim berlima',
    description:
      'Template, foto, dan fitur premium Canva dalam satu tim berisi satu host dan empat anggota. Tim mulai diproses setelah kelima orangnya terkonfirmasi.',
    // Stated group size: 4 and 5; processed once 5 are confirmed, so 1 host plus 4 regular
    group: { hosts: 1, regulars: 4, startsWhenConfirmed: 5, hostBuys: 'paid', invites: true },
    packages: [
      {
        slug: 'host',
        name: 'Host',
        description: AS_HOST,
        isHost: true,
        // Sample monthly prices: "host yearly 730,000; host monthly 73,000"
        variants: [
          { months: 1, total: 73_000 },
          { months: 12, total: 730_000 },
        ],
      },
      {
        slug: 'regular',
        name: 'Reguler',
        description: BOUGHT_BY_HOST,
        // Sample monthly prices: "regular monthly 79,500; regular yearly 808,000"
        variants: [
          { months: 1, total: 79_500 },
          { months: 12, total: 808_000 },
        ],
      },
    ],
    // Price increase notices
    notices: [{ effectiveOn: '2024-07-25', text: 'Harga Canva naik mulai 25 Juli 2024.' }],
  },
  {
    slug: 'adobe-photoshop',
    name: 'Adobe Photoshop',
    position: 29,
    color: '#1254a8',
    tagline: 'Olah foto kelas profesional, berdua',
    description: 'Langganan Photoshop setahun untuk dua orang: satu host dan satu anggota.',
    group: { hosts: 1, regulars: 1, hostBuys: 'paid', hostStoresLogin: true }, // Stated group size: 2, host and regular variants
    packages: ADOBE_PACKAGES,
  },
  {
    slug: 'adobe-illustrator',
    name: 'Adobe Illustrator',
    position: 30,
    color: '#ad5a05',
    tagline: 'Ilustrasi vektor kelas profesional, berdua',
    description: 'Langganan Illustrator setahun untuk dua orang: satu host dan satu anggota.',
    group: { hosts: 1, regulars: 1, hostBuys: 'paid', hostStoresLogin: true }, // Stated group size: 2, host and regular variants
    packages: ADOBE_PACKAGES,
  },
  {
    slug: 'freepik',
    name: 'Freepik',
    position: 31,
    color: '#1d6fe0',
    tagline: 'Aset desain siap pakai, bertiga',
    description: 'Vektor, foto, dan template premium untuk tiga orang. Ada bulanan, tahunan, dan tahunan Plus.',
    group: { hosts: 0, regulars: 3 }, // Stated group size: 3
    packages: [
      {
        slug: 'monthly',
        name: 'Reguler Bulanan',
        description: BOUGHT_BY_US,
        variants: [{ months: 1, total: 116_000 }], // Further plan prices; order of the plans in the list of brands
      },
      {
        slug: 'yearly',
        name: 'Reguler Tahunan',
        description: PRE_ORDER,
        isPo: true,
        variants: [{ months: 12, total: 870_000 }], // Further plan prices
      },
      {
        slug: 'plus-yearly',
        name: 'Plus Tahunan',
        description: PRE_ORDER,
        isPo: true,
        subscription: { slug: 'plus', name: 'Plus' },
        variants: [{ months: 12, total: 1_830_000 }], // Further plan prices
      },
    ],
  },
  {
    slug: 'envato',
    name: 'Envato',
    position: 32,
    color: '#3f7d20',
    tagline: 'Unduh aset kreatif tanpa batas, berlima',
    description: 'Template video, grafis, font, dan musik untuk lima orang selama setahun.',
    group: { hosts: 0, regulars: 5 }, // Stated group size: 5
    packages: [
      {
        slug: 'regular',
        name: 'Reguler',
        description: PRE_ORDER,
        isPo: true,
        variants: [{ months: 12, total: 1_485_000 }], // Further plan prices; length chosen (decision 0002)
      },
    ],
  },
  {
    slug: 'capcut',
    name: 'CapCut',
    position: 35,
    color: '#18181b',
    tagline: 'Edit video lebih leluasa, bertiga',
    description: 'Efek, template, dan ekspor premium CapCut. Sekarang bertiga, sebelumnya berlima.',
    group: { hosts: 0, regulars: 3 }, // Stated group size: 3, cut from 5
    packages: [
      {
        slug: 'monthly',
        name: 'Reguler Bulanan',
        description: BOUGHT_BY_US,
        variants: [{ months: 1, total: 59_900 }], // Further plan prices
      },
      {
        slug: 'yearly',
        name: 'Reguler Tahunan',
        description: PRE_ORDER,
        isPo: true,
        variants: [{ months: 12, total: 399_000 }], // Further plan prices
      },
    ],
  },
];
