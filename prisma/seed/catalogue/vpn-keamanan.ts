import type { Brand } from './brand.js';
import { BOUGHT_BY_US, PRE_ORDER } from './wording.js';

export const vpnKeamanan: Brand[] = [
  {
    slug: 'nord-vpn',
    name: 'Nord VPN',
    position: 19,
    color: '#2f54d8',
    tagline: 'Internet lebih aman, berenam',
    description: 'Koneksi terenkripsi ke server di banyak negara, untuk enam orang. Ada bulanan dan tahunan.',
    group: { hosts: 0, regulars: 6 }, // Stated group size: 6
    packages: [
      {
        slug: 'monthly',
        name: 'Reguler Bulanan',
        description: BOUGHT_BY_US,
        variants: [{ months: 1, total: 47_000 }], // Further plan prices; monthly in the list of brands
      },
      {
        slug: 'yearly',
        name: 'Reguler Tahunan',
        description: PRE_ORDER,
        isPo: true,
        variants: [{ months: 12, total: 310_000 }], // Further plan prices; yearly in the list of brands
      },
    ],
  },
  {
    slug: 'mcafee',
    name: 'McAfee',
    position: 22,
    color: '#b91c2c',
    tagline: 'Antivirus untuk semua perangkat, berlima',
    // Further plan prices: "Rp550.000 first year, then Rp800.000"
    description:
      'Perlindungan antivirus setahun untuk lima orang. Harga ini mengikuti tarif tahun pertama dari provider, Rp550.000 per grup; mulai tahun kedua tarifnya Rp800.000 per grup, jadi bagianmu ikut menyesuaikan saat perpanjangan.',
    group: { hosts: 0, regulars: 5 }, // Stated group size: 5
    packages: [
      {
        slug: 'regular',
        name: 'Reguler',
        description: PRE_ORDER,
        isPo: true,
        // Further plan prices. Whether tax comes on top is not stated, so the fee stays unknown.
        variants: [{ months: 12, total: 139_000, cost: { price: 550_000, tax: 'unknown' } }],
      },
    ],
  },
  {
    slug: 'lastpass',
    name: 'LastPass',
    position: 24,
    color: '#c01d36',
    tagline: 'Semua kata sandi di satu tempat, berlima',
    description: 'Simpan dan isi kata sandi dengan aman di semua perangkat, untuk lima orang selama setahun.',
    group: { hosts: 0, regulars: 5, invites: true }, // Stated group size: 5
    packages: [
      {
        slug: 'regular',
        name: 'Reguler',
        description: PRE_ORDER,
        isPo: true,
        variants: [{ months: 12, total: 250_000 }], // Further plan prices; length chosen (decision 0002)
      },
    ],
  },
];
