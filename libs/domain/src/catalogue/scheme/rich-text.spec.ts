import { describe, expect, it } from '@jest/globals';
import { RICH_TAGS, paragraphs, parseRichText } from './rich-text.js';

const hrefOf = (attributes: string) => parseRichText(`<a ${attributes}>x</a>`)[0];
const link = (href?: string) => ({ tag: 'a', ...(href && { href }), children: ['x'] });

describe('HTML of an entry', () => {
  it.each(RICH_TAGS.filter((tag) => tag !== 'br'))('may contain <%s>, in either case', (tag) => {
    const tree = ['vor ', { tag, children: ['in'] }, ' nach'];
    expect(parseRichText(`vor <${tag}>in</${tag}> nach`)).toEqual(tree);
    expect(parseRichText(`vor <${tag.toUpperCase()}>in</${tag}> nach`)).toEqual(tree);
  });

  it('has line breaks without content', () =>
    expect(parseRichText('<p>a<br>b<br />c</p>')).toEqual([
      { tag: 'p', children: ['a', { tag: 'br', children: [] }, 'b', { tag: 'br', children: [] }, 'c'] },
    ]));

  it('shows any other tag as text', () =>
    expect(parseRichText('a<script>b</script>')).toEqual(['a<script>b</script>']));

  it('closes an open tag at the end of its parent, and ignores a closing tag without an opening one', () =>
    expect(parseRichText('<p><em>a</p>b</strong>c')).toEqual([
      { tag: 'p', children: [{ tag: 'em', children: ['a'] }] },
      'b',
      'c',
    ]));

  it('decodes known entities, and leaves unknown ones as they are', () =>
    expect(parseRichText('&lt;b&gt; &amp;amp; &quot;&#39;&nbsp;&copy;')).toEqual(['<b> &amp; "\'\u00a0&copy;']));

  it('made from plain text is only that text', () =>
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
    // Browsers read a backslash as a slash and ignore tabs and line breaks.
    '/\\x.id',
    '/\t/x.id',
    '/\n/x.id',
    'bantuan',
    '',
  ])('may not lead to %j and becomes text', (href) => expect(hrefOf(`href="${href}"`)).toEqual(link()));

  it('is made by no other attribute and no other tag', () => {
    expect(hrefOf('data-href="https://x.id"')).toEqual(link());
    expect(parseRichText('<p href="https://x.id">x</p>')).toEqual([{ tag: 'p', children: ['x'] }]);
  });
});
