import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { WriteReviewBody } from '#contracts/products/subscriptions/reviews.http';
import { checkMayReview } from '#domain/products/subscriptions/reviews/review';
import { orderPlanName } from '#domain/sales/orders/order-item';
import { Clock } from '#runtime/platform/clock/clock';
import { Database } from '#runtime/platform/db/database';
import { announce } from '#runtime/platform/outbox/announce';
import { itemColumns } from '#runtime/sales/order-columns';
import { lockOwnCustomer } from '../../../identity/customers/lock-customer.js';
import { Refusal } from '../../../platform/http/errors/refusal.js';
import { reviewedColumns, reviewedSeat } from './reviewed-seat.js';

export class WriteReviewCommand extends Command<{ uid: string }> {
  constructor(
    readonly accountUid: string,
    readonly customerUid: string,
    readonly body: WriteReviewBody,
  ) {
    super();
  }
}

const columns = {
  ...reviewedColumns,
  group: { select: { ...reviewedColumns.group.select, family: { select: { invites: true, providerUid: true } } } },
  order: { select: { items: itemColumns } },
} as const;

/** One review of a seat, which an admin reads: the same words again are the same review, others are refused. docs/rules/reviews.md */
@CommandHandler(WriteReviewCommand)
export class WriteReviewHandler implements ICommandHandler<WriteReviewCommand> {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /** @throws Refusal 404 for a foreign seat, DomainError as `checkMayReview`. */
  execute({ accountUid, customerUid, body: { stars, text } }: WriteReviewCommand): Promise<{ uid: string }> {
    return this.database.transaction(async (tx) => {
      await lockOwnCustomer(tx, customerUid);
      const seat = await tx.account.findFirst({ where: { uid: accountUid, customerUid }, select: columns });
      if (!seat) throw new Refusal('NOT_FOUND', 404);
      const { review, group, order } = seat;
      if (review?.stars === stars && review.text === text) return { uid: review.uid };
      const writtenAt = this.clock.now();
      checkMayReview(reviewedSeat(seat), writtenAt);
      const { providerUid } = group.family;
      const plan = orderPlanName(order.items);
      const data = { accountUid, customerUid, providerUid, plan, stars, text, writtenAt };
      const { uid } = await tx.review.create({ data, select: { uid: true } });
      await announce(tx, 'review.written', { reviewUid: uid, accountUid });
      return { uid };
    });
  }
}
