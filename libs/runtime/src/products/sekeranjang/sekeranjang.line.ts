import { DomainError } from '#domain/platform/domain-error';
import { COSTLY, type ProductState } from '#domain/products/sekeranjang/product-state';
import type { ShareState } from '#domain/products/sekeranjang/share';
import { closedEarlyText } from '#domain/sales/orders/ended-early';
import type { ExportSections } from '#runtime/identity/export-section';
import { Prisma } from '#runtime/generated/prisma/client';
import { eraseAuditReasons } from '#runtime/platform/audit/erase-audit-reasons';
import { ASKED_AGAIN } from '#runtime/products/sekeranjang/asked-again';
import { lockProductsOf, moveShare } from '#runtime/products/sekeranjang/shares.store';
import type { CostSource, ProductLine } from '#runtime/sales/product-line';

/** Proposals and places, in the file with all data of a customer. */
const SEKERANJANG_SECTIONS: ExportSections = {
  sekeranjangProposals: (db, proposerUid, slice) =>
    db.sekeranjangProduct.findMany({
      where: { proposerUid },
      orderBy: [{ createdAt: 'asc' }, { uid: 'asc' }],
      ...slice,
      select: {
        uid: true,
        code: true,
        name: true,
        description: true,
        link: true,
        state: true,
        reason: true,
        createdAt: true,
        pictures: { orderBy: { position: 'asc' }, select: { alt: true, fileUid: true } },
      },
    }),
  sekeranjangShares: (db, customerUid, slice) =>
    db.sekeranjangShare.findMany({
      where: { customerUid },
      orderBy: [{ createdAt: 'asc' }, { orderUid: 'asc' }],
      ...slice,
      select: {
        orderUid: true,
        productUid: true,
        state: true,
        priceSen: true,
        createdAt: true,
        joinedAt: true,
        product: { select: { code: true, name: true } },
      },
    }),
};

/** What the shop pays to buy a product for all who have paid. */
const SEKERANJANG_COSTS: CostSource = {
  kind: 'sekeranjang',
  account: 'goodsCost',
  async find(tx, uid) {
    const product = await tx.sekeranjangProduct.findUnique({ where: { uid } });
    if (!product) return null;
    const { name: label, state, finalBuyers, finalPriceSen } = product;
    if (!COSTLY.includes(state as ProductState))
      throw new DomainError('COSTS_NOTHING', 'Targetnya belum tercapai, jadi belum ada yang dibeli.');
    const expectedSen = (finalPriceSen ?? 0n) * BigInt(finalBuyers ?? 0);
    return { label, productLine: 'sekeranjang', orderUid: null, expectedSen };
  },
};

/**
 * Things that people buy together: an order holds a place until it is paid or closed, and is bought when enough have
 * paid. The parcel is `shipping`'s. docs/rules/sekeranjang.md
 */
export const sekeranjang: ProductLine = {
  name: 'sekeranjang',

  costs: [SEKERANJANG_COSTS],

  lockBeforeOrders: lockProductsOf,

  /** After the end no first proof is taken, but another one where it was asked for. Of an order that is closed its own state says more. */
  async checkPayment(db, { uid: orderUid }) {
    const [ended] = await db.$queryRaw<{ name: string }[]>`
      SELECT p.name FROM sekeranjang_share s JOIN sekeranjang_product p ON p.uid = s.product_uid
        JOIN "order" o ON o.uid = s.order_uid
      WHERE o.uid = ${orderUid}::uuid AND o.status = 1 AND (p.state <> 'open' OR (p.promo_end_at <= now() AND NOT ${ASKED_AGAIN}))`;
    if (ended)
      throw new DomainError('SEKERANJANG_ENDED', `Sekeranjang ${ended.name} sudah berakhir, jadi tidak perlu dibayar.`);
  },

  waitsForAnswer: true,

  async latestDue(tx, orderUid) {
    const share = await tx.sekeranjangShare.findUnique({
      where: { orderUid },
      select: { product: { select: { promoEndAt: true } } },
    });
    return share?.product.promoEndAt ?? null;
  },

  async closedEarly(tx, orderUid) {
    const { product } = await tx.sekeranjangShare.findUniqueOrThrow({
      where: { orderUid },
      select: { product: { select: { name: true, reason: true } } },
    });
    if (product.reason === null) return null;
    return { words: closedEarlyText(product.name, product.reason), endedAt: null, mayAnswer: true };
  },

  async onPaid(tx, paid) {
    const shares = await tx.sekeranjangShare.findMany({
      where: { orderUid: { in: paid.map(({ order }) => order.uid) }, state: 'held' satisfies ShareState },
      orderBy: { orderUid: 'asc' },
    });
    for (const share of shares) await moveShare(tx, share, 'pay', 'system');
  },

  /** The place is free again, or its buyer does not count any more. */
  async release(tx, { uid: orderUid }, closing, { cause }) {
    const share = await tx.sekeranjangShare.findUnique({ where: { orderUid } });
    if (share) await moveShare(tx, share, closing === 'refund' ? 'refund' : 'release', cause.actor);
  },

  exportSections: SEKERANJANG_SECTIONS,

  /** What was accepted is the shop's; what was not goes with its pictures. */
  async erase(tx, customerUid) {
    const proposals = Prisma.sql`SELECT uid FROM sekeranjang_product WHERE proposer_uid = ${customerUid}::uuid`;
    const unwanted = Prisma.sql`${proposals} AND state IN ('proposed', 'rejected')`;
    await eraseAuditReasons(tx, proposals);
    const pictures = await tx.$queryRaw<{ fileUid: string }[]>`
      DELETE FROM sekeranjang_picture WHERE product_uid IN (${unwanted}) RETURNING file_uid AS "fileUid"`;
    await tx.file.deleteMany({ where: { uid: { in: pictures.map(({ fileUid }) => fileUid) } } });
    await tx.$executeRaw`DELETE FROM sekeranjang_product WHERE uid IN (${unwanted})`;
    await tx.$executeRaw`UPDATE sekeranjang_product SET proposer_uid = NULL WHERE proposer_uid = ${customerUid}::uuid`;
  },
};
