import { ERASED_TEXT } from '#domain/platform/erased-text';
import type { ErrandState } from '#domain/products/errands/errand';
import type { ExportSections } from '#runtime/identity/export-section';
import { Prisma } from '#runtime/generated/prisma/client';
import { eraseAuditReasons } from '#runtime/platform/audit/erase-audit-reasons';
import { ERRAND_COSTS } from '#runtime/products/errands/control-accounts';
import { lockErrandsOf, moveErrand } from '#runtime/products/errands/errands.store';
import type { ProductLine } from '#runtime/sales/product-line';

/** The thing is the first item of its order, then fee and way to the customer. */
export const THING_POSITION = 1;

const ERRAND_SECTIONS: ExportSections = {
  errands: (db, customerUid, slice) =>
    db.errand.findMany({
      where: { customerUid },
      orderBy: [{ createdAt: 'asc' }, { uid: 'asc' }],
      ...slice,
      omit: { customerUid: true, version: true },
    }),
};

/**
 * Things that the shop is asked to buy: an order is a quote that was taken. It waits for its goods; the parcel is
 * `shipping`'s. docs/rules/errands.md
 */
export const errands: ProductLine = {
  name: 'errands',
  controlAccounts: [ERRAND_COSTS],

  lockBeforeOrders: lockErrandsOf,

  async onPaid(tx, paid) {
    const ordered = await tx.errand.findMany({
      where: { orderUid: { in: paid.map(({ order }) => order.uid) }, state: 'ordered' satisfies ErrandState },
      orderBy: { uid: 'asc' },
    });
    for (const errand of ordered) await moveErrand(tx, errand, 'pay', 'system');
  },

  async release(tx, { uid: orderUid }, closing, { cause }) {
    const errand = await tx.errand.findUnique({ where: { orderUid } });
    if (errand) await moveErrand(tx, errand, closing, cause.actor);
  },

  exportSections: ERRAND_SECTIONS,

  /** What was never ordered goes; of an order the figures stay. The files are the customer's and go with the others. */
  async erase(tx, customerUid) {
    const own = Prisma.sql`SELECT uid FROM errand WHERE customer_uid = ${customerUid}::uuid`;
    await eraseAuditReasons(tx, own);
    await tx.$executeRaw`DELETE FROM errand WHERE customer_uid = ${customerUid}::uuid AND order_uid IS NULL`;
    await tx.$executeRaw`UPDATE errand SET name = ${ERASED_TEXT}, link = '', note = '', quote_note = '', reason = NULL,
        picture_uid = NULL, receipt_uid = NULL
      WHERE customer_uid = ${customerUid}::uuid`;
    const names = JSON.stringify({ packageName: ERASED_TEXT });
    await tx.$executeRaw`UPDATE order_item SET title = ${ERASED_TEXT}, details = details || ${names}::jsonb
      WHERE position = ${THING_POSITION} AND order_uid IN
        (SELECT order_uid FROM errand WHERE customer_uid = ${customerUid}::uuid AND order_uid IS NOT NULL)`;
  },
};
