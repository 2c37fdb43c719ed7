/** For signed-in people, for one order, or for programs: nothing that a search engine should look at. */
const PRIVATE = [
  '/admin',
  '/api/',
  '/user/',
  '/login',
  '/register',
  '/payment',
  '/new-payment',
  '/additional-payment',
  '/manual-upload-payment-slip',
  '/confirmation',
  '/order',
  '/old-order',
  '/thankyou',
  '/reminder-contact',
  '/webview',
  '/info/maintenance',
];

/** /robots.txt: where crawlers may not go, and where the list of pages is. */
export const robotsTxt = (origin: string): string =>
  ['User-agent: *', ...PRIVATE.map((path) => `Disallow: ${path}`), '', `Sitemap: ${origin}/sitemap.xml`, ''].join('\n');

/** /sitemap.xml: every public page, and only those. */
export const sitemapXml = (origin: string, paths: string[]): string =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...paths.map((path) => `  <url><loc>${origin}${encodeURI(path).replaceAll('&', '&amp;')}</loc></url>`),
    '</urlset>',
    '',
  ].join('\n');
