import type { DemoKey } from '../demo/people.js';
import { cinema, kitchen, seaSchool } from './draw.js';

export interface DemoDonation {
  donor: DemoKey;
  /** In rupiah, or shares. */
  amount?: number;
  shares?: number;
  message: string;
  anonymous?: boolean;
  daysAgo: number;
}
export interface DemoCause {
  slug: string;
  name: string;
  summary: string;
  story: string;
  beneficiary: string;
  /** In rupiah. */
  target: number | null;
  sharePrice: number | null;
  picture: { alt: string; svg: string };
  donations: DemoDonation[];
  disbursed: { amount: number; title: string; note: string; daysAgo: number } | null;
}

/** What the demo shop collects for. */
export const DEMO_CAUSES: DemoCause[] = [
  {
    slug: 'sekolah-pesisir',
    name: 'Sekolah Pesisir',
    summary: 'Buku dan seragam untuk 120 anak nelayan di Muara Gembong.',
    story:
      'Setiap pagi 120 anak menyeberang dengan perahu ke sekolah. Banyak yang belajar tanpa buku, dan seragamnya turun dari kakak ke adik.\n\nDonasimu dibelikan paket buku, alat tulis, dan seragam. Yayasan membagikannya langsung di sekolah dan mengirim fotonya ke sini.',
    beneficiary: 'Yayasan Anak Pesisir',
    target: 15_000_000,
    sharePrice: null,
    picture: { alt: 'Buku terbuka di atas ombak dengan matahari pagi', svg: seaSchool() },
    donations: [
      { donor: 'rina', amount: 250_000, message: 'Semangat sekolahnya, adik-adik!', daysAgo: 21 },
      { donor: 'agus', amount: 100_000, message: '', daysAgo: 17 },
      { donor: 'maya', amount: 500_000, message: 'Semoga berkah dan bermanfaat.', anonymous: true, daysAgo: 12 },
      { donor: 'dimas', amount: 50_000, message: 'Sedikit dari uang jajan patungan bulan ini.', daysAgo: 4 },
    ],
    disbursed: {
      amount: 400_000,
      title: 'Buku tulis untuk kelas 1 dan 2',
      note: 'Diserahkan kepada kepala sekolah bersama yayasan.',
      daysAgo: 6,
    },
  },
  {
    slug: 'dapur-umum',
    name: 'Dapur Umum Jumat',
    summary: 'Nasi hangat setiap Jumat untuk pekerja harian di Jakarta Timur.',
    story:
      'Setiap Jumat relawan memasak 200 porsi. Rp15.000 cukup untuk satu porsi lengkap dengan lauk, sayur, dan air minum.\n\nSiapa pun boleh makan, tanpa ditanya.',
    beneficiary: 'Komunitas Dapur Jumat',
    target: 6_000_000,
    sharePrice: null,
    picture: { alt: 'Semangkuk nasi hangat di antara dua tangan', svg: kitchen() },
    donations: [
      { donor: 'siti', amount: 150_000, message: 'Untuk sepuluh porsi, ya.', daysAgo: 9 },
      { donor: 'bayu', amount: 75_000, message: '', anonymous: true, daysAgo: 2 },
    ],
    disbursed: null,
  },
  {
    slug: 'netflix',
    name: 'Jatah Netflix',
    summary: 'Traktir satu bulan Netflix untuk orang yang mengajukan.',
    story:
      'Satu jatah adalah satu kursi di grup Netflix selama sebulan. Kamu membayarnya, tim kami memilih penerimanya dari yang mengajukan, dan penerimanya tidak membayar apa pun.\n\nJatah yang belum diberikan tetap kami simpan.',
    beneficiary: 'Penerima yang dipilih tim Patungan',
    target: null,
    sharePrice: 54_000,
    picture: { alt: 'Dua orang menonton film dari sofa', svg: cinema() },
    donations: [
      { donor: 'rizky', shares: 2, message: 'Selamat menonton!', daysAgo: 8 },
      { donor: 'dewi', shares: 1, message: '', anonymous: true, daysAgo: 3 },
    ],
    disbursed: null,
  },
];
