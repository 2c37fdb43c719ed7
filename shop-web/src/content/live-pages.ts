import type { ArticleDetail } from '#contracts/content/content.http';
import { articlePath } from '#contracts/product-paths';
import { PAGE } from '#contracts/shop-paths';
import { queryClient } from '../platform/api/query-client';
import { type LivePages, everyItem } from '../platform/live-pages';
import { SITE_NAME } from '../platform/ui/page-head';
import { articleCategoriesQuery, articleQuery, articlesQuery, bannersQuery } from './content.queries';

export const contentLivePages: LivePages = {
  pages: {
    [PAGE.blog]: { queries: () => [articlesQuery(1, ''), articleCategoriesQuery(), bannersQuery('blog')] },
    [PAGE.article]: {
      queries: ({ slug = '' }) => [articleQuery(slug)],
      jsonLd: ([article], url) => articleData(article as ArticleDetail, url),
    },
  },
  addresses: async () => {
    const articles = await everyItem((page) => queryClient.fetchQuery({ ...articlesQuery(page, ''), staleTime: 0 }));
    return [PAGE.blog, ...articles.map(({ slug }) => articlePath(slug))];
  },
};

/** An article of schema.org. */
const articleData = (
  { title, summary, author, publishedAt, updatedAt, picture }: ArticleDetail,
  url: string,
): object => ({
  '@context': 'https://schema.org',
  '@type': 'BlogPosting',
  headline: title,
  description: summary,
  author: { '@type': 'Organization', name: author },
  publisher: { '@type': 'Organization', name: SITE_NAME },
  datePublished: publishedAt,
  dateModified: updatedAt,
  inLanguage: 'id',
  mainEntityOfPage: url,
  ...(picture && { image: new URL(picture.url, url).href }),
});
