import { hash } from '@node-rs/argon2';
import { hostBuysOf } from '#domain/catalogue/host-buys';
import { sen } from '#domain/platform/sen';
import { PICTURE_CONTENT_TYPE } from '#domain/platform/stored-file';
import { orderKindOf } from '#domain/sales/orders/order-status';
import { daysAfter } from '#domain/platform/durations';
import { ARGON2 } from '#runtime/identity/passwords/argon2-profile';
import type { PrismaClient } from '#runtime/generated/prisma/client';
import type { Vault } from '#runtime/products/subscriptions/vault/vault';
import { DEMO_GROUPS } from './demo/demo-groups.js';
import type { DemoPerson, DemoPlan, FindPlan } from './demo/demo-plan.js';
import { insertRows } from './demo/demo-rows.js';
import { DEMO_ADMIN, DEMO_ADMINS, DEMO_CUSTOMERS, DEMO_PASSWORD, type DemoKey } from './demo/people.js';
import { type DemoProof, demoGroupUid, replayDemo } from './demo/replay.js';

type PutFile = (key: string, bytes: Buffer) => Promise<void>;
type Seals = Pick<Vault, 'seal'>;

/**
 * Demo people, and groups, orders, payments and reimbursements in every state, dated before `now`, with nothing left for
 * a sweep or the outbox. Needs the catalogue. Adds missing people, and the rest only where no demo group exists. `vault`
 * seals the logins of groups; null: there is no key, and the demo has none. The rows
 * are made by the rules of the domain and not by the commands: prisma may not import an app, commands cannot date back
 * nine days, and setup would load Nest and send the e-mails.
 */
export async function seedDemo(prisma: PrismaClient, now: Date, putFile: PutFile, vault: Seals | null): Promise<void> {
  await addPeople(prisma, now);
  const groupUids = DEMO_GROUPS.map(({ key }) => demoGroupUid(key));
  if (await prisma.accountGroup.findFirst({ where: { uid: { in: groupUids } }, select: { uid: true } })) return;

  const { rows, proofs, logins } = replayDemo(
    { ...(await readPeople(prisma)), findPlan: await readPlans(prisma, now), hasVault: vault !== null },
    now,
  );
  rows.files = await storeProofs(proofs, now, putFile);
  await prisma.$transaction(async (tx) => {
    for (const { login, groupUid, ...stored } of logins) {
      const place = { groupUid, version: 1 };
      const envelope = await vault!.seal(tx, login, place);
      rows.credentials.push({ ...place, ...envelope, storedBy: 'host', ...stored });
    }
    await insertRows(tx, rows);
  });
}

async function addPeople(prisma: PrismaClient, createdAt: Date): Promise<void> {
  const emails = DEMO_CUSTOMERS.map(({ email }) => email);
  const [known, admins] = await Promise.all([
    prisma.customer.findMany({ where: { email: { in: emails } }, select: { email: true } }),
    prisma.admin.count({ where: { email: { in: DEMO_ADMINS.map(({ email }) => email) } } }),
  ]);
  const isKnown = new Set(known.map(({ email }) => email));
  const missing = DEMO_CUSTOMERS.filter(({ email }) => !isKnown.has(email));
  if (missing.length === 0 && admins === DEMO_ADMINS.length) return;
  const passwordHash = await hash(DEMO_PASSWORD, ARGON2);
  const joinedAt = daysAfter(createdAt, -30);
  await prisma.customer.createMany({
    data: missing.map(({ key: _key, ...person }) => ({
      ...person,
      passwordHash,
      createdAt: joinedAt,
      emailVerifiedAt: joinedAt,
    })),
    skipDuplicates: true,
  });
  await prisma.admin.createMany({
    data: DEMO_ADMINS.map((admin) => ({ ...admin, passwordHash, createdAt: joinedAt })),
    skipDuplicates: true,
  });
}

async function readPeople(prisma: PrismaClient) {
  const [customers, admin] = await Promise.all([
    prisma.customer.findMany({ where: { email: { in: DEMO_CUSTOMERS.map(({ email }) => email) } } }),
    prisma.admin.findUniqueOrThrow({ where: { email: DEMO_ADMIN.email } }),
  ]);
  const people = {} as Record<DemoKey, DemoPerson>;
  for (const { key, email } of DEMO_CUSTOMERS) people[key] = customers.find((customer) => customer.email === email)!;
  return { people, admin };
}

/** The plans on sale at `now`, by package slug and months. */
async function readPlans(prisma: PrismaClient, now: Date): Promise<FindPlan> {
  const slugs = DEMO_GROUPS.flatMap(({ seats }) => seats.map(({ plan }) => plan));
  const variants = await prisma.variant.findMany({
    where: { active: true, package: { active: true, slug: { in: slugs } } },
    include: {
      package: { include: { provider: { select: { name: true, slug: true, color: true, type: true } } } },
      family: true,
      prices: { where: { validFrom: { lte: now } }, orderBy: { validFrom: 'desc' }, take: 1 },
    },
  });
  const plans = new Map(
    variants.flatMap(({ uid, durationMonths, package: pack, family, prices: [price] }): [string, DemoPlan][] => {
      if (!price) return [];
      const { grandTotalSen, adminFeeSen, activationFeeSen } = price;
      const plan: DemoPlan = {
        variantUid: uid,
        providerName: pack.provider.name,
        providerSlug: pack.provider.slug,
        providerColor: pack.provider.color,
        providerType: pack.provider.type,
        packageName: pack.name,
        durationMonths,
        treatments: pack.voucherTreatments,
        kind: orderKindOf(pack),
        needsTv: pack.needsTv,
        grandTotal: sen(grandTotalSen),
        fee: sen(adminFeeSen === null ? 0n : adminFeeSen + activationFeeSen),
        activationFee: sen(activationFeeSen),
        family: {
          ...family,
          hostBuys: hostBuysOf(family.hostBuys),
          providerPrice: family.providerPriceSen === null ? null : sen(family.providerPriceSen),
          transferFee: sen(family.transferFeeSen),
        },
      };
      return [[`${pack.slug} ${durationMonths}`, plan]];
    }),
  );
  return (slug, months) => plans.get(`${slug} ${months}`);
}

const COLOR = { transfer: '#078069', purchase: '#3d5a80' };

/** Files before rows: a row of a proof always has its picture. */
async function storeProofs(proofs: DemoProof[], createdAt: Date, putFile: PutFile) {
  // Imported here because sharp is big, and later starts draw nothing.
  const { proofPicture } = await import('./demo/proof-picture.js');
  return Promise.all(
    proofs.map(async ({ uid, key, kind, customerUid }, n) => {
      const { bytes, ...facts } = await proofPicture(kind === 'purchase-proof' ? COLOR.purchase : COLOR.transfer, n);
      await putFile(key, bytes);
      return {
        uid,
        kind,
        customerUid,
        contentType: PICTURE_CONTENT_TYPE,
        key,
        bytes: bytes.length,
        ...facts,
        createdAt,
      };
    }),
  );
}
