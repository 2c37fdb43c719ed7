import { Injectable } from '@nestjs/common';
import { type AdminRefund, adminRefund } from '#contracts/sales/refunds.admin.http';
import { type Sen, sen, toRupiah } from '#domain/platform/sen';
import { REFUND_STATES, type RefundState, needsApproval } from '#domain/sales/refunds/refund';
import { listController } from '../../platform/http/admin-lists/list-controller.js';
import { byChoice, byText, byUid, is, sql } from '../../platform/http/admin-lists/list-filters.js';
import { RecordList, sortBy, sortByNullable } from '../../platform/http/admin-lists/record-list.js';
import { foundByOrder } from '../orders/found-by-order.js';
import { orderRef, orderRefColumns } from '../orders/order-ref.js';

@Injectable()
export class RefundsList extends RecordList<AdminRefund> {
  protected readonly from = sql`refund t`;
  protected readonly sorts = {
    createdAt: sortBy(sql`t.created_at`),
    state: sortBy(sql`t.state`, sql`t.created_at`),
    amount: sortBy(sql`t.amount_sen`),
    paidAt: sortByNullable(sql`t.paid_at`),
  };
  protected readonly filters = {
    q: byText((q) =>
      foundByOrder(q, {
        rows: sql`JOIN refund t ON t.order_uid = o.uid`,
        order: sql`"order" o WHERE o.uid = t.order_uid`,
      }),
    ),
    state: byChoice(REFUND_STATES)(is(sql`t.state`)),
    orderUid: byUid(is(sql`t.order_uid`)),
  };

  protected async read(uids: string[]): Promise<AdminRefund[]> {
    const refunds = await this.database.refund.findMany({
      where: { uid: { in: uids } },
      include: {
        order: { select: orderRefColumns },
        payment: { select: { bankFrom: true, accountName: true } },
      },
    });
    return refunds.map((refund) => {
      const { bankName, accountNumber, accountName, by, approvedBy, reference, reason, payment } = refund;
      const state = refund.state as RefundState;
      return {
        id: refund.uid,
        ...orderRef(refund.order),
        bankName,
        accountNumber,
        accountName,
        by,
        approvedBy,
        reference,
        reason,
        state,
        amount: toRupiah(sen(refund.amountSen)),
        paidFrom: payment && `${payment.bankFrom}, ${payment.accountName}`,
        createdAt: refund.createdAt.toISOString(),
        creditedAt: refund.creditedAt?.toISOString() ?? null,
        paidAt: refund.paidAt?.toISOString() ?? null,
        allowedActions: actionsOn(state, sen(refund.amountSen)),
      };
    });
  }
}

/** Four eyes first where the amount needs them; a credit is sent when the customer asks for it. */
function actionsOn(state: RefundState, amount: Sen): string[] {
  if (needsApproval(state, amount)) return ['approve'];
  return ['requested', 'approved', 'credited'].includes(state) ? ['pay'] : [];
}

export const RefundsListController = listController({
  resource: 'refunds',
  tag: 'admin payments',
  schema: adminRefund,
  source: RefundsList,
});
