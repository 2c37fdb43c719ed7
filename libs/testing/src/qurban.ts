import { randomUUID } from 'node:crypto';
import { daysAfter } from '#domain/platform/durations';
import { freeSeats } from '#domain/products/qurban/animal';
import { ORDER_STATUS } from '#domain/sales/orders/order-status';
import type { Prisma, QurbanAnimal } from '#runtime/generated/prisma/client';
import type { Database } from '#runtime/platform/db/database';
import { placedOrder } from '#testing/placed-order';

/** A season that takes orders for ten months. */
export const aQurbanSeason = (database: Database, given: Partial<Prisma.QurbanSeasonUncheckedCreateInput> = {}) =>
  database.qurbanSeason.create({
    data: {
      name: `Qurban ${randomUUID().slice(0, 8)}`,
      state: 'open',
      day: daysAfter(new Date(), 320),
      ordersUntil: daysAfter(new Date(), 300),
      ...given,
    },
  });

/** A cow with seven shares of Rp3.000.000 and a fee of Rp100.000, in a season of its own unless one is given. */
export async function anAnimal(database: Database, given: Partial<Prisma.QurbanAnimalUncheckedCreateInput> = {}) {
  return database.qurbanAnimal.create({
    data: {
      seasonUid: given.seasonUid ?? (await aQurbanSeason(database)).uid,
      kind: 'cow',
      shares: 7,
      code: `QRB-${randomUUID().slice(0, 8)}`,
      name: `Sapi ${randomUUID().slice(0, 8)}`,
      description: 'Sapi sehat dari peternak desa.',
      priceSen: 300_000_000n,
      feeSen: 10_000_000n,
      state: 'open',
      ...given,
    },
  });
}

/** An order with shares in an animal, as the API writes it: unpaid, or with its invoice paid. */
export async function aQurbanOrder(
  database: Database,
  animal: QurbanAnimal,
  {
    customerUid,
    names = ['Ahmad bin Abdullah'],
    isPaid = false,
  }: { customerUid: string; names?: string[]; isPaid?: boolean },
) {
  const status = isPaid ? ORDER_STATUS.processing : ORDER_STATUS.awaitingPayment;
  const quantity = BigInt(names.length);
  const totalSen = (animal.priceSen + animal.feeSen) * quantity;
  return database.transaction(async (tx) => {
    const taken = await tx.qurbanShare.findMany({ where: { animalUid: animal.uid, seat: { not: null } } });
    const seats = freeSeats(
      animal.shares,
      taken.map(({ seat }) => seat!),
      names.length,
    );
    const books = { held: 'qurbanFunds', income: 'feeIncome', subjectUid: animal.uid };
    const order = await tx.order.create({
      data: {
        ...placedOrder({ productLine: 'qurban', customerUid, status, totalSen }),
        items: {
          create: {
            position: 1,
            refUid: animal.uid,
            title: animal.name,
            quantity: names.length,
            unitPriceSen: animal.priceSen + animal.feeSen,
            feeSen: animal.feeSen * quantity,
            details: { providerName: 'Sekurban', packageName: animal.name, providerType: 2, books },
          },
        },
      },
    });
    const { uid: animalUid, shares: ofShares } = animal;
    await tx.qurbanParticipation.create({
      data: {
        orderUid: order.uid,
        animalUid,
        bookedUid: animalUid,
        customerUid,
        state: 'held',
        shares: names.length,
        heldSen: animal.priceSen * quantity,
        names: {
          create: names.map((name, index) => ({ number: index + 1, animalUid, ofShares, seat: seats[index], name })),
        },
      },
    });
    return order;
  });
}
