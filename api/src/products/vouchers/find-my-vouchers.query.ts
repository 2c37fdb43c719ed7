import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { VoucherListQuery, VoucherView } from '#contracts/products/vouchers/vouchers.http';
import { Database } from '#runtime/platform/db/database';
import { orderRef } from '../../sales/orders/order-ref.js';
import { voucherColumns, voucherFacts } from './voucher-facts.js';

export class FindMyVouchersQuery extends Query<VoucherView[]> {
  constructor(
    readonly customerUid: string,
    readonly filter: VoucherListQuery,
  ) {
    super();
  }
}

/** The customer's own vouchers, newest first; one order has at most one. */
@QueryHandler(FindMyVouchersQuery)
export class FindMyVouchersHandler implements IQueryHandler<FindMyVouchersQuery> {
  constructor(private readonly database: Database) {}

  async execute({ customerUid, filter }: FindMyVouchersQuery): Promise<VoucherView[]> {
    const vouchers = await this.database.voucher.findMany({
      where: { customerUid, orderUid: filter.orderUid },
      orderBy: [{ issuedAt: 'desc' }, { uid: 'asc' }],
      include: voucherColumns,
    });
    return vouchers.map((voucher) => {
      const { orderUid, orderNumber, providerName, packageName, durationLabel } = orderRef(voucher.order);
      return {
        uid: voucher.uid,
        orderUid,
        orderNumber,
        providerName,
        packageName,
        durationLabel,
        ...voucherFacts(voucher),
        uses: voucher.uses.map(({ number, usedAt }) => ({ number, usedAt: usedAt.toISOString() })),
      };
    });
  }
}
