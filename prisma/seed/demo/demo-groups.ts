import type { DemoKey } from './people.js';

/** One order of a demo group, and how far it has got by now. */
export interface DemoSeat {
  who: DemoKey;
  /** Slug of the package. */
  plan: string;
  hoursAgo: number;
  reached: 'ordered' | 'proof-sent' | 'confirmed';
  /** Of an active member: what it says half an hour ago about a seat that does not work. */
  claim?: string;
  /** Shown in the shop. Its period is not over yet, as of every seat of the demo: an older one would be renewed or ended at once. */
  review?: { stars: number; text: string };
}

export interface DemoGroup {
  /** Part of the uid of the group: must not change. */
  key: string;
  months: number;
  seats: DemoSeat[];
  /** Only of a group without a host: when the shop bought the subscription. */
  boughtHoursAgo?: number;
  /** When the host stored the login, or where the provider invites, the active members were invited. */
  accessHoursAgo?: number;
  /** Only of a confirmed host. */
  reimbursement?: 'scheduled' | 'approved' | 'paid';
}

/** Groups with a confirmed host show reimbursements; half-filled ones show the shop, the pages of the admin and free seats. */
export const DEMO_GROUPS: DemoGroup[] = [
  {
    key: 'spotify-full',
    months: 1,
    accessHoursAgo: 194,
    reimbursement: 'paid',
    seats: [
      { who: 'host', plan: 'spotify-host', hoursAgo: 220, reached: 'confirmed' },
      { who: 'rina', plan: 'spotify-regular', hoursAgo: 218, reached: 'confirmed' },
      {
        who: 'dimas',
        plan: 'spotify-regular',
        hoursAgo: 200,
        reached: 'confirmed',
        review: {
          stars: 5,
          text: 'Awalnya ragu soal undangannya, ternyata sorenya langsung masuk email. Playlist lama tetap aman karena pakai akun sendiri.',
        },
      },
    ],
  },
  {
    key: 'netflix-full-tv',
    months: 1,
    accessHoursAgo: 22,
    reimbursement: 'approved',
    seats: [
      { who: 'siti', plan: 'netflix-host-tv', hoursAgo: 30, reached: 'confirmed' },
      {
        who: 'bayu',
        plan: 'netflix-regular-tv',
        hoursAgo: 29,
        reached: 'confirmed',
        review: {
          stars: 5,
          text: 'Nonton di TV lancar, gambarnya jernih, dan profil cuma aku yang pakai. Jauh lebih hemat daripada langganan sendiri.',
        },
      },
      {
        who: 'putri',
        plan: 'netflix-regular-non-tv',
        hoursAgo: 28,
        reached: 'confirmed',
        review: {
          stars: 4,
          text: 'Login sempat diminta kode sekali, tapi host-nya cepat balas. Sejauh ini tidak pernah berebut layar.',
        },
      },
      { who: 'agus', plan: 'netflix-regular-non-tv', hoursAgo: 7, reached: 'confirmed' },
    ],
  },
  {
    key: 'netflix-full',
    months: 1,
    reimbursement: 'scheduled',
    seats: [
      { who: 'host', plan: 'netflix-host-non-tv', hoursAgo: 26, reached: 'confirmed' },
      { who: 'maya', plan: 'netflix-regular-tv', hoursAgo: 25, reached: 'confirmed' },
      {
        who: 'rizky',
        plan: 'netflix-regular-tv',
        hoursAgo: 24.5,
        reached: 'confirmed',
        review: {
          stars: 5,
          text: 'Rincian harganya jelas dari awal dan grupnya cepat penuh. Bulan depan lanjut lagi.',
        },
      },
      {
        who: 'dewi',
        plan: 'netflix-regular-non-tv',
        hoursAgo: 4,
        reached: 'confirmed',
        claim: 'Login-nya belum muncul di halaman langgananku.',
      },
    ],
  },
  {
    key: 'netflix-half',
    months: 1,
    accessHoursAgo: 40,
    reimbursement: 'scheduled',
    seats: [
      { who: 'yoga', plan: 'netflix-host-non-tv', hoursAgo: 52, reached: 'confirmed' },
      { who: 'customer', plan: 'netflix-regular-tv', hoursAgo: 50, reached: 'confirmed' },
      { who: 'dimas', plan: 'netflix-regular-non-tv', hoursAgo: 1.5, reached: 'proof-sent' },
    ],
  },
  {
    // The purchase of the host is not verified, so the accounts of members who have paid are pending.
    key: 'spotify-half',
    months: 1,
    seats: [
      { who: 'maya', plan: 'spotify-host', hoursAgo: 75, reached: 'proof-sent' },
      { who: 'agus', plan: 'spotify-regular', hoursAgo: 48, reached: 'confirmed' },
    ],
  },
  {
    key: 'youtube-half',
    months: 1,
    boughtHoursAgo: 30,
    seats: [
      { who: 'putri', plan: 'youtube-regular', hoursAgo: 40, reached: 'confirmed' },
      { who: 'rizky', plan: 'youtube-regular', hoursAgo: 22, reached: 'confirmed' },
      { who: 'customer', plan: 'youtube-regular', hoursAgo: 2, reached: 'ordered' },
    ],
  },
  {
    // The host buys when four members have paid; those who have are pending until then.
    key: 'canva-half',
    months: 1,
    seats: [
      { who: 'bayu', plan: 'canva-host', hoursAgo: 20, reached: 'ordered' },
      { who: 'siti', plan: 'canva-regular', hoursAgo: 18, reached: 'confirmed' },
      { who: 'yoga', plan: 'canva-regular', hoursAgo: 16, reached: 'confirmed' },
      { who: 'customer', plan: 'canva-regular', hoursAgo: 6, reached: 'proof-sent' },
    ],
  },
  {
    // Pre-order: payment starts when the group has five members.
    key: 'microsoft-half',
    months: 12,
    seats: [
      { who: 'rina', plan: 'microsoft-365-yearly', hoursAgo: 90, reached: 'ordered' },
      { who: 'dewi', plan: 'microsoft-365-yearly', hoursAgo: 33, reached: 'ordered' },
      { who: 'customer', plan: 'microsoft-365-yearly', hoursAgo: 10, reached: 'ordered' },
    ],
  },
];
