import { type ShipmentState, isStillHere } from '#domain/sales/shipping/shipment';
import { endHolds, lockVariantsOf, restock } from '#runtime/products/merchandise/stock.store';
import { itemTitle } from '#domain/products/merchandise/cart';
import type { CostSource, ProductLine } from '#runtime/sales/product-line';

/** What the shop pays for pieces that come into the shelf; all that came would sell at the price of the variant. */
const STOCK_COSTS: CostSource = {
  kind: 'merchandise',
  account: 'goodsCost',
  async find(tx, uid) {
    const variant = await tx.merchandiseVariant.findUnique({ where: { uid }, include: { product: true } });
    if (!variant) return null;
    const { _sum } = await tx.merchandiseMovement.aggregate({
      where: { variantUid: uid, kind: 'received' },
      _sum: { quantity: true },
    });
    return {
      label: `${itemTitle(variant.product.name, variant)} (${variant.sku})`,
      productLine: 'merchandise',
      orderUid: null,
      expectedSen: variant.priceSen * BigInt(_sum.quantity ?? 0),
    };
  },
};

/** Things of the shop: an order holds stock until it is paid or closed. The parcel is `shipping`'s. docs/rules/merchandise.md */
export const merchandise: ProductLine = {
  name: 'merchandise',

  costs: [STOCK_COSTS],

  lockBeforeOrders: lockVariantsOf,

  /** The pieces leave the stock. */
  async onPaid(tx, paid) {
    for (const { order } of paid) await endHolds(tx, order.uid, 'sold');
  },

  /** Unpaid pieces are free again; paid ones go back into the shelf if they are there, or came back, in a good state. */
  async release(tx, { uid }, closing, { cause }) {
    await endHolds(tx, uid, 'released');
    if (closing !== 'refund') return;
    const shipment = await tx.shipment.findUnique({
      where: { orderUid: uid },
      select: { state: true, restocked: true },
    });
    if (!shipment) return;
    if (isStillHere(shipment.state as ShipmentState)) {
      // False: an admin has said that they cannot be sold.
      if (shipment.restocked !== false) await restock(tx, uid, 'restocked', cause);
    } else if (shipment.restocked) await restock(tx, uid, 'returned', cause);
  },
};
