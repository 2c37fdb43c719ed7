import { randomUUID } from 'node:crypto';
import { ACCOUNT_STATUS } from '#domain/products/subscriptions/accounts/account-status';
import { daysAfter } from '#domain/platform/durations';
import { groupSizeOf } from '#domain/catalogue/plan-family';
import type { Database } from '#runtime/platform/db/database';
import type { Prisma } from '#runtime/generated/prisma/client';
import { openTask } from '#runtime/products/subscriptions/host-tasks.store';
import { announce } from '#runtime/platform/outbox/announce';
import { type OrderGiven, PLAN_NAME, dueAtOf, orderRow } from '#testing/order-row';

export type { OrderGiven } from '#testing/order-row';

let counter = 0;
const next = (): number => (counter += 1);
/** A cheap, valid argon2 hash of a discarded random password. */
export const UNKNOWN_PASSWORD_HASH =
  '$argon2id$v=19$m=1024,t=1,p=1$D4NUi0WtuqGBnkecvPELfA$Z0HmJBao9h68dg03GGLCy8oTIeEK24liMZDOIo+rA4k';

export const aCustomer = (database: Database, given: Partial<Prisma.CustomerUncheckedCreateInput> = {}) => {
  const n = next();
  return database.customer.create({
    data: {
      name: `Pelanggan ${n}`,
      email: `pelanggan-${n}-${randomUUID().slice(0, 8)}@patungan.test`,
      phoneNumber: `62812${String(n).padStart(8, '0')}`,
      passwordHash: UNKNOWN_PASSWORD_HASH,
      ...given,
    },
  });
};

/** A plan family with a package and variant for each kind of seat. */
export async function aFamily(
  database: Database,
  given: Partial<Omit<Prisma.PlanFamilyUncheckedCreateInput, 'providerUid' | 'slug'>> = {},
) {
  const slug = `brand-${next()}-${randomUUID().slice(0, 8)}`;
  const provider = await database.provider.create({
    data: {
      slug,
      name: 'Netflix',
      color: '#e50914',
      tagline: 'Nonton bareng',
      description: 'Serial dan film',
      position: 1,
      category: { create: { slug, name: `Streaming ${slug}`, position: 1 } },
    },
  });
  const family = await database.planFamily.create({
    data: { providerUid: provider.uid, slug, name: 'Netflix 1 bulan', hostSeats: 1, regularSeats: 3, ...given },
  });
  const aPlan = async (name: string, data: { isHost?: boolean; isPo?: boolean; needsTv?: boolean }) => {
    const plan = await database.package.create({
      data: {
        providerUid: provider.uid,
        slug: `${slug}-${name}`,
        name,
        description: name,
        isHost: false,
        isPo: false,
        position: next(),
        ...data,
      },
    });
    const variant = await database.variant.create({
      data: { packageUid: plan.uid, familyUid: family.uid, durationMonths: 1 },
    });
    return { packageUid: plan.uid, variantUid: variant.uid };
  };
  return {
    ...family,
    plans: {
      host: await aPlan(PLAN_NAME.host, { isHost: true }),
      ready: await aPlan(PLAN_NAME.ready, {}),
      'pre-order': await aPlan(PLAN_NAME['pre-order'], { isPo: true }),
    },
  };
}
export type Family = Awaited<ReturnType<typeof aFamily>>;

/** An empty group: seat 1 is the host's where the family has one. */
export const aGroup = (
  database: Database,
  family: Family,
  given: Partial<Omit<Prisma.AccountGroupUncheckedCreateInput, 'familyUid'>> = {},
) => {
  const size = groupSizeOf(family);
  const seats = Array.from({ length: size }, (_, index) => index + 1);
  return database.accountGroup.create({
    data: {
      familyUid: family.uid,
      size,
      freeHostSeats: seats.slice(0, family.hostSeats),
      freeRegularSeats: seats.slice(family.hostSeats),
      tvSlots: family.tvSlots,
      ...given,
    },
  });
};

/** An empty group without a host for which the shop has bought the first cycle; `announced`: a worker posts the cost. */
export async function aBoughtGroup(database: Database, family: Family, { announced = false } = {}) {
  const group = await aGroup(database, family);
  const at = new Date();
  const { providerPriceSen: planPriceSen } = family;
  const bought = { account: 'toko-1', costSen: 9_000_000n, planPriceSen, boughtAt: at, boughtBy: 'Sari' };
  const { uid: purchaseUid, groupUid } = await database.shopPurchase.create({
    data: { groupUid: group.uid, number: 1, askedAt: at, dueAt: at, renewsOn: daysAfter(at, 30), ...bought },
  });
  if (announced) await database.transaction((tx) => announce(tx, 'shop-purchase.bought', { groupUid, purchaseUid }));
  return group;
}

/** An order for something other than a seat: it has no account. */
export const anOrderWithoutSeat = (
  database: Database,
  family: Family,
  given: Omit<OrderGiven, 'accountStatus' | 'announced'> & { customerUid: string },
) => database.order.create({ data: orderRow(family.plans, given) });

/** An order with its account in the group, in one transaction as the API writes it, by raw rows. */
export async function anOrder(database: Database, family: Family, groupUid: string, given: OrderGiven = {}) {
  const customerUid = given.customerUid ?? (await aCustomer(database, { emailVerifiedAt: new Date() })).uid;
  const { kind = 'ready' } = given;
  const dueAt = dueAtOf(given);
  const order = orderRow(family.plans, { ...given, dueAt, customerUid });
  return database.transaction(async (tx) => {
    const group = await tx.accountGroup.findUniqueOrThrow({ where: { uid: groupUid } });
    const free = kind === 'host' ? group.freeHostSeats : group.freeRegularSeats;
    const [seatNumber, ...rest] = free;
    if (seatNumber === undefined) throw new Error('the test group has no free seat of this kind');
    const becomesFull = group.freeHostSeats.length + group.freeRegularSeats.length === 1;
    await tx.accountGroup.update({
      where: { uid: groupUid },
      data: {
        ...(kind === 'host' ? { freeHostSeats: rest } : { freeRegularSeats: rest }),
        ...(given.needsTv && group.tvSlots !== null && { tvTaken: { increment: 1 } }),
        ...(becomesFull && { fillEpoch: { increment: 1 }, filledAt: new Date() }),
      },
    });
    const { uid: orderUid } = await tx.order.create({ data: order });
    const account = await tx.account.create({
      data: {
        groupUid,
        orderUid,
        customerUid,
        variantUid: family.plans[kind].variantUid,
        role: kind === 'host' ? 'host' : 'regular',
        preOrder: kind === 'pre-order',
        hostShareSen: given.hostShareSen ?? 0n,
        seatNumber,
        needsTv: given.needsTv ?? false,
        status: given.accountStatus ?? ACCOUNT_STATUS.registered,
        confirmedAt: given.confirmedAt ?? null,
        ...(given.createdAt && { createdAt: given.createdAt }),
      },
    });
    if (kind === 'host' && account.status === ACCOUNT_STATUS.registered) {
      const now = new Date();
      await openTask(tx, { accountUid: account.uid, kind: 'buy', cycleNumber: 1, from: now }, now);
    }
    if (given.announced) {
      const due = dueAt ? dueAt.toISOString() : null;
      await announce(tx, 'order.created', { orderUid, accountUid: account.uid, groupUid, kind, dueAt: due });
      if (becomesFull) await announce(tx, 'group.filled', { groupUid, fillEpoch: group.fillEpoch + 1 });
    }
    return { orderUid, accountUid: account.uid, customerUid, groupUid, seatNumber };
  });
}
