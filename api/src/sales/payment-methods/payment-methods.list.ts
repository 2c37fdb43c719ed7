import { Injectable } from '@nestjs/common';
import { type AdminPaymentMethod, adminPaymentMethod } from '#contracts/sales/payment-methods.admin.http';
import { listController } from '../../platform/http/admin-lists/list-controller.js';
import { byText, contains, sql } from '../../platform/http/admin-lists/list-filters.js';
import { RecordList, sortBy } from '../../platform/http/admin-lists/record-list.js';

@Injectable()
export class PaymentMethodsList extends RecordList<AdminPaymentMethod> {
  protected readonly from = sql`payment_method t`;
  protected readonly sorts = { position: sortBy(sql`t.position`), bankName: sortBy(sql`t.bank_name`) };
  protected readonly filters = { q: byText((q) => contains(q, sql`t.bank_name`, sql`t.account_number`)) };

  protected async read(uids: string[]): Promise<AdminPaymentMethod[]> {
    const omit = { kind: true, statementDayOrder: true } as const;
    const methods = await this.database.paymentMethod.findMany({ where: { uid: { in: uids } }, omit });
    return methods.map(({ uid: id, ...method }) => ({
      id,
      ...method,
      allowedActions: [method.active ? 'deactivate' : 'activate'],
    }));
  }
}

export const PaymentMethodsListController = listController({
  resource: 'payment-methods',
  tag: 'admin payments',
  schema: adminPaymentMethod,
  source: PaymentMethodsList,
});
