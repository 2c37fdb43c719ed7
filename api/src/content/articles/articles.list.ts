import { Injectable } from '@nestjs/common';
import { type AdminArticle, adminArticle } from '#contracts/content/content.admin.http';
import { Clock } from '#runtime/platform/clock/clock';
import { Database } from '#runtime/platform/db/database';
import { listController } from '../../platform/http/admin-lists/list-controller.js';
import { byText, byUid, contains, sql } from '../../platform/http/admin-lists/list-filters.js';
import { RecordList, sortBy, sortByNullable } from '../../platform/http/admin-lists/record-list.js';
import { shownPicture, withFiles } from '../pictures/picture-view.js';

@Injectable()
export class ArticlesList extends RecordList<AdminArticle> {
  protected readonly from = sql`article t`;
  protected readonly sorts = {
    updatedAt: sortBy(sql`t.updated_at`),
    publishedAt: sortByNullable(sql`t.published_at`),
    title: sortBy(sql`t.title`),
  };
  protected readonly filters = {
    q: byText((q) => contains(q, sql`t.title`, sql`t.slug`)),
    categoryUid: byUid((uid) => sql`t.category_uid = ${uid}`),
  };

  constructor(
    database: Database,
    private readonly clock: Clock,
  ) {
    super(database);
  }

  protected async read(uids: string[]): Promise<AdminArticle[]> {
    const articles = await this.database.article.findMany({
      where: { uid: { in: uids } },
      include: { category: true, picture: withFiles },
    });
    const now = this.clock.now();
    return articles.map(({ uid: id, slug, title, summary, body, author, version, category, picture, ...article }) => {
      const { publishedAt } = article;
      const state = publishedAt === null ? 'draft' : publishedAt > now ? 'scheduled' : 'published';
      return {
        id,
        slug,
        categoryUid: category.uid,
        categoryName: category.name,
        title,
        summary,
        body,
        author,
        pictureUrl: picture && shownPicture(picture).url,
        pictureAlt: picture?.alt ?? '',
        state,
        publishedAt: publishedAt?.toISOString() ?? null,
        updatedAt: article.updatedAt.toISOString(),
        version,
        allowedActions: [
          'set-picture',
          ...(picture && state !== 'published' ? ['publish'] : []),
          ...(publishedAt ? ['hide'] : []),
        ],
      };
    });
  }
}

export const ArticlesListController = listController({
  resource: 'articles',
  tag: 'admin content',
  schema: adminArticle,
  source: ArticlesList,
});
