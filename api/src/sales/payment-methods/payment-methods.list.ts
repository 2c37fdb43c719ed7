import { Injectable } from '@nestjs/common';
import { type AdminPaymentMethod, adminPaymentMethod } from '#contracts/sales/payment-methods.admin.http';
import { Clock } from '#runtime/platform/clock/clock';
import { Database } from '#runtime/platform/db/database';
import { listController } from '../../platform/http/admin-lists/list-controller.js';
import { byText, contains, sql } from '../../platform/http/admin-lists/list-filters.js';
import { RecordList, sortBy } from '../../platform/http/admin-lists/record-list.js';
import { valueOf } from '../../platform/proposals/decide-change.js';
import { proposalViews } from '../../platform/proposals/who-agrees.js';
import type { MethodFacts } from './edit-payment-method.js';

@Injectable()
export class PaymentMethodsList extends RecordList<AdminPaymentMethod> {
  protected readonly from = sql`payment_method t`;
  protected readonly sorts = { position: sortBy(sql`t.position`), bankName: sortBy(sql`t.bank_name`) };
  protected readonly filters = { q: byText((q) => contains(q, sql`t.bank_name`, sql`t.account_number`)) };

  constructor(
    database: Database,
    private readonly clock: Clock,
  ) {
    super(database);
  }

  protected async read(uids: string[]): Promise<AdminPaymentMethod[]> {
    const omit = { kind: true, statementDayOrder: true } as const;
    const methods = await this.database.paymentMethod.findMany({ where: { uid: { in: uids } }, omit });
    const waiting = await this.database.changeProposal.findMany({
      where: { kind: 'payment-methods', subjectUid: { in: uids } },
    });
    const views = await proposalViews(this.database, waiting, this.clock.now());
    return methods.map(({ uid: id, ...method }) => {
      const proposed = waiting.find(({ subjectUid }) => subjectUid === id);
      return {
        id,
        ...method,
        proposed: proposed ? { ...(valueOf(proposed) as unknown as MethodFacts), ...views.get(id)! } : null,
        allowedActions: [method.active ? 'deactivate' : 'activate', ...(proposed ? ['approve', 'withdraw'] : [])],
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
