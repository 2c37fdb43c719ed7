import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { verify } from '@node-rs/argon2';
import { PrismaPg } from '@prisma/adapter-pg';
import { PrismaClient } from '#runtime/generated/prisma/client';
import { Config } from '#runtime/platform/config/config';
import { Vault } from '#runtime/products/subscriptions/vault/vault';
import { type TestDatabase, createTestDatabase } from '#testing/test-database';
import { seedCatalogue } from './catalogue.js';
import { DEMO_PASSWORD } from './demo/people.js';
import { seedDemo } from './demo.js';
import { seedPaymentMethods } from './payment-methods.js';

let database: TestDatabase;
let prisma: PrismaClient;
const files = new Map<string, Buffer>();
const putFile = async (key: string, bytes: Buffer) => void files.set(key, bytes);

const vault = new Vault(
  new Config({ DATABASE_URL: 'postgres://x', APP_SECRET: 'x'.repeat(32), VAULT_KEY: `1:${'5'.repeat(64)}` }),
);

const connect = (url: string) => new PrismaClient({ adapter: new PrismaPg({ connectionString: url, max: 4 }) });

beforeEach(async () => {
  database = await createTestDatabase();
  prisma = connect(database.url);
  files.clear();
});
afterEach(async () => {
  await prisma.$disconnect();
  await database.drop();
});

async function catalogueNow() {
  return {
    categories: await prisma.category.findMany({ orderBy: { uid: 'asc' } }),
    providers: await prisma.provider.findMany({ orderBy: { uid: 'asc' } }),
    families: await prisma.planFamily.findMany({ orderBy: { uid: 'asc' } }),
    packages: await prisma.package.findMany({ orderBy: { uid: 'asc' } }),
    variants: await prisma.variant.findMany({ orderBy: { uid: 'asc' } }),
    prices: await prisma.price.findMany({ orderBy: { uid: 'asc' } }),
    notices: await prisma.priceNotice.findMany({ orderBy: { uid: 'asc' } }),
    methods: await prisma.paymentMethod.findMany({ orderBy: { uid: 'asc' } }),
  };
}

describe('seeding the catalogue', () => {
  it('puts its brands into a category that an admin has made with the same name', async () => {
    const { uid } = await prisma.category.create({ data: { slug: 'lagu', name: 'MUSIK', position: 1 } });
    await seedCatalogue(prisma);
    const spotify = await prisma.provider.findUniqueOrThrow({ where: { slug: 'spotify' } });
    expect(spotify.categoryUid).toBe(uid);
    expect(await prisma.category.count({ where: { slug: 'musik' } })).toBe(0);
  });

  it('a second time changes nothing', async () => {
    await seedCatalogue(prisma);
    await seedPaymentMethods(prisma);
    const first = await catalogueNow();
    await seedCatalogue(prisma);
    await seedPaymentMethods(prisma);
    expect(await catalogueNow()).toEqual(first);
    expect(first.providers).toHaveLength(45);
    expect(first.prices).toHaveLength(first.variants.length);
    expect(first.methods).toHaveLength(2);
  });

  it('by two processes at once gives the same as by one', async () => {
    const other = connect(database.url);
    try {
      await Promise.all([seedCatalogue(prisma), seedCatalogue(other)]);
    } finally {
      await other.$disconnect();
    }
    const both = await catalogueNow();
    expect(both.variants).toHaveLength(both.prices.length);
    await seedCatalogue(prisma);
    expect(await catalogueNow()).toEqual(both);
  });

  it('leaves alone what an admin has renamed, repriced, moved, hidden or removed', async () => {
    await seedCatalogue(prisma);
    await seedPaymentMethods(prisma);
    await prisma.provider.update({
      where: { slug: 'netflix' },
      data: { slug: 'netflix-id', name: 'Netflix ID', hidden: true },
    });
    await prisma.package.update({
      where: { slug: 'zoom-regular' },
      data: { slug: 'zoom-pro', active: false, isPo: true },
    });
    await prisma.planFamily.update({ where: { slug: 'canva-monthly' }, data: { slug: 'canva-tim', regularSeats: 9 } });
    const spotify = await prisma.variant.findFirstOrThrow({ where: { package: { slug: 'spotify-host' } } });
    await prisma.variant.update({ where: { uid: spotify.uid }, data: { durationMonths: 2 } });
    await prisma.price.create({
      data: { variantUid: spotify.uid, validFrom: new Date('2026-01-01'), grandTotalSen: 3_300_000n },
    });
    await prisma.priceNotice.deleteMany({ where: { provider: { slug: 'canva' } } });
    await prisma.paymentMethod.deleteMany({ where: { bankName: 'BCA' } });
    const changed = await catalogueNow();
    await seedCatalogue(prisma);
    await seedPaymentMethods(prisma);
    expect(await catalogueNow()).toEqual(changed);
  });

  it('completes a brand that an admin has begun under the same slug', async () => {
    const category = await prisma.category.create({ data: { slug: 'streaming', name: 'Tontonan', position: 1 } });
    const own = await prisma.provider.create({
      data: {
        slug: 'netflix',
        name: 'Netflix Kami',
        categoryUid: category.uid,
        color: '#123456',
        tagline: 'Punya kami',
        description: 'Punya kami',
        position: 1,
      },
    });
    await seedCatalogue(prisma);
    expect(await prisma.provider.findUnique({ where: { uid: own.uid } })).toEqual(own);
    expect(await prisma.package.count({ where: { providerUid: own.uid } })).toBe(4);
    const youtube = await prisma.provider.findUniqueOrThrow({ where: { slug: 'youtube' } });
    expect(youtube.categoryUid).toBe(category.uid);
  });
});

