import { cap, mug, shirt, stickers, tote } from './draw.js';

interface DemoVariant {
  size?: string;
  colour?: string;
  stock: number;
}
export interface DemoProduct {
  slug: string;
  name: string;
  description: string;
  details: string[];
  /** In rupiah. */
  price: number;
  weightGrams: number;
  pictures: { alt: string; svg: string }[];
  variants: DemoVariant[];
}

const SIZES = ['S', 'M', 'L', 'XL'];

/** What the demo shop sells. The last sizes show what a shop with little left looks like. */
export const DEMO_PRODUCTS: DemoProduct[] = [
  {
    slug: 'kaus-lingkar',
    name: 'Kaus Lingkar',
    description:
      'Kaus sehari-hari dengan lingkaran Patungan di dada. Bahannya adem, jatuhnya pas, dan makin lembut setelah dicuci.',
    details: [
      'Katun combed 24s, 180 g/m²',
      'Sablon plastisol, tahan dicuci 40 °C',
      'Lebar dada S 48, M 50, L 53, XL 56 cm',
      'Cuci terbalik, jangan disetrika di atas sablon',
    ],
    price: 129_000,
    weightGrams: 220,
    pictures: [
      { alt: 'Kaus hijau tua dengan lingkaran Patungan putih di dada', svg: shirt('#dcefe8', '#0b5a49', '#e9fff8') },
      { alt: 'Kaus krem dengan lingkaran Patungan hijau di dada', svg: shirt('#f3ead9', '#f7f0e0', '#08a081') },
    ],
    variants: [
      ...SIZES.map((size, index) => ({ size, colour: 'Hijau', stock: [12, 25, 18, 3][index]! })),
      ...SIZES.map((size, index) => ({ size, colour: 'Krem', stock: [8, 14, 0, 6][index]! })),
    ],
  },
  {
    slug: 'tas-belanja-bareng',
    name: 'Tas Belanja Bareng',
    description: 'Tas kanvas tebal untuk belanja, kuliah, atau kerja. Muat laptop 14 inci dan botol minum.',
    details: ['Kanvas 12 oz, 38 × 40 × 10 cm', 'Tali 30 cm, kuat sampai 10 kg', 'Kantong dalam untuk ponsel dan kunci'],
    price: 89_000,
    weightGrams: 310,
    pictures: [
      { alt: 'Tas kanvas krem bertali dengan lingkaran Patungan hijau', svg: tote('#e3ecf5', '#f4ead3', '#078069') },
    ],
    variants: [{ stock: 40 }],
  },
  {
    slug: 'mug-patungan',
    name: 'Mug Patungan',
    description: 'Mug keramik untuk kopi pagi sambil menunggu grupmu penuh.',
    details: ['Keramik, 350 ml', 'Aman untuk microwave dan mesin cuci piring', 'Dikirim dalam kotak berlapis busa'],
    price: 75_000,
    weightGrams: 420,
    pictures: [
      { alt: 'Mug putih berisi kopi panas dengan lingkaran Patungan hijau', svg: mug('#f8e3cf', '#ffffff', '#08a081') },
    ],
    variants: [
      { colour: 'Putih', stock: 22 },
      { colour: 'Hitam', stock: 5 },
    ],
  },
  {
    slug: 'topi-lima-kursi',
    name: 'Topi Lima Kursi',
    description: 'Topi enam panel dengan bordir lima kursi. Satu ukuran, tali belakang bisa disetel.',
    details: ['Katun twill', 'Lingkar kepala 54–60 cm', 'Bordir, bukan sablon'],
    price: 99_000,
    weightGrams: 120,
    pictures: [
      { alt: 'Topi biru tua dengan bordir lingkaran Patungan kuning', svg: cap('#e8e4f4', '#24365c', '#f2b33d') },
    ],
    variants: [{ colour: 'Biru tua', stock: 0 }],
  },
  {
    slug: 'stiker-isi-empat',
    name: 'Stiker Isi Empat',
    description: 'Empat stiker vinil untuk laptop, botol, atau helm.',
    details: ['Vinil tahan air, diameter 7 cm', 'Tidak meninggalkan lem'],
    price: 25_000,
    weightGrams: 20,
    pictures: [
      {
        alt: 'Empat stiker bundar: lingkaran Patungan, centang, dua orang, dan bintang',
        svg: stickers('#d7e9f2', '#08a081', '#3d5a80'),
      },
    ],
    variants: [{ stock: 150 }],
  },
];
