import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { CustomerMoney } from '#contracts/sales/customer-money.admin.http';
import { sen, toRupiah } from '#domain/platform/sen';
import type { PaymentState } from '#domain/sales/payments/payment-state';
import { customerMoney } from '#domain/sales/refunds/customer-money';
import type { RefundState } from '#domain/sales/refunds/refund';
import { Database } from '#runtime/platform/db/database';
import { Refusal } from '../../platform/http/errors/refusal.js';

export class FindCustomerMoneyQuery extends Query<CustomerMoney> {
  constructor(readonly customerUid: string) {
    super();
  }
}

/** docs/rules/payments.md#total-paid */
@QueryHandler(FindCustomerMoneyQuery)
export class FindCustomerMoneyHandler implements IQueryHandler<FindCustomerMoneyQuery> {
  constructor(private readonly database: Database) {}

  async execute({ customerUid: uid }: FindCustomerMoneyQuery): Promise<CustomerMoney> {
    const order = { customerUid: uid };
    const [customer, { _sum }, refunds] = await Promise.all([
      this.database.customer.findUnique({ where: { uid }, select: { uid: true } }),
      this.database.payment.aggregate({
        where: { order, state: 'confirmed' satisfies PaymentState, method: { not: 'credit' } },
        _sum: { receivedSen: true },
      }),
      this.database.refund.findMany({
        where: { order, state: { in: ['paid', 'credited'] satisfies RefundState[] } },
        select: { state: true, amountSen: true, uses: { select: { receivedSen: true } } },
      }),
    ]);
    if (!customer) throw new Refusal('NOT_FOUND', 404);
    const { paid, credit } = customerMoney(sen(_sum.receivedSen ?? 0n), refunds);
    return { paid: toRupiah(paid), credit: toRupiah(credit) };
  }
}
