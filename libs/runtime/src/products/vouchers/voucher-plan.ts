import type { Tx } from '#runtime/platform/db/database';

/** The plan among the items of an order that comes with a voucher; null without one. */
export async function findVoucherPlan(db: Pick<Tx, 'orderItem' | 'package'>, orderUid: string) {
  const items = await db.orderItem.findMany({ where: { orderUid }, select: { refUid: true } });
  return db.package.findFirst({
    where: { voucherTreatments: { not: null }, variants: { some: { uid: { in: items.map(({ refUid }) => refUid) } } } },
    select: { voucherTreatments: true, voucherFirstUseDays: true, provider: { select: { slug: true } } },
  });
}
