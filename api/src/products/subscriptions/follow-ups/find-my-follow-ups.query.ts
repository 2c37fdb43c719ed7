import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { FollowUpView } from '#contracts/products/subscriptions/follow-ups.http';
import { Database } from '#runtime/platform/db/database';
import { Refusal } from '../../../platform/http/errors/refusal.js';
import { stateOf, topicOf } from './follow-up-words.js';

export class FindMyFollowUpsQuery extends Query<FollowUpView[]> {
  constructor(
    readonly accountUid: string,
    readonly customerUid: string,
  ) {
    super();
  }
}

const SHOWN = 20;

/** What I have asked about this seat, newest first. */
@QueryHandler(FindMyFollowUpsQuery)
export class FindMyFollowUpsHandler implements IQueryHandler<FindMyFollowUpsQuery> {
  constructor(private readonly database: Database) {}

  async execute({ accountUid, customerUid }: FindMyFollowUpsQuery): Promise<FollowUpView[]> {
    const account = await this.database.account.findFirst({
      where: { uid: accountUid, customerUid },
      select: { followUps: { orderBy: { createdAt: 'desc' }, take: SHOWN } },
    });
    if (!account) throw new Refusal('NOT_FOUND', 404);
    return account.followUps.map((followUp) => ({
      uid: followUp.uid,
      topicLabel: topicOf(followUp),
      message: followUp.message,
      state: stateOf(followUp),
      answer: followUp.answer,
      createdAt: followUp.createdAt.toISOString(),
      answeredAt: followUp.answeredAt?.toISOString() ?? null,
    }));
  }
}
