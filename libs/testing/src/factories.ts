import { randomUUID } from 'node:crypto';
import { ACCOUNT_STATUS } from '#domain/accounts/account-status';
import { groupSizeOf } from '#domain/groups/group';
import { FIRST_ORDER_STATUS, ORDER_STATUS, type OrderKind } from '#domain/orders/order-status';
import { DAY_MS } from '#domain/time/durations';
import type { Database } from '#runtime/db/database';
import type { Prisma } from '#runtime/generated/prisma/client';
import { announce } from '#runtime/outbox/announce';

let counter = 0;
const next = (): number => (counter += 1);
/** A real hash, quick to try, of a password that was thrown away. */
export const NOBODY_KNOWS =
  '$argon2id$v=19$m=1024,t=1,p=1$D4NUi0WtuqGBnkecvPELfA$Z0HmJBao9h68dg03GGLCy8oTIeEK24liMZDOIo+rA4k';

export const aCustomer = (database: Database, given: Partial<Prisma.CustomerUncheckedCreateInput> = {}) => {
  const n = next();
  return database.customer.create({
    data: {
      name: `Pelanggan ${n}`,
      email: `pelanggan-${n}-${randomUUID().slice(0, 8)}@patungan.test`,
      phoneNumber: `62812${String(n).padStart(8, '0')}`,
      passwordHash: NOBODY_KNOWS,
      ...given,
    },
  });
};

/** A plan family with one package and variant for each way to sit in it. */
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
      host: await aPlan('Host', { isHost: true }),
      ready: await aPlan('Reguler', {}),
      'pre-order': await aPlan('Pre-Order', { isPo: true }),
    },
  };
}
export type Family = Awaited<ReturnType<typeof aFamily>>;

/** An empty group: the host's seat is number 1 where the family has one. */
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

export interface OrderGiven {
  kind?: OrderKind;
  customerUid?: string;
  needsTv?: boolean;
  /** Codes; the first status of the kind when not given. */
  status?: number;
  accountStatus?: number;
  confirmedAt?: Date | null;
  dueAt?: Date | null;
  createdAt?: Date;
  grandTotalSen?: bigint;
  feeSen?: bigint;
  hostShareSen?: bigint;
  /** Also write the events of placing it, as the API does. */
  announced?: boolean;
}

/** An order with its seat in the group, in one transaction as the API writes it, by raw rows. */
export async function anOrder(database: Database, family: Family, groupUid: string, given: OrderGiven = {}) {
  const kind = given.kind ?? 'ready';
  const customerUid = given.customerUid ?? (await aCustomer(database)).uid;
  const dueAt = given.dueAt === undefined && kind === 'ready' ? new Date(Date.now() + DAY_MS) : given.dueAt;
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
    const { uid: orderUid } = await tx.order.create({
      data: {
        number: `T-${next()}-${randomUUID().slice(0, 6)}`,
        customerUid,
        variantUid: family.plans[kind].variantUid,
        name: 'Budi Santoso',
        email: 'budi@patungan.test',
        phoneNumber: '6281234567890',
        kind,
        status: given.status ?? ORDER_STATUS[FIRST_ORDER_STATUS[kind]],
        grandTotalSen: given.grandTotalSen ?? 6_100_000n,
        feeSen: given.feeSen ?? 1_450_000n,
        hostShareSen: given.hostShareSen ?? 0n,
        dueAt,
        requestHash: 'test',
        ...(given.createdAt && { createdAt: given.createdAt }),
      },
    });
    const account = await tx.account.create({
      data: {
        groupUid,
        orderUid,
        customerUid,
        role: kind === 'host' ? 'host' : 'regular',
        seatNumber,
        needsTv: given.needsTv ?? false,
        status: given.accountStatus ?? ACCOUNT_STATUS.registered,
        confirmedAt: given.confirmedAt ?? null,
        ...(given.createdAt && { createdAt: given.createdAt }),
      },
    });
    if (given.announced) {
      const due = dueAt ? dueAt.toISOString() : null;
      await announce(tx, 'order.created', { orderUid, accountUid: account.uid, groupUid, kind, dueAt: due });
      if (becomesFull) await announce(tx, 'group.filled', { groupUid, fillEpoch: group.fillEpoch + 1 });
    }
    return { orderUid, accountUid: account.uid, customerUid, groupUid, seatNumber };
  });
}
