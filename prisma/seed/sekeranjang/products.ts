import type { ProductState } from '#domain/products/sekeranjang/product-state';
import type { DemoKey } from '../demo/people.js';
import type { Drawing } from '../store-pictures.js';
import { blender, bottle, fan, lamp, pan } from './draw.js';

export interface DemoSekeranjang {
  key: string;
  code: string;
  name: string;
  description: string;
  link?: string;
  weightGrams: number;
  maxBuyers?: number;
  /** Days from the start of the demo on; without one until an admin closes it. */
  endsInDays?: number;
  /** Buyers and the price in rupiah from so many on. */
  ladder: [buyers: number, rupiah: number][];
  state: Extract<ProductState, 'proposed' | 'open'>;
  proposer?: DemoKey;
  /** Who have paid, in sequence. */
  buyers: DemoKey[];
  pictures: Drawing[];
}

/** What the demo shop buys together: one close to a cheaper tier, one at its target, one that starts, one without an end, one to decide. */
export const DEMO_SEKERANJANG: DemoSekeranjang[] = [
  {
    key: 'blender',
    code: 'SKR-BLENDER',
    name: 'Blender Mini Isi Ulang',
    description:
      'Blender satu gelas yang diisi lewat USB-C. Cukup untuk jus pagi atau bumbu dapur, ringan dibawa ke kantor.\n\nGaransi toko 6 bulan. Warna hijau.',
    weightGrams: 620,
    maxBuyers: 30,
    endsInDays: 5,
    ladder: [
      [3, 189_000],
      [5, 169_000],
      [20, 149_000],
    ],
    state: 'open',
    buyers: ['rina', 'dimas', 'siti', 'bayu'],
    pictures: [
      { alt: 'Blender mini hijau berisi jus jingga', svg: blender('#dcefe8', '#0b8a6c', '#f2953d') },
      { alt: 'Blender mini putih berisi jus merah muda', svg: blender('#f8e3e3', '#3d4a5c', '#e8748a') },
    ],
  },
  {
    key: 'lampu',
    code: 'SKR-LAMPU77',
    name: 'Lampu Meja Belajar',
    description: 'Lampu meja dengan tiga tingkat terang dan cahaya hangat yang tidak menyilaukan mata.',
    weightGrams: 900,
    endsInDays: 2,
    ladder: [
      [3, 129_000],
      [6, 115_000],
    ],
    state: 'open',
    proposer: 'maya',
    buyers: ['putri', 'agus', 'maya'],
    pictures: [{ alt: 'Lampu meja berkap kuning di atas meja', svg: lamp('#f3ead9', '#f2b33d', '#24365c') }],
  },
  {
    key: 'botol',
    code: 'SKR-BOTOL24',
    name: 'Botol Minum Tahan Dingin',
    description: 'Botol baja 600 ml, dingin sampai 18 jam. Muat di tempat botol sepeda dan tas ransel.',
    weightGrams: 380,
    maxBuyers: 50,
    endsInDays: 12,
    ladder: [[10, 99_000]],
    state: 'open',
    buyers: [],
    pictures: [{ alt: 'Botol minum biru bertutup jingga', svg: bottle('#d7e9f2', '#3d7ea6', '#e8743b') }],
  },
  {
    key: 'kipas',
    code: 'SKR-KIPAS58',
    name: 'Kipas Angin Duduk',
    description: 'Kipas duduk 12 inci yang senyap, untuk kamar kos. Kami tutup begitu penjual menyiapkan stoknya.',
    weightGrams: 2_400,
    ladder: [
      [4, 219_000],
      [8, 199_000],
    ],
    state: 'open',
    buyers: ['rizky'],
    pictures: [{ alt: 'Kipas angin duduk hijau toska', svg: fan('#e8e4f4', '#4db6a2', '#24365c') }],
  },
  {
    key: 'wajan',
    code: 'SKR-WAJAN9K',
    name: 'Wajan Anti Lengket 28 cm',
    description:
      'Wajan yang dipakai warung langganan saya, tahan lama dan ringan. Kalau sepuluh orang, dapat harga grosir.',
    link: 'https://toko.example/wajan-28',
    weightGrams: 1_300,
    ladder: [[10, 145_000]],
    state: 'proposed',
    proposer: 'dewi',
    buyers: [],
    pictures: [{ alt: 'Wajan hitam dengan telur mata sapi', svg: pan('#f8e3cf', '#3a3f47', '#8a4b2a') }],
  },
];
