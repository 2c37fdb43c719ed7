import type { PageData } from '#contracts/pages';
import { PAGE_DATA_ID } from '../../platform/page-data';
import { type PageHead, SITE_NAME } from '../../platform/ui/page-head';

/** The place in index.html where a page's own head goes. */
const HEAD = /<!--page-->[\s\S]*<!--\/page-->/;
const ROOT = '<div id="root"></div>';

export interface Parts {
  head: PageHead;
  url: string;
  html: string;
  data: PageData;
  jsonLd: object | null;
  /** Path of the picture beside a link to it. */
  picture: string | null;
}

/** The built index.html with a page in it. */
export function documentOf(template: string, { head, url, html, data, jsonLd, picture }: Parts): string {
  const dataBlock = `<script type="application/json" id="${PAGE_DATA_ID}">${inScript(data)}</script>`;
  return template
    .replace(HEAD, () => headOf(head, url, jsonLd, picture))
    .replace(ROOT, () => `<div id="root">${html}</div>${dataBlock}`);
}

function headOf(
  { title, description = '' }: PageHead,
  url: string,
  jsonLd: object | null,
  picture: string | null,
): string {
  const openGraph = {
    'og:type': 'website',
    'og:site_name': SITE_NAME,
    'og:locale': 'id_ID',
    'og:title': title,
    'og:description': description,
    'og:url': url,
    // Absolute: services that preview a link do not resolve a relative address.
    'og:image': new URL(picture ?? '/og.png', url).href,
    'og:image:width': '1200',
    'og:image:height': '630',
  };
  return [
    `<title>${inHtml(title)}</title>`,
    `<meta name="description" content="${inHtml(description)}" />`,
    `<link rel="canonical" href="${inHtml(url)}" />`,
    ...Object.entries(openGraph).map(([name, value]) => `<meta property="${name}" content="${inHtml(value)}" />`),
    '<meta name="twitter:card" content="summary_large_image" />',
    ...(jsonLd ? [`<script type="application/ld+json">${inScript(jsonLd)}</script>`] : []),
  ].join('\n    ');
}

const ESCAPED: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const inHtml = (text: string): string => text.replace(/[&<>"]/g, (character) => ESCAPED[character]!);

/** JSON that cannot end the element it stands in. */
const inScript = (value: object): string => JSON.stringify(value).replaceAll('<', '\\u003c');
