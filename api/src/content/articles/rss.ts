import { articlePath } from '#contracts/product-paths';
import { PAGE } from '#contracts/shop-paths';
import type { Database } from '#runtime/platform/db/database';

interface Item {
  slug: string;
  title: string;
  summary: string;
  publishedAt: Date | null;
}
const MOST = 30;

export const newestArticles = (database: Database, now: Date): Promise<Item[]> =>
  database.article.findMany({
    where: { publishedAt: { lte: now } },
    orderBy: [{ publishedAt: 'desc' }, { uid: 'asc' }],
    take: MOST,
    select: { slug: true, title: true, summary: true, publishedAt: true },
  });

/** /blog/rss.xml, RSS 2.0. */
export const rssXml = (origin: string, articles: Item[]): string =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0"><channel>',
    '  <title>Blog Patungan</title>',
    `  <link>${origin}${PAGE.blog}</link>`,
    '  <description>Bacaan tentang patungan langganan.</description>',
    '  <language>id</language>',
    ...articles.flatMap(({ slug, title, summary, publishedAt }) => {
      const address = `${origin}${articlePath(slug)}`;
      return [
        '  <item>',
        `    <title>${inXml(title)}</title>`,
        `    <link>${address}</link>`,
        `    <guid>${address}</guid>`,
        `    <pubDate>${publishedAt!.toUTCString()}</pubDate>`,
        `    <description>${inXml(summary)}</description>`,
        '  </item>',
      ];
    }),
    '</channel></rss>',
    '',
  ].join('\n');

const ESCAPED: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const inXml = (text: string): string => text.replace(/[&<>"]/g, (character) => ESCAPED[character]!);
