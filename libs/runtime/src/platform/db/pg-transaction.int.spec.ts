import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Config } from '#runtime/platform/config/config';
import { Database, type Tx } from '#runtime/platform/db/database';
import { PrismaClient } from '#runtime/generated/prisma/client';
import { aCustomer } from '#testing/factories';
import { type TestDatabase, createTestDatabase } from '#testing/test-database';

let test: TestDatabase;
let database: Database;
beforeAll(async () => {
  test = await createTestDatabase();
  database = new Database(new Config({ DATABASE_URL: test.url, APP_SECRET: 'x'.repeat(32), DB_POOL: '4' }));
  await database.$executeRaw`CREATE TABLE "note" ("id" bigserial PRIMARY KEY, "text" text UNIQUE)`;
});
afterAll(async () => {
  await database?.onApplicationShutdown();
  await test?.drop();
});

const write = (tx: Tx, text: string) => tx.$executeRaw`INSERT INTO "note" ("text") VALUES (${text})`;
const written = async (text: string) =>
  (await database.$queryRaw<unknown[]>`SELECT 1 FROM "note" WHERE "text" = ${text}`).length;

describe('a transaction', () => {
  it('commits raw statements and models together, and each sees what the other has written', async () => {
    const { uid } = await aCustomer(database);
    const text = randomUUID();
    const seen = await database.transaction(async (tx) => {
      expect(await write(tx, text)).toBe(1);
      await tx.customer.update({ where: { uid }, data: { name: text } });
      const [row] = await tx.$queryRaw<{ name: string }[]>`SELECT name FROM customer WHERE uid = ${uid}::uuid`;
      await tx.$executeRaw`UPDATE customer SET name = ${`${text}!`} WHERE uid = ${uid}::uuid`;
      return [row!.name, (await tx.customer.findUniqueOrThrow({ where: { uid } })).name];
    });
    expect(seen).toEqual([text, `${text}!`]);
    expect(await written(text)).toBe(1);
    expect((await database.customer.findUniqueOrThrow({ where: { uid } })).name).toBe(`${text}!`);
  });

  it.each<[string, (tx: Tx) => Promise<unknown>]>([
    ['raw statements', async () => undefined],
    ['a model', (tx) => tx.customer.count()],
  ])('that fails after %s leaves nothing, and its connection is used again', async (_, use) => {
    const text = randomUUID();
    for (let n = 0; n < 6; n += 1)
      await expect(
        database.transaction(async (tx) => {
          await use(tx);
          await write(tx, text);
          throw new Error('changed my mind');
        }),
      ).rejects.toThrow('changed my mind');
    expect(await written(text)).toBe(0);
  });

  it('begun in the way of Prisma has its reading statements in it as well: their locks hold until its end', async () => {
    const text = randomUUID();
    await database.$executeRaw`INSERT INTO "note" ("text") VALUES (${text})`;
    await database.$transaction(async (tx) => {
      await tx.$queryRaw`SELECT 1 FROM "note" WHERE "text" = ${text} FOR UPDATE`;
      const free = await database.$queryRaw`SELECT 1 FROM "note" WHERE "text" = ${text} FOR UPDATE SKIP LOCKED`;
      expect(free).toEqual([]);
    });
  });

  it('in which a statement has failed is not taken for committed, also when its error was caught', async () => {
    const text = randomUUID();
    const transaction = database.transaction(async (tx) => {
      await write(tx, text);
      await write(tx, text).catch(() => undefined);
    });
    await expect(transaction).rejects.toThrow('rolled back');
    expect(await written(text)).toBe(0);
  });

  it('takes no statement after its end', async () => {
    let kept: Tx;
    await database.transaction(async (tx) => void (kept = tx));
    await expect(write(kept!, randomUUID())).rejects.toThrow('the transaction is over');
  });

  it('is done again after a deadlock', async () => {
    const [one, other] = [randomUUID(), randomUUID()];
    await database.transaction(async (tx) => {
      await write(tx, one);
      await write(tx, other);
    });
    const bump = (texts: string[]) =>
      database.transaction(async (tx) => {
        for (const text of texts) {
          await tx.$executeRaw`UPDATE "note" SET "text" = "text" WHERE "text" = ${text}`;
          await tx.$executeRaw`SELECT pg_sleep(0.1)`;
        }
        return 'done';
      });
    expect(await Promise.all([bump([one, other]), bump([other, one])])).toEqual(['done', 'done']);
  });
});

it('raw columns are the same values as those that Prisma reads', async () => {
  const prisma = (database as PrismaClient).$queryRawUnsafe.bind(database);
  const sql = `SELECT 7::int4 AS a, 9007199254740993::int8 AS b, ARRAY[1, NULL]::int8[] AS c, 1.50::numeric AS d, true AS e,
    '2026-02-03'::date AS f, '2026-02-03 04:05:06.789'::timestamp AS g, '2026-02-03 04:05:06.789+07'::timestamptz AS h,
    '{"a":[1]}'::jsonb AS i, ARRAY['x', 'y']::text[] AS j, 'ab'::text AS k, NULL::text AS l, 1.5::float8 AS m,
    '6f6c9c1e-3d5b-4f0a-9a2e-7b1d4c8e5f60'::uuid AS n`;
  const direct = await database.$queryRaw(Object.assign([sql], { raw: [sql] }) as TemplateStringsArray);
  expect(direct).toEqual(await prisma(sql));
});
