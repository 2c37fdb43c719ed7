import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { ProviderReviews, ReviewsQuery } from '#contracts/products/subscriptions/reviews.http';
import { maskName } from '#domain/identity/customers/mask-name';
import { inWib } from '#domain/platform/wib-texts';
import { type ReviewState, averageStars } from '#domain/products/subscriptions/reviews/review';
import { Database } from '#runtime/platform/db/database';

export class FindReviewsQuery extends Query<ProviderReviews> {
  constructor(readonly list: ReviewsQuery) {
    super();
  }
}

const month = inWib({ month: 'long', year: 'numeric' });

/** What members say, about a provider or all of them, of what an admin has shown. */
@QueryHandler(FindReviewsQuery)
export class FindReviewsHandler implements IQueryHandler<FindReviewsQuery> {
  constructor(private readonly database: Database) {}

  async execute({ list: { providerUid, page, limit } }: FindReviewsQuery): Promise<ProviderReviews> {
    // A hidden brand is in no list, nor is what is said about it.
    const of = providerUid ? { providerUid } : { provider: { hidden: false } };
    const where = { ...of, state: 'shown' satisfies ReviewState };
    const [{ _count: total, _sum: sum }, reviews] = await Promise.all([
      this.database.review.aggregate({ where, _count: true, _sum: { stars: true } }),
      this.database.review.findMany({
        where,
        include: { customer: { select: { name: true } } },
        orderBy: [{ writtenAt: 'desc' }, { uid: 'asc' }],
        skip: (page - 1) * limit,
        take: limit,
      }),
    ]);
    return {
      average: averageStars({ total, sum: sum.stars ?? 0 }),
      total,
      reviews: reviews.map(({ uid, stars, text, plan, writtenAt, customer }) => ({
        uid,
        stars,
        text,
        name: maskName(customer.name),
        plan,
        month: month.format(writtenAt),
      })),
    };
  }
}
