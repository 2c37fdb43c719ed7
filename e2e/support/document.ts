/** The text of a page of the shop without running its scripts. */
export interface Document {
  title: string;
  description: string;
  canonical: string | undefined;
  openGraph: Record<string, string>;
  headings: string[];
  /** Everything that is on the page as text. */
  words: string;
  links: string[];
  jsonLd: unknown[];
  pageData: unknown;
  /** Scripts in the page itself that a browser would run. */
  inlineScripts: string[];
}

const ROOT = /<div id="root">([\s\S]*?)<script type="application\/json"/;
const SCRIPT = /<script([^>]*)>([\s\S]*?)<\/script>/g;
const DATA = /type="application\/(ld\+)?json"/;

/** With regular expressions: the markup is known, and parsing every page would be slow. */
export function readDocument(html: string): Document {
  const all = (pattern: RegExp) => [...html.matchAll(pattern)].map(([, found = '']) => decoded(found));
  const scripts = [...html.matchAll(SCRIPT)].map(([, attributes = '', content = '']) => ({ attributes, content }));
  const data = (kind: string) =>
    scripts.filter(({ attributes }) => attributes.includes(kind)).map(({ content }) => JSON.parse(content) as unknown);
  return {
    title: all(/<title>(.*?)<\/title>/g).join(),
    description: all(/<meta name="description" content="(.*?)" \/>/g).join(),
    canonical: all(/<link rel="canonical" href="(.*?)" \/>/g)[0],
    openGraph: Object.fromEntries(
      [...html.matchAll(/<meta property="(.*?)" content="(.*?)" \/>/g)].map(([, name, value]) => [
        name!,
        decoded(value!),
      ]),
    ),
    headings: all(/<h1[^>]*>(.*?)<\/h1>/g).map(textOf),
    words: textOf(ROOT.exec(html)?.[1] ?? ''),
    links: all(/<a [^>]*href="(.*?)"/g),
    jsonLd: data('application/ld+json'),
    pageData: data('id="page-data"')[0],
    inlineScripts: scripts
      .filter(({ attributes }) => !DATA.test(attributes) && !attributes.includes(' src='))
      .map(({ content }) => content),
  };
}

const textOf = (html: string): string => decoded(html.replace(/<!--[\s\S]*?-->|<[^>]*>/g, ''));

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" };
const decoded = (html: string): string =>
  html.replace(/&(amp|lt|gt|quot|#x27);/g, (_, name: string) => ENTITIES[name]!);
