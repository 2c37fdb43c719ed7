import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { BlockView, BlockStatusView } from '#contracts/identity/blacklist.http';
import { type AppealState, appealFrom, mayAppeal } from '#domain/identity/blacklist/blacklist';
import { Clock } from '#runtime/platform/clock/clock';
import { Database } from '#runtime/platform/db/database';
import { findBlock } from './find-block.js';

export class FindBlockStatusQuery extends Query<BlockStatusView> {
  constructor(readonly customerUid: string) {
    super();
  }
}

@QueryHandler(FindBlockStatusQuery)
export class FindBlockStatusHandler implements IQueryHandler<FindBlockStatusQuery> {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  async execute({ customerUid }: FindBlockStatusQuery): Promise<BlockStatusView> {
    const block = await findBlock(this.database, customerUid);
    return { block: block && this.view(block) };
  }

  private view({ reason, since, expiresAt, lastAppeal }: Found): BlockView {
    const now = this.clock.now();
    return {
      reason,
      since: since.toISOString(),
      until: expiresAt?.toISOString() ?? null,
      appeal: lastAppeal && {
        state: lastAppeal.state as AppealState,
        message: lastAppeal.message,
        sentAt: lastAppeal.createdAt.toISOString(),
        answer: lastAppeal.answer,
      },
      appealFrom: appealFrom(lastAppeal, now)?.toISOString() ?? null,
      mayAppeal: mayAppeal(lastAppeal, now),
    };
  }
}

type Found = NonNullable<Awaited<ReturnType<typeof findBlock>>>;
