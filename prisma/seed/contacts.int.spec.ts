import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { PrismaPg } from '@prisma/adapter-pg';
import { PrismaClient } from '#runtime/generated/prisma/client';
import { type TestDatabase, createTestDatabase } from '#testing/test-database';
import { seedContacts } from './contacts.js';

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

it('the demo shop has contacts, and keeps those that an owner has chosen', async () => {
  const name = 'contactWhatsapp';
  await seedContacts(prisma);
  expect(await prisma.shopSetting.findUnique({ where: { name: 'contactInstagram' } })).toMatchObject({
    value: 'patungan.contoh',
  });
  await prisma.shopSetting.update({ where: { name }, data: { value: '6281111111111', changedAt: new Date() } });
  await seedContacts(prisma);
  expect(await prisma.shopSetting.findUnique({ where: { name } })).toMatchObject({ value: '6281111111111' });
});
