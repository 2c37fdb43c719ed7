import { Injectable } from '@nestjs/common';
import { type AdminReview, adminReview } from '#contracts/products/subscriptions/reviews.admin.http';
import { REVIEW_STATES, type ReviewState, reviewMoves } from '#domain/products/subscriptions/reviews/review';
import type { Prisma } from '#runtime/generated/prisma/client';
import { listController } from '../../../platform/http/admin-lists/list-controller.js';
import { byChoice, byText, byUid, is, sql } from '../../../platform/http/admin-lists/list-filters.js';
import { RecordList, sortBy } from '../../../platform/http/admin-lists/record-list.js';
import { foundByOrder } from '../../../sales/orders/found-by-order.js';
import { orderRef, orderRefColumns } from '../../../sales/orders/order-ref.js';

const withOrder = { account: { select: { order: { select: orderRefColumns } } } } as const;
type Row = Prisma.ReviewGetPayload<{ include: typeof withOrder }>;

@Injectable()
export class ReviewsList extends RecordList<AdminReview> {
  protected readonly from = sql`review t`;
  protected readonly sorts = { writtenAt: sortBy(sql`t.written_at`) };
  protected readonly filters = {
    q: byText((q) =>
      foundByOrder(q, {
        rows: sql`JOIN account a ON a.order_uid = o.uid JOIN review t ON t.account_uid = a.uid`,
        of: sql`account a JOIN "order" o ON o.uid = a.order_uid WHERE a.uid = t.account_uid`,
      }),
    ),
    state: byChoice(REVIEW_STATES)(is(sql`t.state`)),
    customerUid: byUid(is(sql`t.customer_uid`)),
    accountUid: byUid(is(sql`t.account_uid`)),
  };

  protected async read(uids: string[]): Promise<AdminReview[]> {
    return (await this.database.review.findMany({ where: { uid: { in: uids } }, include: withOrder })).map(view);
  }
}

function view({ account, ...review }: Row): AdminReview {
  const state = review.state as ReviewState;
  return {
    id: review.uid,
    ...orderRef(account.order),
    accountUid: review.accountUid,
    plan: review.plan,
    stars: review.stars,
    text: review.text,
    state,
    writtenAt: review.writtenAt.toISOString(),
    decidedAt: review.decidedAt?.toISOString() ?? null,
    decidedBy: review.decidedBy,
    reason: review.reason,
    allowedActions: reviewMoves.actionsOn(state, 'admin'),
  };
}

export const ReviewsListController = listController({
  resource: 'reviews',
  tag: 'admin reviews',
  schema: adminReview,
  source: ReviewsList,
});
