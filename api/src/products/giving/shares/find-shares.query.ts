import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { Applied, SharesView } from '#contracts/products/giving/donations.http';
import { SHARE_CAUSE } from '#domain/products/giving/amounts';
import type { ApplicationState, ShareState } from '#domain/products/giving/share';
import type { GivingApplication } from '#runtime/generated/prisma/client';
import { Database } from '#runtime/platform/db/database';
import { countGivable } from '#runtime/products/giving/shares.store';

export class FindSharesQuery extends Query<SharesView> {
  constructor(readonly customerUid: string | null) {
    super();
  }
}

export const applicationView = ({ uid, state, reason, createdAt }: GivingApplication): Applied => ({
  applicationUid: uid,
  state: state as ApplicationState,
  reason,
  createdAt: createdAt.toISOString(),
});

/** How many shares there are, and what became of the customer's own request. */
@QueryHandler(FindSharesQuery)
export class FindSharesHandler implements IQueryHandler<FindSharesQuery> {
  constructor(private readonly database: Database) {}

  async execute({ customerUid }: FindSharesQuery): Promise<SharesView> {
    const cause = { slug: SHARE_CAUSE };
    const count = (state: ShareState) => this.database.givingShare.count({ where: { cause, state } });
    const [available, given, waiting, mine] = await Promise.all([
      this.countGivable(),
      count('given'),
      this.database.givingApplication.count({ where: { cause, state: 'waiting' satisfies ApplicationState } }),
      customerUid === null
        ? null
        : this.database.givingApplication.findFirst({ where: { customerUid }, orderBy: { createdAt: 'desc' } }),
    ]);
    return { available, given, waiting, mine: mine && applicationView(mine) };
  }

  private async countGivable(): Promise<number> {
    const cause = await this.database.givingCause.findUnique({ where: { slug: SHARE_CAUSE } });
    return cause ? countGivable(this.database, cause) : 0;
  }
}
