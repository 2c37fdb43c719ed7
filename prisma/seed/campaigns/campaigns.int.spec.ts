import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { PrismaPg } from '@prisma/adapter-pg';
import { PrismaClient } from '#runtime/generated/prisma/client';
import { type TestDatabase, createTestDatabase } from '#testing/test-database';
import { DEMO_CUSTOMERS } from '../demo/people.js';
import { seedCampaigns } from './campaigns.js';

let database: TestDatabase;
let prisma: PrismaClient;
beforeAll(async () => {
  database = await createTestDatabase();
  prisma = new PrismaClient({ adapter: new PrismaPg({ connectionString: database.url, max: 2 }) });
});
afterAll(async () => {
  await prisma?.$disconnect();
  await database?.drop();
});

it('the list of the demo lottery has codes of its own, and a second start changes nothing', async () => {
  await prisma.customer.createMany({
    data: DEMO_CUSTOMERS.map(({ email, name, phoneNumber }) => ({ email, name, phoneNumber, passwordHash: '' })),
  });
  await seedCampaigns(prisma);
  const entries = await prisma.campaignLotteryEntry.findMany({ orderBy: { number: 'asc' } });
  const participants = await prisma.campaignParticipant.findMany();
  expect(entries).toHaveLength(DEMO_CUSTOMERS.length);
  const secrets = new Set(participants.map(({ uniqueCode }) => uniqueCode));
  expect(entries.filter(({ code }) => secrets.has(code))).toEqual([]);
  await seedCampaigns(prisma);
  expect(await prisma.campaignLotteryEntry.findMany({ orderBy: { number: 'asc' } })).toEqual(entries);
});
