import type { Prisma, PrismaClient } from '#runtime/generated/prisma/client';
import { catalogueRows } from './catalogue-rows.js';

/**
 * Inserts what the database lacks of the catalogue and never changes an existing row, so that edits of admins stay. A row
 * is recognised by its seeded uid or by its unique key. Adds a price only to a variant without one, notices only with a
 * new provider.
 */
export async function seedCatalogue(database: PrismaClient): Promise<void> {
  // In one transaction: notices are added only together with their provider.
  await database.$transaction(addCatalogue);
}

async function addCatalogue(prisma: Prisma.TransactionClient): Promise<void> {
  const rows = catalogueRows();
  const categories = await addMissing(rows.categories, ({ slug, name }) => [slug, `name ${name.toLowerCase()}`], {
    read: () => prisma.category.findMany({ select: { uid: true, slug: true, name: true } }),
    insert: (data) => prisma.category.createMany({ data, skipDuplicates: true }),
  });
  const providers = await addMissing(
    rows.providers.map((row) => ({ ...row, categoryUid: categories.uidOf(row.categoryUid) })),
    bySlug,
    {
      read: () => prisma.provider.findMany({ select: { uid: true, slug: true } }),
      insert: (data) => prisma.provider.createMany({ data, skipDuplicates: true }),
    },
  );
  const families = await addMissing(
    rows.families.map((row) => ({ ...row, providerUid: providers.uidOf(row.providerUid) })),
    bySlug,
    {
      read: () => prisma.planFamily.findMany({ select: { uid: true, slug: true } }),
      insert: (data) => prisma.planFamily.createMany({ data, skipDuplicates: true }),
    },
  );
  const packages = await addMissing(
    rows.packages.map((row) => ({ ...row, providerUid: providers.uidOf(row.providerUid) })),
    bySlug,
    {
      read: () => prisma.package.findMany({ select: { uid: true, slug: true } }),
      insert: (data) => prisma.package.createMany({ data, skipDuplicates: true }),
    },
  );
  const variants = await addMissing(
    rows.variants.map((row) => ({
      ...row,
      packageUid: packages.uidOf(row.packageUid),
      familyUid: families.uidOf(row.familyUid),
    })),
    ({ packageUid, durationMonths }) => [`${packageUid} ${durationMonths}`],
    {
      read: () => prisma.variant.findMany({ select: { uid: true, packageUid: true, durationMonths: true } }),
      insert: (data) => prisma.variant.createMany({ data, skipDuplicates: true }),
    },
  );
  await addMissing(
    rows.prices.map((row) => ({ ...row, variantUid: variants.uidOf(row.variantUid) })),
    ({ variantUid }) => [variantUid],
    {
      read: () => prisma.price.findMany({ select: { uid: true, variantUid: true } }),
      insert: (data) => prisma.price.createMany({ data, skipDuplicates: true }),
    },
  );
  const notices = rows.notices.filter(({ providerUid }) => providers.added.has(providerUid));
  if (notices.length) await prisma.priceNotice.createMany({ data: notices, skipDuplicates: true });
}

const bySlug = ({ slug }: { slug: string }): string[] => [slug];

/** Inserts the rows that are found neither by uid nor by a unique key. `uidOf` maps a seeded uid to the uid in this database. */
async function addMissing<Known extends { uid: string }, Row extends Known>(
  seeded: Row[],
  keysOf: (row: Known) => string[],
  table: { read: () => Promise<Known[]>; insert: (rows: Row[]) => Promise<unknown> },
) {
  const known = await table.read();
  const uids = new Set(known.map(({ uid }) => uid));
  const uidByKey = new Map(known.flatMap((row) => keysOf(row).map((key) => [key, row.uid])));
  const uidHere = (row: Row) =>
    uids.has(row.uid) ? row.uid : keysOf(row).flatMap((key) => uidByKey.get(key) ?? [])[0];
  const missing = seeded.filter((row) => uidHere(row) === undefined);
  if (missing.length) await table.insert(missing);

  const uidsHere = new Map(seeded.map((row) => [row.uid, uidHere(row)]));
  return {
    added: new Set(missing.map(({ uid }) => uid)),
    uidOf: (uid: string) => uidsHere.get(uid) ?? uid,
  };
}
