import { voucherTermsOf } from '#domain/catalogue/voucher-terms';
import type { OrderView } from '../../sales/orders/order-view.js';

/** What the voucher of a plan adds to the answers about its order. */
export const voucherOrderView: OrderView = {
  async detail(database, orderUid) {
    const { variant } = await database.order.findUniqueOrThrow({
      where: { uid: orderUid },
      select: { variant: { select: { package: { select: { voucherTreatments: true, voucherFirstUseDays: true } } } } },
    });
    const voucher = voucherTermsOf(variant.package);
    return voucher && { impossible: [], voucher };
  },
};
