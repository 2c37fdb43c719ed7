import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { type ReviewAction, type ReviewState, reviewMoves } from '#domain/products/subscriptions/reviews/review';
import { Clock } from '#runtime/platform/clock/clock';
import { Database } from '#runtime/platform/db/database';
import { lockVersion } from '../../../platform/audit/lock-version.js';
import { recordAudit } from '../../../platform/audit/record-audit.js';
import type { AdminIdentity } from '../../../platform/http/access/access.js';

export class DecideReviewCommand extends Command<{ uid: string }> {
  constructor(
    readonly reviewUid: string,
    readonly action: ReviewAction,
    /** Why it is not shown; null: it is shown. */
    readonly reason: string | null,
    readonly admin: AdminIdentity,
  ) {
    super();
  }
}

/** An admin shows a review in the shop, or keeps it from there with a reason for the admins. docs/rules/reviews.md#states */
@CommandHandler(DecideReviewCommand)
export class DecideReviewHandler implements ICommandHandler<DecideReviewCommand> {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  async execute({ reviewUid: uid, action, reason, admin }: DecideReviewCommand): Promise<{ uid: string }> {
    await this.database.transaction(async (tx) => {
      const version = (await lockVersion(tx, 'review', uid)) + 1;
      const review = await tx.review.findUniqueOrThrow({ where: { uid }, select: { state: true } });
      const state = reviewMoves.after(review.state as ReviewState, action, 'admin');
      const decided = { decidedAt: this.clock.now(), decidedBy: admin.name, reason };
      await tx.review.update({ where: { uid }, data: { state, ...decided, version }, select: { uid: true } });
      await recordAudit(tx, admin, { action, subject: 'reviews', subjectUid: uid, ...(reason !== null && { reason }) });
    });
    return { uid };
  }
}
