import type { AnimalKind } from '#domain/products/qurban/animal';
import type { DemoKey } from '../demo/people.js';
import type { Drawing } from '../store-pictures.js';
import { cow, goat, parcels } from './draw.js';

export interface DemoAnimal {
  key: string;
  kind: AnimalKind;
  code: string;
  name: string;
  description: string;
  /** Of one share, in rupiah. */
  price: number;
  fee: number;
  pictures: Drawing[];
  /** Who take part, on behalf of whom; a saver has paid one of so many instalments. */
  shares: { by: DemoKey; names: string[]; saves?: number }[];
  /** Of a season that is over. */
  report?: { text: string; place: string; pictures: Drawing[] };
}

const COW = 'Sapi jantan sehat, cukup umur, diperiksa dokter hewan. Dipelihara peternak di';

/** The next season: a cow that is nearly full, one that starts, a goat that is taken and one that is free. */
export const NEXT_SEASON: DemoAnimal[] = [
  {
    key: 'limosin',
    kind: 'cow',
    code: 'QRB-LIMOSIN',
    name: 'Sapi Limosin A',
    description: `${COW} Boyolali, perkiraan 320 kg.`,
    price: 3_150_000,
    fee: 100_000,
    pictures: [{ alt: 'Sapi cokelat di padang rumput', svg: cow('#cfe6f2', '#a8703f', '#7d4a22') }],
    shares: [
      { by: 'rina', names: ['Kartika binti Sulaiman', 'Harun bin Sulaiman'] },
      { by: 'dimas', names: ['Prasetyo bin Ahmad'] },
      { by: 'siti', names: ['Rahmawati binti Yusuf'] },
      { by: 'dewi', names: ['Puspita binti Mahmud'], saves: 5 },
    ],
  },
  {
    key: 'bali',
    kind: 'cow',
    code: 'QRB-BALI24',
    name: 'Sapi Bali B',
    description: `${COW} Bogor, perkiraan 260 kg.`,
    price: 2_650_000,
    fee: 100_000,
    pictures: [{ alt: 'Sapi putih bertotol hitam di padang rumput', svg: cow('#dcefe8', '#f1ece3', '#3d3733') }],
    shares: [{ by: 'bayu', names: ['Saputra bin Hasan'] }],
  },
  {
    key: 'kambing-1',
    kind: 'goat',
    code: 'QRB-KAMBING7',
    name: 'Kambing Etawa 1',
    description: 'Kambing jantan sehat, cukup umur, perkiraan 30 kg. Dipelihara peternak di Purworejo.',
    price: 3_200_000,
    fee: 75_000,
    pictures: [{ alt: 'Kambing putih bertanduk di padang rumput', svg: goat('#f3ead9', '#f4efe6', '#6b5a45') }],
    shares: [{ by: 'putri', names: ['Ayu binti Ningrat'] }],
  },
  {
    key: 'kambing-2',
    kind: 'goat',
    code: 'QRB-KAMBING8',
    name: 'Kambing Etawa 2',
    description: 'Kambing jantan sehat, cukup umur, perkiraan 28 kg. Dipelihara peternak di Purworejo.',
    price: 3_050_000,
    fee: 75_000,
    pictures: [{ alt: 'Kambing cokelat bertanduk di padang rumput', svg: goat('#e8e4f4', '#b07a48', '#4a3a2c') }],
    shares: [],
  },
];

/** The season before: its cow was bought for what was paid, and reported. */
export const LAST_SEASON: DemoAnimal[] = [
  {
    key: 'madura',
    kind: 'cow',
    code: 'QRB-MADURA5',
    name: 'Sapi Madura',
    description: `${COW} Bangkalan, perkiraan 280 kg.`,
    price: 2_700_000,
    fee: 100_000,
    pictures: [{ alt: 'Sapi cokelat muda di padang rumput', svg: cow('#cfe6f2', '#c08a55', '#94602f') }],
    shares: [
      { by: 'agus', names: ['Wibowo bin Slamet', 'Lestari binti Umar', 'Wulan binti Wibowo'] },
      { by: 'maya', names: ['Anggraini binti Salim', 'Salim bin Karim'] },
      { by: 'rizky', names: ['Ramadhan bin Idris', 'Idris bin Malik'] },
    ],
    report: {
      text: 'Alhamdulillah penyembelihan selesai pukul 09.30 WIB dan berjalan lancar.\n\nDagingnya dibagi menjadi 84 bungkus untuk warga dua RT dan santri di sekitar masjid. Terima kasih sudah ikut.',
      place: 'Masjid Al-Ikhlas, Depok',
      pictures: [
        { alt: 'Tiga bungkus daging yang siap dibagikan', svg: parcels('#f3ead9', '#e8efe9', '#0b8a6c') },
        { alt: 'Sapi qurban sebelum hari penyembelihan', svg: cow('#f8e3cf', '#c08a55', '#94602f') },
      ],
    },
  },
];
