import { privatePrefixes } from '#contracts/shop-paths';

/** Nothing that a search engine should look at. */
const PRIVATE = ['/admin', '/api/', ...privatePrefixes()];

/** What services show beside a link: the longer path counts. */
const CARDS = '/api/customer/provider/card/';

/** /robots.txt */
export const robotsTxt = (origin: string): string =>
  [
    'User-agent: *',
    `Allow: ${CARDS}`,
    ...PRIVATE.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ].join('\n');

/** /sitemap.xml: exactly the public pages. */
export const sitemapXml = (origin: string, paths: string[]): string =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...paths.map((path) => `  <url><loc>${origin}${encodeURI(path).replaceAll('&', '&amp;')}</loc></url>`),
    '</urlset>',
    '',
  ].join('\n');
