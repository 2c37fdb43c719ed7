import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { AccountRefundTerms } from '#contracts/products/subscriptions/accounts.admin.http';
import { ZERO_SEN, toRupiah } from '#domain/platform/sen';
import { sourceKey } from '#domain/sales/refunds/refund';
import { Clock } from '#runtime/platform/clock/clock';
import { Database } from '#runtime/platform/db/database';
import { leftOfPayment } from '#runtime/sales/refunds.store';
import { Refusal } from '../../../platform/http/errors/refusal.js';
import { paidFrom } from '../../../sales/refunds/paid-from.js';
import { type SeatRefund, readSeatRefund } from './seat-refund.js';

export class FindRefundTermsQuery extends Query<AccountRefundTerms> {
  constructor(readonly accountUid: string) {
    super();
  }
}

/** What a refund of a seat would give back now, by each rule, and where to. */
@QueryHandler(FindRefundTermsQuery)
export class FindRefundTermsHandler implements IQueryHandler<FindRefundTermsQuery> {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /** @throws Refusal 404. @throws DomainError as `readSeatRefund`. */
  async execute({ accountUid: uid }: FindRefundTermsQuery): Promise<AccountRefundTerms> {
    const account = await this.database.account.findUnique({ where: { uid } });
    if (!account) throw new Refusal('NOT_FOUND', 404);
    const { terms, invoice } = await readSeatRefund(this.database, account, this.clock.now());
    const { whole, wholeOf, unused, freely, credited } = terms;
    return {
      whole: toRupiah(whole),
      wholeOf,
      unused: unused && {
        ...unused,
        amount: toRupiah(unused.amount),
        of: unused.of.map((part) => ({ ...part, amount: toRupiah(part.amount) })),
      },
      credited: toRupiah(credited),
      freely: toRupiah(freely),
      from: sourcesOf(invoice),
    };
  }
}

function sourcesOf({ payments }: SeatRefund['invoice']): AccountRefundTerms['from'] {
  const sources = new Map<string, AccountRefundTerms['from'][number]>();
  for (const payment of payments) {
    const left = leftOfPayment(payment);
    if (left === ZERO_SEN) continue;
    const { source, amount } = sources.get(sourceKey(payment)) ?? { source: paidFrom(payment), amount: 0 };
    sources.set(sourceKey(payment), { source, amount: amount + toRupiah(left) });
  }
  return [...sources.values()];
}
