import type { PrismaClient } from '#runtime/generated/prisma/client';
import { seedUid } from '../seed-uid.js';

const grams = (...rates: [upToGrams: number, rupiah: number][]) =>
  rates.map(([upToGrams, rupiah]) => ({ upToGrams, priceSen: BigInt(rupiah) * 100n }));
const perKilogram = (rupiah: number) =>
  grams(...[1, 2, 3, 5, 10].map((kg): [number, number] => [kg * 1_000, kg * rupiah]));

const JABODETABEK = [
  '31',
  ...['Kota Bogor', 'Kab. Bogor', 'Kota Depok', 'Kota Bekasi', 'Kab. Bekasi'].map((city) => `32/${city}`),
  ...['Kota Tangerang', 'Kota Tangerang Selatan', 'Kab. Tangerang'].map((city) => `36/${city}`),
];

/** Placeholders: replace prices and address before real orders. */
const ZONES = [
  { name: 'Jabodetabek', service: 'Reguler', regions: JABODETABEK, days: [1, 2], rates: perKilogram(10_000) },
  {
    name: 'Jawa',
    service: 'Reguler',
    regions: ['32', '33', '34', '35', '36'],
    days: [2, 4],
    rates: perKilogram(18_000),
  },
  {
    name: 'Sumatra dan Bali',
    service: 'Reguler',
    regions: ['11', '12', '13', '14', '15', '16', '17', '18', '19', '21', '51'],
    days: [3, 6],
    rates: perKilogram(30_000),
  },
  {
    name: 'Kalimantan, Sulawesi, Nusa Tenggara',
    service: 'Reguler',
    regions: ['52', '53', '61', '62', '63', '64', '65', '71', '72', '73', '74', '75', '76'],
    days: [4, 8],
    rates: perKilogram(42_000),
  },
  {
    name: 'Maluku dan Papua',
    service: 'Reguler',
    regions: ['81', '82', '91', '92', '93', '94', '95', '96'],
    days: [6, 12],
    rates: perKilogram(75_000),
  },
  { name: 'Jabodetabek', service: 'Kilat', regions: JABODETABEK, days: [1, 1], rates: perKilogram(19_000) },
  {
    name: 'Kantor Patungan',
    service: 'Ambil sendiri',
    method: 'pickup',
    regions: [],
    days: [1, 1],
    info: 'Jl. Contoh No. 1, Kebayoran Baru, Jakarta Selatan. Senin–Jumat 10.00–17.00 WIB.',
    rates: grams([50_000, 0]),
  },
];

/** Adds a table of shipping prices where there is none. */
export async function seedShippingZones(prisma: PrismaClient): Promise<void> {
  if (await prisma.shippingZone.findFirst({ select: { uid: true } })) return;
  for (const [index, { name, service, method = 'courier', regions, days, info = '', rates }] of ZONES.entries())
    await prisma.shippingZone.create({
      data: {
        uid: seedUid(`shipping-zone/${service}/${name}`),
        name,
        service,
        method,
        regions,
        daysMin: days[0]!,
        daysMax: days[1]!,
        info,
        position: index + 1,
        rates: { create: rates },
      },
      select: { uid: true },
    });
}
