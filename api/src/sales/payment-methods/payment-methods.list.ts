import { Injectable } from '@nestjs/common';
import { type AdminPaymentMethod, adminPaymentMethod } from '#contracts/sales/payment-methods.admin.http';
import { listController } from '../../platform/http/admin-lists/list-controller.js';
import { byText, contains, sql } from '../../platform/http/admin-lists/list-filters.js';
import { RecordList, sortBy } from '../../platform/http/admin-lists/record-list.js';
import { proposalView, valueOf } from '../../platform/proposals/decide-change.js';
import type { MethodFacts } from './edit-payment-method.js';

@Injectable()
export class PaymentMethodsList extends RecordList<AdminPaymentMethod> {
  protected readonly from = sql`payment_method t`;
  protected readonly sorts = { position: sortBy(sql`t.position`), bankName: sortBy(sql`t.bank_name`) };
  protected readonly filters = { q: byText((q) => contains(q, sql`t.bank_name`, sql`t.account_number`)) };

  protected async read(uids: string[]): Promise<AdminPaymentMethod[]> {
    const omit = { kind: true, statementDayOrder: true } as const;
    const methods = await this.database.paymentMethod.findMany({ where: { uid: { in: uids } }, omit });
    const waiting = await this.database.changeProposal.findMany({
      where: { kind: 'payment-methods', subjectUid: { in: uids } },
    });
    return methods.map(({ uid: id, ...method }) => {
      const proposed = waiting.find(({ subjectUid }) => subjectUid === id);
      return {
        id,
        ...method,
        proposed: proposed ? { ...(valueOf(proposed) as unknown as MethodFacts), ...proposalView(proposed) } : null,
        allowedActions: [method.active ? 'deactivate' : 'activate', ...(proposed ? ['withdraw'] : [])],
      };
    });
  }
}

export const PaymentMethodsListController = listController({
  resource: 'payment-methods',
  tag: 'admin payments',
  schema: adminPaymentMethod,
  source: PaymentMethodsList,
});
