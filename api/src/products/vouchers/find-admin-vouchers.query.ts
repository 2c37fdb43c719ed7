import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { AdminVoucher } from '#contracts/products/vouchers/vouchers.http';
import { VOUCHER_STATES, type VoucherState, voucherMoves } from '#domain/products/vouchers/voucher';
import { Database } from '#runtime/platform/db/database';
import type { Prisma } from '#runtime/generated/prisma/client';
import {
  type AdminList,
  filterOneOf,
  filterText,
  filterUid,
  stableOrder,
} from '../../platform/http/admin-lists/admin-list.js';
import { containing, onlyFilters, pageOf } from '../../platform/http/admin-lists/admin-where.js';
import { orderRef } from '../../sales/orders/order-ref.js';
import { voucherColumns, voucherFacts } from './voucher-facts.js';

export class FindAdminVouchersQuery extends Query<{ rows: AdminVoucher[]; total: number }> {
  constructor(readonly list: AdminList) {
    super();
  }
}

@QueryHandler(FindAdminVouchersQuery)
export class FindAdminVouchersHandler implements IQueryHandler<FindAdminVouchersQuery> {
  constructor(private readonly database: Database) {}

  async execute({ list }: FindAdminVouchersQuery) {
    const where = conditionsOf(list);
    const [vouchers, total] = await Promise.all([
      this.database.voucher.findMany({
        where,
        orderBy: stableOrder(list),
        ...pageOf(list),
        include: voucherColumns,
      }),
      this.database.voucher.count({ where }),
    ]);
    return { rows: vouchers.map(view), total };
  }
}

type Row = Prisma.VoucherGetPayload<{ include: typeof voucherColumns }>;

function view(voucher: Row): AdminVoucher {
  const actions = voucherMoves.actionsOn(voucher.state as VoucherState, 'admin');
  return {
    id: voucher.uid,
    ...orderRef(voucher.order),
    ...voucherFacts(voucher),
    // `finish` is what the last `use` becomes, no button of its own.
    allowedActions: actions.filter((action) => action === 'use'),
    uses: voucher.uses.map(({ number, usedAt, recordedBy, recordedAt }) => ({
      number,
      usedAt: usedAt.toISOString(),
      recordedBy,
      recordedAt: recordedAt.toISOString(),
    })),
  };
}

const FILTERS = ['q', 'state', 'orderUid', 'customerUid'];

function conditionsOf(list: AdminList): Prisma.VoucherWhereInput {
  onlyFilters(list, FILTERS);
  const { filter, ids } = list;
  const q = filterText(filter, 'q');
  return {
    uid: ids ? { in: ids } : undefined,
    state: filterOneOf(filter, 'state', VOUCHER_STATES),
    orderUid: filterUid(filter, 'orderUid'),
    customerUid: filterUid(filter, 'customerUid'),
    ...(q && {
      OR: [{ code: containing(q) }, { order: { number: containing(q) } }, { order: { name: containing(q) } }],
    }),
  };
}
