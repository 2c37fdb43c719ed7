import type { Brand, ProviderCost } from './brand.js';
import { APPLE_HOST_RULE, AS_HOST, BOUGHT_BY_HOST, FAMILY_RULE } from './wording.js';

// Reimbursement 62.517 + host share 31.633 + transfer 750. Host reimbursement.
const SPOTIFY: ProviderCost = { price: 94_900, tax: 'included' };

export const musik: Brand[] = [
  {
    slug: 'spotify',
    name: 'Spotify',
    position: 2,
    color: '#15803d',
    tagline: 'Musik tanpa iklan, bertiga',
    description: `Musik dan podcast tanpa iklan dengan akunmu sendiri, jadi playlist-mu tetap milikmu. ${FAMILY_RULE}`,
    group: { hosts: 1, regulars: 2, invites: true }, // Stated group size: 3
    packages: [
      {
        slug: 'host',
        name: 'Host',
        description: AS_HOST,
        isHost: true,
        // Sample monthly prices
        variants: [{ months: 1, total: 31_633, cost: SPOTIFY, adminFee: 0, derived: ['cost', 'adminFee'] }],
      },
      {
        slug: 'regular',
        name: 'Reguler',
        description: BOUGHT_BY_HOST,
        // Sample monthly prices
        variants: [{ months: 1, total: 37_900, cost: SPOTIFY, adminFee: 6_267, derived: ['cost'] }],
      },
    ],
  },
  {
    slug: 'apple-music',
    name: 'Apple Music',
    position: 7,
    color: '#d6215a',
    tagline: 'Jutaan lagu tanpa iklan, berlima',
    description: `Lagu, lirik, dan audio berkualitas tinggi lewat grup keluarga berisi lima orang. ${FAMILY_RULE}`,
    group: { hosts: 1, regulars: 4, hostBuys: 'provided', invites: true }, // Stated group size: 5
    packages: [
      {
        slug: 'host',
        name: 'Host',
        description: APPLE_HOST_RULE,
        isHost: true,
        variants: [{ months: 1, total: 17_000 }], // Sample monthly prices
      },
      {
        slug: 'regular',
        name: 'Reguler',
        description: BOUGHT_BY_HOST,
        variants: [{ months: 1, total: 22_000 }], // Sample monthly prices
      },
    ],
  },
];
