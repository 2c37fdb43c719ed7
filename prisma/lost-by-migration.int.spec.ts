import { isDeepStrictEqual } from 'node:util';
import { afterAll, describe, expect, it } from '@jest/globals';
import { brokenInvariants } from '#testing/invariants';
import { type MigrationFile, applyMigrations, migrationFiles } from './schema-engine.js';
import { FACTS } from './testdata/facts.js';
import { INVOICES, OldShops, factsOf, invoicesOf } from './test/old-shop.js';

const shops = new OldShops();
afterAll(() => shops.drop());

/** The old shop, migrated by the files with one change, and what finds it. */
async function migratedWith(text: string, instead: string): Promise<{ invariants: string[]; facts: string[] }> {
  const files = migrationFiles().map((file): MigrationFile => ({ ...file, sql: file.sql.replace(text, instead) }));
  expect(files.filter(({ sql }, n) => sql !== migrationFiles()[n]!.sql)).toHaveLength(1);
  const url = await shops.copy();
  const before = await factsOf(url, 'before');
  await applyMigrations(url, files);
  const now = await factsOf(url, 'now');
  const facts = Object.keys(FACTS).filter((name) => !isDeepStrictEqual(now[name], before[name]));
  if (!isDeepStrictEqual(await invoicesOf(url), INVOICES)) facts.push('the invoices');
  return { facts, invariants: (await brokenInvariants(url)).map(String) };
}

describe('a migration that loses something is found', () => {
  it.each([
    ['expired orders', `WHEN o."status" = 8 THEN 'expired'`, ''],
    ['what had been paid', `coalesce(c."received", 0)`, '0'],
    ['when a pre-order was asked to pay', `OR asked."at" IS NOT NULL`, ''],
    ['which invoice is due when', `o."due_at",`, 'NULL,'],
  ])('by what must hold in every shop: %s', async (_what, text, instead) => {
    const { invariants } = await migratedWith(text, instead);
    expect(invariants).not.toEqual([]);
  });

  it.each([
    [
      'which plan a seat is for',
      `"variant_uid" = o."variant_uid"`,
      `"variant_uid" = (SELECT min("uid"::text)::uuid FROM "variant")`,
    ],
    ['whether it was a pre-order', `"pre_order" = o."kind" = 'pre-order'`, '"pre_order" = false'],
    ["the host's share", `"host_share_sen" = o."host_share_sen"`, '"host_share_sen" = 0'],
    ['the fee in a price', `o."grand_total_sen", o."fee_sen",`, 'o."grand_total_sen", 0,'],
    ['which keys have been used', `AND "status" = 3 AND "kind" <> 'host'`, ''],
    ['how a plan is shown', `'providerSlug', r."slug"`, `'providerSlug', ''`],
  ])('by what the shop knew before: %s', async (_what, text, instead) => {
    const { facts } = await migratedWith(text, instead);
    expect(facts).not.toEqual([]);
  });
});
