import { ZAP_SERIES } from '#domain/catalogue/scheme/zap-series';
import type { Brand, BrandPackage } from './brand.js';
import { PRE_ORDER } from './wording.js';

/** One tier of the Zap series, in thousand rupiah a treatment. The totals are stated; they are not 8 × tier × 0,85. */
const zapTier = (tier: number, total: number): BrandPackage => ({
  slug: `series-${tier}`,
  name: `Seri ${tier}`,
  description: `8 perawatan dari seri ${tier} ribu untukmu. ${PRE_ORDER}`,
  isPo: true,
  voucher: { treatments: ZAP_SERIES.perMember, firstUseWithinDays: ZAP_SERIES.firstUseWithinDays },
  subscription: { slug: `series-${tier}`, name: `Seri ${tier}` },
  variants: [{ months: 12, total }],
});

export const gayaHidup: Brand[] = [
  {
    slug: 'strava',
    name: 'Strava',
    position: 38,
    color: '#c9420a',
    tagline: 'Catat setiap lari dan gowes, bertiga',
    description: 'Analisis latihan, rute, dan target di Strava selama setahun, untuk tiga orang.',
    group: { hosts: 0, regulars: 3, invites: true }, // Stated group size: 3
    packages: [
      {
        slug: 'regular',
        name: 'Reguler',
        description: PRE_ORDER,
        isPo: true,
        variants: [{ months: 12, total: 499_000 }], // Further plan prices; length chosen (decision 0002)
      },
    ],
  },
  {
    slug: 'zap',
    name: 'Zap',
    position: 42,
    type: 2,
    color: '#a3268f',
    tagline: 'Perawatan kulit hemat 15%, berempat',
    // Zap series: 32 treatments for 4 members (8 each), 15 % group discount, first use within 30 days
    description:
      'Voucher 32 perawatan untuk empat orang, masing-masing 8 kali, dengan diskon grup 15%. Voucher harus mulai dipakai paling lambat 30 hari setelah dibeli.',
    group: { hosts: 0, regulars: 4 }, // Stated group size: 4
    // Zap series: tiers and totals per member; length chosen (decision 0002)
    packages: [
      zapTier(199, 1_366_000),
      zapTier(299, 2_052_000),
      zapTier(499, 3_424_000),
      zapTier(749, 5_139_000),
      zapTier(1249, 8_569_000),
    ],
  },
  {
    // Kept out of the main list; no price list has a plan of it.
    slug: 'sekurban',
    name: 'Sekurban',
    position: 45,
    type: 2,
    color: '#4d7c0f',
    tagline: 'Kurban patungan, berbagi lebih mudah',
    description: 'Patungan hewan kurban bersama: kami yang mengurus, kamu menerima kabarnya.',
    group: { hosts: 0, regulars: 7 },
    packages: [],
  },
];
