import { GOODS_BOOKS } from '#domain/sales/ledger/postings';
import { randomUUID } from 'node:crypto';
import { DAY_MS } from '#domain/platform/durations';
import type { Prisma } from '#runtime/generated/prisma/client';
import type { Database } from '#runtime/platform/db/database';
import { aParcel, placedOrder } from '#testing/placed-order';

/** Rp100.000 for three buyers, Rp90.000 from five on. */
const TIERS = [
  { buyers: 3, priceSen: 10_000_000n },
  { buyers: 5, priceSen: 9_000_000n },
];

/** A product that can be joined until tomorrow. */
export async function aSekeranjang(
  database: Database,
  given: Partial<Prisma.SekeranjangProductUncheckedCreateInput> & { ladder?: typeof TIERS } = {},
) {
  const { ladder = TIERS, ...facts } = given;
  return database.sekeranjangProduct.create({
    data: {
      code: `SKR-${randomUUID().slice(0, 8).toUpperCase()}`,
      name: 'Blender Mini',
      description: 'Blender kecil untuk satu gelas.',
      state: 'open',
      weightGrams: 450,
      promoEndAt: new Date(Date.now() + DAY_MS),
      ...facts,
      tiers: { create: ladder },
    },
  });
}

/** An order with its invoice, share and parcel, as the API writes it; Rp9.000 for the courier. */
export async function aSekeranjangOrder(
  database: Database,
  { customerUid, productUid, status }: { customerUid: string; productUid: string; status: number },
) {
  const priceSen = 10_000_000n;
  const shippingSen = 900_000n;
  const totalSen = priceSen + shippingSen;
  return database.transaction(async (tx) => {
    const { name } = await tx.sekeranjangProduct.update({
      where: { uid: productUid },
      data: { held: { increment: 1 } },
      select: { name: true },
    });
    const item = { refUid: productUid, feeSen: priceSen };
    const order = await tx.order.create({
      data: {
        ...placedOrder({ productLine: 'sekeranjang', customerUid, status, totalSen }),
        items: {
          create: [
            { position: 1, ...item, title: name, unitPriceSen: priceSen, details: { books: GOODS_BOOKS } },
            {
              position: 2,
              ...item,
              title: 'Ongkos kirim Reguler',
              unitPriceSen: shippingSen,
              feeSen: shippingSen,
              details: { isShipping: true },
            },
          ],
        },
        shipment: aParcel({ priceSen: shippingSen, weightGrams: 500, awaitsGoods: true }),
      },
    });
    await tx.sekeranjangShare.create({
      data: { orderUid: order.uid, productUid, customerUid, state: 'held', priceSen },
    });
    return order;
  });
}
