import { HOUR_MS, daysAfter } from '#domain/platform/durations';
import { PICTURE_CONTENT_TYPE } from '#domain/platform/stored-file';
import { dayInWib, startOfDayInWib } from '#domain/platform/wib';
import type { Sport } from '#domain/products/venues/sports';
import type { PrismaClient } from '#runtime/generated/prisma/client';
import { seedUid } from '../seed-uid.js';
import { type Drawing, type PutFile, storePictures } from '../store-pictures.js';

interface DemoVenue {
  slug: string;
  name: string;
  sport: Sport;
  city: string;
  address: string;
  description: string;
  players: number;
  slotHours: number;
  cancelHours: number;
  keepPercent: number;
  /** In rupiah: by day, and in the evening and at weekends. */
  prices: [day: number, peak: number];
}
const DEMO_VENUES: DemoVenue[] = [
  {
    slug: 'gor-melati-futsal',
    name: 'GOR Melati Futsal',
    sport: 'futsal',
    city: 'Depok',
    address: 'Jl. Melati Raya No. 8, Beji',
    description:
      'Lapangan rumput sintetis dalam ruangan, lengkap dengan rompi dan bola. Parkir luas dan musala di lokasi.',
    players: 10,
    slotHours: 1,
    cancelHours: 6,
    keepPercent: 50,
    prices: [120_000, 180_000],
  },
  {
    slug: 'kawan-badminton',
    name: 'Kawan Badminton',
    sport: 'badminton',
    city: 'Jakarta Selatan',
    address: 'Jl. Tebet Timur Dalam No. 21',
    description: 'Lapangan karpet berstandar dengan lampu LED tanpa silau. Raket dan kok bisa disewa di meja depan.',
    players: 4,
    slotHours: 2,
    cancelHours: 4,
    keepPercent: 50,
    prices: [80_000, 120_000],
  },
  {
    slug: 'senja-mini-soccer',
    name: 'Senja Mini Soccer',
    sport: 'mini-soccer',
    city: 'Bandung',
    address: 'Jl. Cikutra No. 45',
    description:
      'Rumput sintetis terbuka dengan pemandangan kota. Ada ruang ganti, air minum, dan wasit kalau diperlukan.',
    players: 14,
    slotHours: 2,
    cancelHours: 24,
    keepPercent: 70,
    prices: [500_000, 700_000],
  },
  {
    slug: 'ring-kota-basket',
    name: 'Ring Kota Basket',
    sport: 'basket',
    city: 'Bandung',
    address: 'Jl. Supratman No. 10',
    description: 'Lapangan kayu dalam ruangan dengan papan skor digital. Cocok untuk latihan dan fun game.',
    players: 10,
    slotHours: 2,
    cancelHours: 12,
    keepPercent: 50,
    prices: [250_000, 350_000],
  },
];
const HOST = 'host@patungan.test';

/** Demo venues with drawn pictures, run by the demo host. Needs the demo people. Adds those that are missing. */
export async function seedVenues(prisma: PrismaClient, now: Date, putFile: PutFile): Promise<void> {
  const manager = await prisma.customer.findUnique({ where: { email: HOST }, select: { uid: true } });
  if (!manager) return;
  const { basket, court, pitch } = await import('./draw.js');
  const pictures: Drawing[] = [
    { alt: 'Lapangan futsal hijau dari atas', svg: pitch('#0b5a49', '#0e6b57') },
    { alt: 'Lapangan badminton dari atas', svg: court() },
    { alt: 'Lapangan mini soccer dari atas', svg: pitch('#2f8f5b', '#3aa068') },
    { alt: 'Ring basket dan bola di lapangan kayu', svg: basket() },
  ];
  for (const [
    index,
    {
      prices: [day, peak],
      ...venue
    },
  ] of DEMO_VENUES.entries()) {
    if (await prisma.venue.count({ where: { slug: venue.slug } })) continue;
    const [picture] = await storePictures(`venue/${venue.slug}`, [pictures[index]!], putFile);
    const { alt, ...file } = picture!;
    await prisma.$transaction(async (tx) => {
      await tx.file.create({ data: { ...file, contentType: PICTURE_CONTENT_TYPE, kind: 'venue-picture' } });
      const { uid, number } = await tx.venue.create({
        data: {
          uid: seedUid(`venue/${venue.slug}`),
          ...venue,
          feePercent: 10,
          managerUid: manager.uid,
          bankName: 'BCA',
          accountNumber: `12345678${index}0`,
          accountName: venue.name,
          fileUid: file.uid,
          pictureAlt: alt,
          pictureWidth: file.width,
          pictureHeight: file.height,
          active: true,
          position: index + 1,
          prices: { create: pricesOf(day, peak) },
        },
      });
      await tx.venueSlot.create({ data: cleaning(uid, number, now) });
    });
  }
}

/** Weekdays from 8 to 22, cheaper until 16; weekends from 6 on. */
const pricesOf = (day: number, peak: number) =>
  [1, 2, 3, 4, 5, 6, 7].flatMap((weekday) =>
    weekday > 5
      ? [{ weekday, fromHour: 6, toHour: 22, priceSen: BigInt(peak) * 100n }]
      : [
          { weekday, fromHour: 8, toHour: 16, priceSen: BigInt(day) * 100n },
          { weekday, fromHour: 16, toHour: 22, priceSen: BigInt(peak) * 100n },
        ],
  );

/** A block of tomorrow morning. */
function cleaning(venueUid: string, venueNumber: number, now: Date) {
  const startsAt = new Date(startOfDayInWib(dayInWib(daysAfter(now, 1))).getTime() + 8 * HOUR_MS);
  const endsAt = new Date(startsAt.getTime() + 2 * HOUR_MS);
  return { venueUid, venueNumber, startsAt, endsAt, state: 'blocked', reason: 'Perawatan lapangan' };
}
