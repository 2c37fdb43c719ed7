import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { ArticleDetail, ArticleSummary, ArticlesQuery } from '#contracts/content/content.http';
import { Clock } from '#runtime/platform/clock/clock';
import { Database } from '#runtime/platform/db/database';
import { Paged } from '../../platform/http/errors/envelope.js';
import { Refusal } from '../../platform/http/errors/refusal.js';
import { articleDetail, articleSummary, withParts } from './article-view.js';

export class FindArticlesQuery extends Query<Paged<ArticleSummary>> {
  constructor(readonly list: ArticlesQuery) {
    super();
  }
}
export class FindArticleQuery extends Query<ArticleDetail> {
  constructor(readonly slug: string) {
    super();
  }
}

/** What is published now, the newest first: a scheduled article appears by itself. docs/rules/content.md#articles */
@QueryHandler(FindArticlesQuery)
export class FindArticlesHandler implements IQueryHandler<FindArticlesQuery> {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  async execute({ list: { page, limit, category } }: FindArticlesQuery): Promise<Paged<ArticleSummary>> {
    const where = { publishedAt: { lte: this.clock.now() }, ...(category && { category: { slug: category } }) };
    const [articles, total] = await Promise.all([
      this.database.article.findMany({
        where,
        include: withParts,
        orderBy: [{ publishedAt: 'desc' }, { uid: 'asc' }],
        skip: (page - 1) * limit,
        take: limit,
      }),
      this.database.article.count({ where }),
    ]);
    return new Paged(articles.map(articleSummary), page, limit, total);
  }
}

@QueryHandler(FindArticleQuery)
export class FindArticleHandler implements IQueryHandler<FindArticleQuery> {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  async execute({ slug }: FindArticleQuery): Promise<ArticleDetail> {
    const article = await this.database.article.findFirst({
      where: { slug, publishedAt: { lte: this.clock.now() } },
      include: withParts,
    });
    if (!article) throw new Refusal('NOT_FOUND', 404);
    return articleDetail(article);
  }
}
