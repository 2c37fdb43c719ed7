import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { CreditView } from '#contracts/sales/credit.http';
import { addSen, sen, toRupiah } from '#domain/platform/sen';
import type { RefundState } from '#domain/sales/refunds/refund';
import { Database } from '#runtime/platform/db/database';

export class FindCreditQuery extends Query<CreditView> {
  constructor(readonly customerUid: string) {
    super();
  }
}

/** The refunds that a customer has as credit. docs/rules/payments.md#credit */
@QueryHandler(FindCreditQuery)
export class FindCreditHandler implements IQueryHandler<FindCreditQuery> {
  constructor(private readonly database: Database) {}

  async execute({ customerUid }: FindCreditQuery): Promise<CreditView> {
    const credits = await this.database.refund.findMany({
      where: { order: { customerUid }, state: 'credited' satisfies RefundState },
      orderBy: [{ creditedAt: 'desc' }, { uid: 'asc' }],
      select: { orderUid: true, amountSen: true, reason: true, creditedAt: true, order: { select: { number: true } } },
    });
    return {
      balance: toRupiah(addSen(...credits.map(({ amountSen }) => sen(amountSen)))),
      entries: credits.map(({ orderUid, order, amountSen, reason, creditedAt }) => ({
        orderUid,
        orderNumber: order.number,
        amount: toRupiah(sen(amountSen)),
        reason,
        creditedAt: creditedAt!.toISOString(),
      })),
    };
  }
}