describe('seeding the demo', () => {
  const ready = async () => {
    await seedCatalogue(prisma);
    await seedPaymentMethods(prisma);
  };
  const counts = async () => ({
    customers: await prisma.customer.count(),
    groups: await prisma.accountGroup.count(),
    orders: await prisma.order.count(),
    files: await prisma.file.count(),
    entries: await prisma.ledgerEntry.count(),
  });

  it('gives three people who can sign in', async () => {
    await ready();
    await seedDemo(prisma, new Date(), putFile, null);
    const people = [
      await prisma.customer.findUniqueOrThrow({ where: { email: 'customer@patungan.test' } }),
      await prisma.customer.findUniqueOrThrow({ where: { email: 'host@patungan.test' } }),
      await prisma.admin.findUniqueOrThrow({ where: { email: 'admin@patungan.test' } }),
    ];
    for (const { passwordHash } of people) {
      expect(passwordHash).toMatch(/^\$argon2id\$v=19\$m=47104,t=1,p=1\$/);
      expect(await verify(passwordHash, DEMO_PASSWORD)).toBe(true);
    }
  });

  it('a second time changes nothing, even after the demo was used', async () => {
    await ready();
    await seedDemo(prisma, new Date(), putFile, vault);
    await prisma.accountGroup.updateMany({ data: { freeRegularSeats: [] } });
    const groups = await prisma.accountGroup.findMany({ orderBy: { uid: 'asc' } });
    const before = await counts();
    files.clear();
    await seedDemo(prisma, new Date(Date.now() + 86_400_000), putFile, vault);
    expect(await counts()).toEqual(before);
    expect(await prisma.accountGroup.findMany({ orderBy: { uid: 'asc' } })).toEqual(groups);
    expect(files.size).toBe(0);
  });

  it('stores each proof before its row, and writes no row when a file cannot be stored', async () => {
    await ready();
    const full = () => Promise.reject(new Error('disk is full'));
    await expect(seedDemo(prisma, new Date(), full, vault)).rejects.toThrow('disk is full');
    expect(await counts()).toMatchObject({ groups: 0, orders: 0, files: 0, entries: 0 });
    await seedDemo(prisma, new Date(), putFile, vault);
    const stored = await prisma.file.findMany();
    expect(stored.map(({ key }) => key).sort()).toEqual([...files.keys()].sort());
    for (const { key, bytes } of stored) expect(files.get(key)).toHaveLength(bytes);
    // The console reports equal pictures as the same proof sent twice.
    expect(new Set(stored.map(({ sha256 }) => sha256)).size).toBe(stored.length);
  });

  it('leaves nothing for the sweeps and keeps the books at zero', async () => {
    await ready();
    const now = new Date();
    await seedDemo(prisma, now, putFile, vault);
    expect(await prisma.outbox.count()).toBe(0);
    expect(await prisma.seatAccess.count({ where: { dueAt: { lte: now } } })).toBe(0);
    expect(await prisma.notification.count({ where: { emailState: { not: 'sent' } } })).toBe(0);
    expect(await prisma.order.count({ where: { status: 1, invoices: { none: { dueAt: { gt: now } } } } })).toBe(0);
    const { _sum } = await prisma.ledgerPosting.aggregate({ _sum: { amountSen: true } });
    expect(_sum.amountSen).toBe(0n);
    const sold = await prisma.ledgerPosting.groupBy({ by: ['account'], where: { productLine: 'sekeranjang' } });
    expect(sold.map(({ account }) => account)).not.toContain('feeIncome');
    const states = await prisma.payout.findMany({ select: { state: true }, orderBy: { state: 'asc' } });
    expect(states.map(({ state }) => state)).toEqual(['approved', 'paid', 'scheduled', 'scheduled']);
    expect(await prisma.payment.count({ where: { state: 'submitted' } })).toBe(2);
    expect(await prisma.hostPurchase.count({ where: { state: 'submitted' } })).toBe(1);
  });

  it('seals a login for groups of hosts, which begins the paid time of their members; without a key it gives nobody access', async () => {
    await ready();
    await seedDemo(prisma, new Date(), putFile, vault);
    const { storedUid, ...stored } = await prisma.groupCredential.findFirstOrThrow({
      where: { group: { accounts: { some: { customer: { email: 'customer@patungan.test' } } } } },
    });
    expect(vault.open(stored, stored)).toMatchObject({ username: 'netflix-monthly@contoh.test' });
    const host = await prisma.account.findFirst({ where: { groupUid: stored.groupUid, customerUid: storedUid } });
    expect(host).toMatchObject({ role: 'host' });
    expect(await prisma.account.count({ where: { access: { isNot: null } } })).toBe(6);
  });

  it('leaves out a group whose plan is no longer sold', async () => {
    await ready();
    await prisma.package.update({ where: { slug: 'spotify-host' }, data: { active: false } });
    await seedDemo(prisma, new Date(), putFile, vault);
    expect(await prisma.accountGroup.count({ where: { family: { slug: 'spotify-monthly' } } })).toBe(0);
    expect(await prisma.accountGroup.count()).toBe(6);
  });
});
