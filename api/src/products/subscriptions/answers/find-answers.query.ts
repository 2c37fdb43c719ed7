import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { AnswersView } from '#contracts/products/subscriptions/answers.http';
import { pathAfterOrder } from '#contracts/shop-paths';
import { seatKindOf } from '#domain/products/subscriptions/seat-kind';
import { isClosedOrder } from '#domain/sales/orders/order-status';
import { Database } from '#runtime/platform/db/database';
import { Refusal } from '../../../platform/http/errors/refusal.js';
import { emailAsked } from '../eligibility/check-answers.js';
import { readAsked } from './read-asked.js';

export class FindAnswersQuery extends Query<AnswersView> {
  constructor(
    readonly orderUid: string,
    readonly customerUid: string,
  ) {
    super();
  }
}

/** What an order of the customer still has to be asked, and where it goes on. */
@QueryHandler(FindAnswersQuery)
export class FindAnswersHandler implements IQueryHandler<FindAnswersQuery> {
  constructor(private readonly database: Database) {}

  async execute({ orderUid, customerUid }: FindAnswersQuery): Promise<AnswersView> {
    const found = await readAsked(this.database, orderUid, customerUid);
    if (!found) throw new Refusal('ORDER_NOT_FOUND', 404);
    const { order, account, names, plan } = found;
    const questions = isClosedOrder(order.status) ? null : found.questions;
    const { providerName, packageName, providerType } = names;
    return {
      orderUid,
      orderNumber: order.number,
      providerName,
      packageName,
      asked: questions && { ...questions, accountEmail: questions.rules.length > 0 ? emailAsked(plan) : 'refused' },
      redirectUrl: pathAfterOrder(seatKindOf(account), { orderUid, customerUid, providerType }),
    };
  }
}
