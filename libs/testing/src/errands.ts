import { GOODS_BOOKS } from '#domain/sales/ledger/postings';
import { randomUUID } from 'node:crypto';
import { DAY_MS } from '#domain/platform/durations';
import { goodsSen, quotedSen } from '#domain/products/errands/errand';
import { addSen, sen } from '#domain/platform/sen';
import type { Prisma } from '#runtime/generated/prisma/client';
import type { Database } from '#runtime/platform/db/database';
import { aParcel, placedOrder } from '#testing/placed-order';

const QUOTE = { quantity: 2, unitPriceSen: 4_500_000n, feeSen: 1_000_000n };
const SHIPPING = sen(900_000n);

/** Two things for at most Rp120.000; as given, else not quoted yet. */
export const anErrand = (
  database: Pick<Database, 'errand'>,
  customerUid: string,
  given: Partial<Prisma.ErrandUncheckedCreateInput> = {},
) =>
  database.errand.create({
    data: {
      customerUid,
      code: `STP-${randomUUID().slice(0, 8).toUpperCase()}`,
      state: 'requested',
      name: 'Teko Keramik',
      link: 'https://toko.test/teko',
      quantity: QUOTE.quantity,
      ceilingSen: 12_000_000n,
      ...given,
    },
  });

/** Rp45.000 a piece and Rp10.000 for the errand, until tomorrow. */
export const quoted = (given: Partial<Prisma.ErrandUncheckedCreateInput> = {}) => ({
  state: 'quoted',
  unitPriceSen: QUOTE.unitPriceSen,
  feeSen: QUOTE.feeSen,
  weightGrams: 450,
  quotedAt: new Date(),
  quoteEndsAt: new Date(Date.now() + DAY_MS),
  ...given,
});

/** An errand with its order, invoice and parcel, as the API writes them; Rp9.000 for the courier. */
export async function anErrandOrder(
  database: Database,
  { customerUid, status }: { customerUid: string; status: number },
) {
  const totalSen = addSen(quotedSen(QUOTE), SHIPPING);
  const items = [
    {
      title: 'Teko Keramik',
      quantity: 2,
      unitPriceSen: QUOTE.unitPriceSen,
      feeSen: goodsSen(QUOTE),
      details: { books: GOODS_BOOKS },
    },
    { title: 'Jasa titip', unitPriceSen: QUOTE.feeSen, feeSen: QUOTE.feeSen, details: { isService: true } },
    { title: 'Ongkos kirim Reguler', unitPriceSen: SHIPPING, feeSen: SHIPPING, details: { isShipping: true } },
  ];
  const errand = await anErrand(database, customerUid, quoted());
  const order = await database.order.create({
    data: {
      ...placedOrder({ productLine: 'errands', customerUid, status, totalSen }),
      items: {
        create: items.map((item, index) => ({ ...item, position: index + 1, refUid: errand.uid })),
      },
      shipment: aParcel({ priceSen: SHIPPING, weightGrams: 500, awaitsGoods: true }),
    },
  });
  await database.errand.update({ where: { uid: errand.uid }, data: { state: 'ordered', orderUid: order.uid } });
  return { orderUid: order.uid, errandUid: errand.uid, totalSen };
}
