import { GOODS_BOOKS } from '#domain/sales/ledger/postings';
import { randomUUID } from 'node:crypto';
import type { Prisma } from '#runtime/generated/prisma/client';
import type { Database } from '#runtime/platform/db/database';
import { HOME, aParcel, placedOrder } from '#testing/placed-order';

/** A published product with one variant, and its stock as one movement. */
export async function aProduct(
  database: Database,
  given: Partial<Prisma.MerchandiseVariantUncheckedCreateInput> & { name?: string; published?: boolean } = {},
) {
  const { name = 'Kaus Patungan', published = true, stock = 5, ...variant } = given;
  const key = randomUUID().slice(0, 8);
  const product = await database.merchandiseProduct.create({
    data: {
      slug: `kaus-${key}`,
      name,
      description: 'Kaus katun tebal, enak dipakai bareng-bareng.',
      active: published,
      position: 1,
    },
  });
  const { uid: variantUid } = await database.merchandiseVariant.create({
    data: {
      productUid: product.uid,
      sku: `KAUS-${key}`,
      size: 'L',
      colour: 'Hitam',
      weightGrams: 220,
      priceSen: 12_900_000n,
      stock,
      ...variant,
    },
  });
  if (stock > 0)
    await database.merchandiseMovement.create({
      data: { variantUid, kind: 'received', quantity: stock, reason: 'Stok awal', by: 'Sari Admin' },
    });
  return { productUid: product.uid, variantUid, slug: product.slug };
}

/** A courier to Java at Rp9.000 up to a kilogram and Rp18.000 up to two, and a place to pick up for nothing. */
export async function shippingZones(database: Database) {
  const courier = await database.shippingZone.create({
    data: {
      name: 'Jawa',
      service: 'Reguler',
      method: 'courier',
      regions: ['31', '32', '33'],
      daysMin: 1,
      daysMax: 3,
      position: 1,
      rates: {
        create: [
          { upToGrams: 1_000, priceSen: 900_000n },
          { upToGrams: 2_000, priceSen: 1_800_000n },
        ],
      },
    },
  });
  const pickup = await database.shippingZone.create({
    data: {
      name: 'Kantor Patungan',
      service: 'Ambil sendiri',
      method: 'pickup',
      regions: [],
      info: 'Jl. Contoh 1, Jakarta. Senin–Jumat 10.00–17.00 WIB.',
      position: 9,
      rates: { create: [{ upToGrams: 50_000, priceSen: 0n }] },
    },
  });
  return { courierUid: courier.uid, pickupUid: pickup.uid };
}

export const anAddress = (database: Database, customerUid: string, given: object = {}) =>
  database.address.create({
    data: {
      customerUid,
      label: 'Rumah',
      ...HOME,
      isMain: true,
      ...given,
    },
  });

/** An order with its invoice, hold and parcel, as the API writes it; two shirts and Rp9.000 for the courier by default. */
export async function aMerchandiseOrder(
  database: Database,
  {
    customerUid,
    variantUid,
    quantity,
    status,
  }: { customerUid: string; variantUid: string; quantity: number; status: number },
) {
  const { priceSen } = await database.merchandiseVariant.findUniqueOrThrow({ where: { uid: variantUid } });
  const goodsSen = priceSen * BigInt(quantity);
  const shippingSen = 900_000n;
  const totalSen = goodsSen + shippingSen;
  return database.transaction(async (tx) => {
    const order = await tx.order.create({
      data: {
        ...placedOrder({ productLine: 'merchandise', customerUid, status, totalSen }),
        items: {
          create: [
            {
              position: 1,
              refUid: variantUid,
              title: 'Kaus Patungan (Hitam, L)',
              quantity,
              unitPriceSen: priceSen,
              feeSen: goodsSen,
              details: { books: GOODS_BOOKS },
            },
            {
              position: 2,
              refUid: variantUid,
              title: 'Ongkos kirim Reguler',
              unitPriceSen: shippingSen,
              feeSen: shippingSen,
            },
          ],
        },
        shipment: aParcel({ priceSen: shippingSen, weightGrams: 490 }),
      },
    });
    await tx.merchandiseHold.create({ data: { orderUid: order.uid, variantUid, quantity } });
    await tx.merchandiseVariant.update({ where: { uid: variantUid }, data: { held: { increment: quantity } } });
    return order;
  });
}
