import type { ArticleDetail, ArticleSummary } from '#contracts/content/content.http';
import type { Prisma } from '#runtime/generated/prisma/client';
import { shownPicture, withFiles } from '../pictures/picture-view.js';

export const withParts = { category: { select: { slug: true, name: true } }, picture: withFiles } as const;
type Row = Prisma.ArticleGetPayload<{ include: typeof withParts }>;

/** Of an article that is published. */
export function articleSummary({ slug, title, summary, category, author, publishedAt, picture }: Row): ArticleSummary {
  return {
    slug,
    title,
    summary,
    category,
    author,
    publishedAt: publishedAt!.toISOString(),
    picture: picture && shownPicture(picture),
  };
}

export const articleDetail = (article: Row): ArticleDetail => ({
  ...articleSummary(article),
  updatedAt: article.updatedAt.toISOString(),
  body: article.body,
});
