import { Injectable } from '@nestjs/common';
import { type AdminVoucher, adminVoucher } from '#contracts/products/vouchers/vouchers.http';
import { VOUCHER_STATES, type VoucherState, isSeriesBought, voucherMoves } from '#domain/products/vouchers/voucher';
import type { Prisma } from '#runtime/generated/prisma/client';
import { ownWay } from '../../platform/http/admin-lists/found-by-person.js';
import { listController } from '../../platform/http/admin-lists/list-controller.js';
import { byChoice, byText, byUid, contains, is, sql } from '../../platform/http/admin-lists/list-filters.js';
import { RecordList, sortBy } from '../../platform/http/admin-lists/record-list.js';
import { foundByOrder, orderIn } from '../../sales/orders/found-by-order.js';
import { orderRef } from '../../sales/orders/order-ref.js';
import { voucherColumns, voucherFacts } from './voucher-facts.js';

@Injectable()
export class VouchersList extends RecordList<AdminVoucher> {
  protected readonly from = sql`voucher t`;
  protected readonly sorts = {
    issuedAt: sortBy(sql`t.issued_at`),
    useBy: sortBy(sql`t.use_by`),
    state: sortBy(sql`t.state`, sql`t.issued_at`),
    used: sortBy(sql`t.used`),
  };
  protected readonly filters = {
    q: byText((q) => foundByOrder(q, orderIn(sql`voucher`), ownWay(sql`voucher`, contains(q, sql`t.code`)))),
    state: byChoice(VOUCHER_STATES)(is(sql`t.state`)),
    orderUid: byUid(is(sql`t.order_uid`)),
    customerUid: byUid(is(sql`t.customer_uid`)),
  };

  protected async read(uids: string[]): Promise<AdminVoucher[]> {
    return (await this.database.voucher.findMany({ where: { uid: { in: uids } }, include: voucherColumns })).map(view);
  }
}

type Row = Prisma.VoucherGetPayload<{ include: typeof voucherColumns }>;

function view(voucher: Row): AdminVoucher {
  const isBought = isSeriesBought(voucher.order.status);
  const actions = isBought ? voucherMoves.actionsOn(voucher.state as VoucherState, 'admin') : [];
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

export const VouchersListController = listController({
  resource: 'vouchers',
  tag: 'admin vouchers',
  schema: adminVoucher,
  source: VouchersList,
});
