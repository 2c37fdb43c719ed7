import { HOUR_MS, daysAfter } from '#domain/platform/durations';
import { sen } from '#domain/platform/sen';
import { passedOn } from '#domain/sales/ledger/postings';
import type { Customer, PrismaClient } from '#runtime/generated/prisma/client';
import { insertRows, noRows, postEntry } from '../demo/demo-rows.js';
import { DEMO_CUSTOMERS, type DemoKey } from '../demo/people.js';
import { seedUid } from '../seed-uid.js';
import { type PutFile, pictureRows, storePictures } from '../store-pictures.js';
import type { DemoAnimal } from './animals.js';
import { addShare } from './demo-share.js';
import { feastsAround } from './feasts.js';

interface Season {
  uid: string;
  name: string;
  day: Date;
  ordersUntil: Date;
  isOver: boolean;
}

/** A season to join and one that is over, with drawn animals and participants. Needs the demo people. Adds those that are missing. */
export async function seedQurban(prisma: PrismaClient, now: Date, putFile: PutFile): Promise<void> {
  const { LAST_SEASON, NEXT_SEASON } = await import('./animals.js');
  const people = await readPeople(prisma);
  const { last, next } = feastsAround(now);
  await seedSeason(prisma, { key: 'last', day: last, animals: LAST_SEASON, people, now, putFile });
  await seedSeason(prisma, { key: 'next', day: next, animals: NEXT_SEASON, people, now, putFile });
}

interface Seeded {
  key: string;
  /** The feast. */
  day: Date;
  animals: DemoAnimal[];
  people: Map<DemoKey, Customer>;
  now: Date;
  putFile: PutFile;
}

async function seedSeason(prisma: PrismaClient, seeded: Seeded): Promise<void> {
  const { key, day, animals, now } = seeded;
  const uid = seedUid(`qurban/${key}`);
  if (await prisma.qurbanSeason.count({ where: { uid } })) return;
  // 13.00 WIB, two weeks before the feast.
  const ordersUntil = new Date(daysAfter(day, -14).getTime() + 6 * HOUR_MS);
  const isOver = day < now;
  const season = { uid, name: `Qurban ${hijriYear(day)} H`, day, ordersUntil, isOver };
  await prisma.qurbanSeason.create({
    data: {
      uid,
      name: season.name,
      day,
      ordersUntil,
      state: isOver ? 'closed' : 'open',
      closedAt: isOver ? ordersUntil : null,
      createdAt: new Date(Math.min(daysAfter(ordersUntil, -160).getTime(), daysAfter(now, -30).getTime())),
    },
  });
  let first = isOver ? 0 : 50;
  for (const animal of animals) {
    await addAnimal(prisma, animal, season, seeded, first);
    first += 10;
  }
}

/** '1448'. */
const hijriYear = (day: Date): string =>
  new Intl.DateTimeFormat('en-u-ca-islamic-umalqura', { year: 'numeric', timeZone: 'UTC' })
    .format(day)
    .replace(/\D/g, '');

async function addAnimal(
  prisma: PrismaClient,
  { key, pictures, shares, report, price, fee, ...facts }: DemoAnimal,
  season: Season,
  { people, now, putFile }: Seeded,
  first: number,
): Promise<void> {
  const uid = seedUid(`qurban-animal/${key}`);
  const { shares: ofKind } = await prisma.qurbanKind.findUniqueOrThrow({ where: { kind: facts.kind } });
  const prices = { priceSen: BigInt(price) * 100n, feeSen: BigInt(fee) * 100n };
  const animal = {
    uid,
    name: facts.name,
    season: season.name,
    shares: ofKind,
    ...prices,
    ordersUntil: season.ordersUntil,
  };
  const rows = noRows();
  const orders: Awaited<ReturnType<typeof addShare>>[] = [];
  const start = season.isOver ? daysAfter(season.ordersUntil, -20) : daysAfter(now, -9);
  let seat = 1;
  for (const [index, { by, names, saves }] of shares.entries()) {
    const at = new Date(start.getTime() + index * 26 * HOUR_MS);
    const shared = {
      customer: people.get(by)!,
      animal,
      names,
      seat,
      saves,
      isDone: report !== undefined,
      n: first + index,
      at,
    };
    orders.push(await addShare(rows, shared, putFile));
    seat += names.length;
  }
  const offer = pictureRows('qurban-picture', await storePictures(`qurban-picture/${key}`, pictures, putFile));
  const after = pictureRows(
    'qurban-picture',
    await storePictures(`qurban-report/${key}`, report?.pictures ?? [], putFile),
  );
  const costSen = prices.priceSen * BigInt(ofKind);
  const isFilled = shares.every(({ saves }) => !saves) && seat - 1 === ofKind;
  const boughtAt = daysAfter(season.day, -3);
  if (report) {
    const about = { productLine: 'qurban', orderUid: null, partyUid: null, subjectUid: uid };
    postEntry(rows, 'qurban-purchase', uid, passedOn(sen(costSen), 'qurbanFunds', 'bank', about), boughtAt);
  }
  await prisma.$transaction(async (tx) => {
    await tx.qurbanAnimal.create({
      data: {
        uid,
        seasonUid: season.uid,
        ...facts,
        shares: ofKind,
        ...prices,
        state: report ? 'reported' : isFilled ? 'filled' : 'open',
        createdAt: daysAfter(start, -20),
        ...(report && {
          costSen,
          boughtFrom: 'Peternak Bangkalan',
          boughtAt,
          report: report.text,
          place: report.place,
          slaughteredOn: season.day,
          reportedAt: daysAfter(season.day, 1),
        }),
      },
    });
    await tx.file.createMany({ data: [...offer.files, ...after.files] });
    await tx.qurbanPicture.createMany({
      data: [
        ...offer.rows.map((row) => ({ ...row, animalUid: uid, report: false })),
        ...after.rows.map((row) => ({ ...row, animalUid: uid, report: true })),
      ],
    });
    await insertRows(tx, rows);
    for (const data of orders) await tx.qurbanParticipation.create({ data, select: { orderUid: true } });
  });
}

async function readPeople(prisma: PrismaClient): Promise<Map<DemoKey, Customer>> {
  const customers = await prisma.customer.findMany({
    where: { email: { in: DEMO_CUSTOMERS.map(({ email }) => email) } },
  });
  return new Map(
    DEMO_CUSTOMERS.map(({ key, email }) => [key, customers.find((customer) => customer.email === email)!]),
  );
}
