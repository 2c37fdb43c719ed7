import { DAY_MS, HOUR_MS, daysAfter } from '#domain/platform/durations';
import type { Customer, PrismaClient } from '#runtime/generated/prisma/client';
import { insertRows, noRows } from '../demo/demo-rows.js';
import { DEMO_CUSTOMERS, type DemoKey } from '../demo/people.js';
import { seedUid } from '../seed-uid.js';
import { type PutFile, pictureRows, storePictures } from '../store-pictures.js';
import { addPaidOrder } from './demo-order.js';
import type { DemoSekeranjang } from './products.js';

type People = Map<DemoKey, Customer>;

/** Demo products that people buy together, with drawn pictures and buyers. Needs the demo people. Adds those that are missing. */
export async function seedSekeranjang(prisma: PrismaClient, now: Date, putFile: PutFile): Promise<void> {
  const { DEMO_SEKERANJANG } = await import('./products.js');
  const people = await readPeople(prisma);
  for (const [index, product] of DEMO_SEKERANJANG.entries()) {
    if (await prisma.sekeranjangProduct.count({ where: { code: product.code } })) continue;
    await insert(prisma, { product, people, putFile, now, first: index * 20 });
  }
}

async function readPeople(prisma: PrismaClient): Promise<People> {
  const customers = await prisma.customer.findMany({
    where: { email: { in: DEMO_CUSTOMERS.map(({ email }) => email) } },
  });
  return new Map(
    DEMO_CUSTOMERS.map(({ key, email }) => [key, customers.find((customer) => customer.email === email)!]),
  );
}

interface Seeded {
  product: DemoSekeranjang;
  people: People;
  putFile: PutFile;
  now: Date;
  /** Number of its first order. */
  first: number;
}

async function insert(prisma: PrismaClient, { product, people, putFile, now, first }: Seeded): Promise<void> {
  const { key, ladder, buyers, pictures, proposer, endsInDays, ...facts } = product;
  const uid = seedUid(`sekeranjang/${key}`);
  const tiers = ladder.map(([count, rupiah]) => ({ buyers: count, priceSen: BigInt(rupiah) * 100n }));
  const stored = pictureRows(
    'sekeranjang-picture',
    await storePictures(`sekeranjang-picture/${key}`, pictures, putFile),
  );
  const rows = noRows();
  const orders: Awaited<ReturnType<typeof addPaidOrder>>[] = [];
  for (const [n, buyer] of buyers.entries()) {
    const at = new Date(now.getTime() - DAY_MS - (buyers.length - n) * 5 * HOUR_MS);
    const bought = { uid, ...facts, priceSen: tiers[0]!.priceSen };
    orders.push(await addPaidOrder(rows, { customer: people.get(buyer)!, product: bought, n: first + n, at }, putFile));
  }
  await prisma.$transaction(async (tx) => {
    await tx.sekeranjangProduct.create({
      data: {
        uid,
        ...facts,
        createdAt: daysAfter(now, -3),
        promoEndAt: endsInDays === undefined ? null : daysAfter(now, endsInDays),
        proposerUid: proposer && people.get(proposer)!.uid,
        joined: buyers.length,
        tiers: { create: tiers },
      },
    });
    await tx.file.createMany({ data: stored.files });
    await tx.sekeranjangPicture.createMany({ data: stored.rows.map((row) => ({ productUid: uid, ...row })) });
    await insertRows(tx, rows);
    await tx.sekeranjangShare.createMany({ data: orders.map(({ share }) => share) });
    await tx.shipment.createMany({ data: orders.map(({ shipment }) => shipment) });
    await tx.shipmentHistory.createMany({
      data: orders.map(({ shipment, share }) => ({
        shipmentUid: shipment.uid,
        fromState: 'waiting',
        toState: 'awaiting-goods',
        why: 'Pembayaran diterima',
        by: 'system',
        at: share.joinedAt,
      })),
    });
  });
}
