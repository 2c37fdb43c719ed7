import type { Tx } from '#runtime/platform/db/database';

/** The plan among the items of an order that comes with a voucher; null without one. */
export async function findVoucherPlan(db: Pick<Tx, 'orderItem' | 'package'>, orderUid: string) {
  const items = await db.orderItem.findMany({ where: { orderUid }, select: { refUid: true } });
  return db.package.findFirst({
    where: { voucherTreatments: { not: null }, variants: { some: { uid: { in: items.map(({ refUid }) => refUid) } } } },
    select: { voucherTreatments: true, voucherFirstUseDays: true, provider: { select: { slug: true } } },
  });
}

/** Those of the orders in which a plan comes with a voucher. */
export async function findOrdersWithVoucher(tx: Tx, orderUids: string[]): Promise<Set<string>> {
  const rows = await tx.$queryRaw<{ orderUid: string }[]>`
    SELECT i."order_uid" AS "orderUid" FROM "order_item" i
    JOIN "variant" v ON v."uid" = i."ref_uid" JOIN "package" p ON p."uid" = v."package_uid"
    WHERE i."order_uid" = ANY (${orderUids}::uuid[]) AND p."voucher_treatments" IS NOT NULL`;
  return new Set(rows.map(({ orderUid }) => orderUid));
}
