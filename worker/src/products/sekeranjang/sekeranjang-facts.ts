import { sekeranjangPath, sekeranjangSuccessPath } from '#contracts/product-paths';
import { orderPath } from '#contracts/shop-paths';
import { firstNameOf } from '#domain/identity/customers/first-name';
import { formatSen } from '#domain/platform/sen';
import { ORDER_STATUS } from '#domain/sales/orders/order-status';
import type { Tx } from '#runtime/platform/db/database';
import { expiredBeforeDue } from '#runtime/sales/closed-early';
import { readOrderFacts } from '../../sales/orders/order-facts.js';

/** Null for an order of another line, or one that has left these statuses. */
export async function readShare(tx: Tx, orderUid: string, statuses: number[]) {
  const share = await tx.sekeranjangShare.findUnique({
    where: { orderUid },
    include: { product: { include: { tiers: { orderBy: { buyers: 'asc' }, take: 1 } } } },
  });
  if (!share) return null;
  const order = await readOrderFacts(tx, orderUid);
  if (!statuses.includes(order.status)) return null;
  const { product } = share;
  return {
    ...order,
    orderLink: orderPath(orderUid),
    buyers: product.finalBuyers ?? product.joined,
    target: product.tiers[0]!.buyers,
    /** Of an admin who has ended it early; null: its time ran out. */
    closedFor: product.reason,
    finalPrice: formatSen(product.finalPriceSen ?? share.priceSen),
    productLink: sekeranjangPath(product.uid),
    successLink: sekeranjangSuccessPath(product.uid, orderUid),
  };
}

/** Null when there is nothing to pay any more. */
export async function readPayable(tx: Tx, orderUid: string) {
  const order = await readShare(tx, orderUid, [ORDER_STATUS.awaitingPayment]);
  return order?.dueAt ? { ...order, dueAt: order.dueAt } : null;
}

/** Null unless it has expired; `endedBefore`: its product ended while there still was time to pay. */
export async function readExpired(tx: Tx, orderUid: string) {
  const order = await readShare(tx, orderUid, [ORDER_STATUS.expired]);
  if (!order) return null;
  return { ...order, endedBefore: await expiredBeforeDue(tx, orderUid, null) };
}

/** Null for a product of the shop itself. */
export async function readProposal(tx: Tx, uid: string) {
  const product = await tx.sekeranjangProduct.findUnique({ where: { uid } });
  if (!product?.proposerUid) return null;
  const { name } = await tx.customer.findUniqueOrThrow({
    where: { uid: product.proposerUid },
    select: { name: true },
  });
  return {
    customerUid: product.proposerUid,
    name: firstNameOf(name),
    plan: product.name,
    reason: product.reason,
    productLink: sekeranjangPath(uid),
  };
}
