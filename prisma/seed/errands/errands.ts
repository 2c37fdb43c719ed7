import { HOUR_MS, daysAfter } from '#domain/platform/durations';
import type { ErrandState } from '#domain/products/errands/errand';
import type { PrismaClient } from '#runtime/generated/prisma/client';
import { DEMO_CUSTOMERS, type DemoKey } from '../demo/people.js';
import { seedUid } from '../seed-uid.js';
import { type Drawing, type PutFile, pictureRows, storePictures } from '../store-pictures.js';

/** Something that a demo customer asks for; amounts in rupiah. */
interface DemoErrand {
  key: string;
  by: DemoKey;
  code: string;
  name: string;
  link: string;
  note: string;
  quantity: number;
  ceiling: number;
  picture: Drawing;
  askedHoursAgo: number;
  /** What the shop has offered, or why not. */
  quote?: { unitPrice: number; fee: number; weightGrams: number; note: string; days: number };
  declined?: string;
}

/** Demo errands with drawn pictures: one to quote, one to take, one declined. Needs the demo people. Adds those that are missing. */
export async function seedErrands(prisma: PrismaClient, now: Date, putFile: PutFile): Promise<void> {
  for (const errand of await demoErrands()) {
    if (await prisma.errand.count({ where: { code: errand.code } })) continue;
    const { email } = DEMO_CUSTOMERS.find(({ key }) => key === errand.by)!;
    const customer = await prisma.customer.findUniqueOrThrow({ where: { email }, select: { uid: true } });
    await insert(prisma, errand, customer.uid, { now, putFile });
  }
}

async function insert(
  prisma: PrismaClient,
  { key, quote, declined, ceiling, picture, askedHoursAgo, by: _, ...facts }: DemoErrand,
  customerUid: string,
  { now, putFile }: { now: Date; putFile: PutFile },
): Promise<void> {
  const { files } = pictureRows('errand-picture', await storePictures(`errand-picture/${key}`, [picture], putFile));
  const state: ErrandState = quote ? 'quoted' : declined ? 'declined' : 'requested';
  await prisma.$transaction(async (tx) => {
    await tx.file.createMany({ data: files.map((file) => ({ ...file, customerUid })) });
    await tx.errand.create({
      data: {
        uid: seedUid(`errand/${key}`),
        ...facts,
        customerUid,
        state,
        pictureUid: files[0]!.uid,
        ceilingSen: BigInt(ceiling) * 100n,
        reason: declined,
        createdAt: new Date(now.getTime() - askedHoursAgo * HOUR_MS),
        ...(quote && {
          unitPriceSen: BigInt(quote.unitPrice) * 100n,
          feeSen: BigInt(quote.fee) * 100n,
          weightGrams: quote.weightGrams,
          quoteNote: quote.note,
          quotedAt: now,
          quoteEndsAt: daysAfter(now, quote.days),
        }),
      },
    });
  });
}

async function demoErrands(): Promise<DemoErrand[]> {
  const { book, headphones, teapot } = await import('./draw.js');
  return [
    {
      key: 'teko',
      by: 'customer',
      code: 'STP-TEKO2BR',
      name: 'Teko keramik biru 700 ml',
      link: 'https://toko.example/teko-keramik-biru',
      note: 'Kalau warna biru habis, hijau juga boleh.',
      quantity: 1,
      ceiling: 250_000,
      askedHoursAgo: 20,
      picture: { alt: 'Teko keramik biru', svg: teapot('#f3ead9', '#3d7ea6', '#24365c') },
      quote: { unitPrice: 189_000, fee: 20_000, weightGrams: 1_150, note: 'Stok biru masih tiga.', days: 5 },
    },
    {
      key: 'headphone',
      by: 'dewi',
      code: 'STP-HDPH7NE',
      name: 'Headphone lipat warna krem',
      link: 'https://toko.example/headphone-lipat',
      note: '',
      quantity: 1,
      ceiling: 600_000,
      askedHoursAgo: 3,
      picture: { alt: 'Headphone krem dengan bantalan cokelat', svg: headphones('#d7e9f2', '#e9dcc3', '#8a6b4a') },
    },
    {
      key: 'novel',
      by: 'yoga',
      code: 'STP-NVLTUA3',
      name: 'Novel lama cetakan pertama',
      link: '',
      note: 'Yang sampulnya seperti di foto.',
      quantity: 1,
      ceiling: 150_000,
      askedHoursAgo: 40,
      picture: { alt: 'Novel bersampul merah', svg: book('#e8e4f4', '#b5473c', '#f2d9a0') },
      declined: 'Cetakan pertama ini sudah tidak dijual toko mana pun yang kami kenal.',
    },
  ];
}
