/** The tags allowed in `additionalInfo`, by the API and by the shop. */
export const RICH_TAGS = [
  'p',
  'br',
  'strong',
  'em',
  'u',
  'ul',
  'ol',
  'li',
  'a',
  'h3',
  'h4',
  'blockquote',
  's',
  'code',
] as const;
export type RichTag = (typeof RICH_TAGS)[number];

export type RichNode = string | { tag: RichTag; href?: string; children: RichNode[] };

const TAG = /<(\/?)([a-z0-9]+)((?:\s[^<>]*)?)>/gi;
const HREF = /\shref="([^"]*)"/i;
// A path of the same site begins with one slash: browsers read a backslash as another one, and ignore a tab or line
// break before it.
const SAFE_HREF = /^(https:\/\/|mailto:|\/(?![/\\\s]))/i;
const ENTITY: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'", nbsp: '\u00a0' };

/**
 * HTML as a tree of allowed tags, the last check before rendering. Other tags become text, and only a safe `href` is
 * kept of the attributes, so the tree cannot contain a script.
 */
export function parseRichText(html: string): RichNode[] {
  const root: RichNode[] = [];
  const open: { tag: RichTag; children: RichNode[] }[] = [];
  const add = (node: RichNode) => (open.at(-1)?.children ?? root).push(node);
  let from = 0;
  for (const match of html.matchAll(TAG)) {
    const [whole, slash, name = '', attributes = ''] = match;
    const tag = name.toLowerCase() as RichTag;
    if (!RICH_TAGS.includes(tag)) continue;
    if (match.index > from) add(decoded(html.slice(from, match.index)));
    from = match.index + whole.length;
    if (tag === 'br') add({ tag, children: [] });
    else if (slash) close(open, tag);
    else {
      const node = { tag, ...(tag === 'a' && hrefOf(attributes)), children: [] };
      add(node);
      open.push(node);
    }
  }
  if (from < html.length) add(decoded(html.slice(from)));
  return root;
}

/** Paragraphs of plain text as HTML. */
export const paragraphs = (texts: readonly string[]): string => texts.map((text) => `<p>${encoded(text)}</p>`).join('');

function close(open: { tag: RichTag }[], tag: RichTag): void {
  const at = open.findLastIndex((node) => node.tag === tag);
  if (at >= 0) open.splice(at);
}

function hrefOf(attributes: string): { href?: string } {
  const href = decoded(HREF.exec(attributes)?.[1] ?? '');
  return SAFE_HREF.test(href) ? { href } : {};
}

const decoded = (text: string): string => text.replace(/&(#?\w+);/g, (whole, name: string) => ENTITY[name] ?? whole);
const encoded = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
