import { voucherTermsOf } from '#domain/catalogue/voucher-terms';
import { findVoucherPlan } from '#runtime/products/vouchers/voucher-plan';
import type { OrderView } from '../../sales/orders/order-view.js';

/** What the voucher of a plan adds to the answers about its order. */
export const voucherOrderView: OrderView = {
  async detail(database, orderUid) {
    const plan = await findVoucherPlan(database, orderUid);
    const terms = plan && voucherTermsOf(plan);
    if (!terms) return null;
    const issued = await database.voucher.findUnique({ where: { orderUid }, select: { state: true } });
    return { impossible: [], voucher: { ...terms, state: issued?.state ?? null } };
  },
};
