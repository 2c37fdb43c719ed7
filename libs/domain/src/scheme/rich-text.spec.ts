import { describe, expect, it } from '@jest/globals';
import { RICH_TAGS, paragraphs, parseRichText } from './rich-text.js';

const hrefOf = (attributes: string) => parseRichText(`<a ${attributes}>x</a>`)[0];
const link = (href?: string) => ({ tag: 'a', ...(href && { href }), children: ['x'] });

describe('HTML of an entry', () => {
  it.each(RICH_TAGS.filter((tag) => tag !== 'br'))('knows <%s>, in either case', (tag) => {
    const tree = ['vor ', { tag, children: ['in'] }, ' nach'];
    expect(parseRichText(`vor <${tag}>in</${tag}> nach`)).toEqual(tree);
    expect(parseRichText(`vor <${tag.toUpperCase()}>in</${tag}> nach`)).toEqual(tree);
  });

  it('has breaks that hold nothing', () =>
    expect(parseRichText('<p>a<br>b<br />c</p>')).toEqual([
      { tag: 'p', children: ['a', { tag: 'br', children: [] }, 'b', { tag: 'br', children: [] }, 'c'] },
    ]));

  it('shows any other tag as the text it is', () =>
    expect(parseRichText('a<script>b</script>')).toEqual(['a<script>b</script>']));

  it('ends what is open with what holds it, and overlooks an end without a beginning', () =>
    expect(parseRichText('<p><em>a</p>b</strong>c')).toEqual([
      { tag: 'p', children: [{ tag: 'em', children: ['a'] }] },
      'b',
      'c',
    ]));

  it('reads the signs that are written as names, and leaves other names as they are', () =>
    expect(parseRichText('&lt;b&gt; &amp;amp; &quot;&#39;&nbsp;&copy;')).toEqual(['<b> &amp; "\'\u00a0&copy;']));

  it('is made of plain texts without becoming anything else', () =>
    expect(parseRichText(paragraphs(['<b> & >', 'zwei']))).toEqual([
      { tag: 'p', children: ['<b> & >'] },
      { tag: 'p', children: ['zwei'] },
    ]));
});

describe('a link', () => {
  it.each(['https://patungan.test/bantuan', 'HTTPS://patungan.test', 'mailto:a@b.id', '/bantuan', '/'])(
    'may lead to %s',
    (href) => expect(hrefOf(`class="y" href="${href}"`)).toEqual(link(href)),
  );

  it.each([
    'http://x.id',
    'javascript:alert(1)',
    ' https://x.id',
    'x https://x.id',
    '//x.id',
    // Browsers read a backslash as a slash and overlook tabs and line breaks.
    '/\\x.id',
    '/\t/x.id',
    '/\n/x.id',
    'bantuan',
    '',
  ])('may not lead to %j: it is text', (href) => expect(hrefOf(`href="${href}"`)).toEqual(link()));

  it('leads nowhere by any other attribute, and no other tag leads anywhere', () => {
    expect(hrefOf('data-href="https://x.id"')).toEqual(link());
    expect(parseRichText('<p href="https://x.id">x</p>')).toEqual([{ tag: 'p', children: ['x'] }]);
  });
});
