import { describe, expect, it } from '@jest/globals';
import { fc } from '#testing/properties';
import { RICH_TAGS, type RichNode, parseRichText } from '#domain/catalogue/scheme/rich-text';
import { XSS_PAYLOADS } from '#testing/xss';
import { sanitiseRichText } from './sanitise-rich-text.js';

const tagsOf = (nodes: RichNode[]): string[] =>
  nodes.flatMap((node) => (typeof node === 'string' ? [] : [node.tag, ...tagsOf(node.children)]));
const linksOf = (nodes: RichNode[]): string[] =>
  nodes.flatMap((node) =>
    typeof node === 'string' ? [] : [...(node.href ? [node.href] : []), ...linksOf(node.children)],
  );

describe('HTML from an admin', () => {
  it('keeps the formatting of an editor', () => {
    const html =
      '<h3>Isi</h3><p><strong>Satu</strong> dan <em>dua</em>, <u>tiga</u>.<br />Baris kedua</p><ul><li><p>butir</p></li></ul><blockquote><p>kutipan</p></blockquote><p><a href="https://patungan.test/bantuan">Bantuan</a></p>';
    expect(sanitiseRichText(html)).toBe(html);
  });

  it('has equivalent tags replaced by allowed ones', () => {
    expect(sanitiseRichText('<h1>A</h1><div><b>B</b><i>C</i></div>')).toBe(
      '<h3>A</h3><p><strong>B</strong><em>C</em></p>',
    );
  });

  it('without text is an empty string', () => {
    for (const html of ['', '  ', '<p></p>', '<p><br></p>', '<p> </p><p>&nbsp;</p>', '<script>alert(1)</script>'])
      expect(sanitiseRichText(html)).toBe('');
  });

  it('whose result parses differently is sanitised again', () => {
    const noscript = '<noscript><p title="</noscript><img src=x onerror=window.__xss=1>"></noscript>';
    expect(sanitiseRichText(`<A${noscript}${noscript}`)).toBe('');
  });

  it.each(XSS_PAYLOADS)('loses what could do harm: %s', (payload) => {
    const clean = sanitiseRichText(`<p>aman</p>${payload}`);
    expect(clean).not.toMatch(/<(?!\/?(p|br|strong|em|u|ul|ol|li|a|h3|h4|blockquote|s|code)\b)[a-z]/i);
    expect(clean.replace(/&lt;.*?&gt;/gs, '')).not.toMatch(/<[^>]*\son\w+\s*=|<[^>]*(javascript|data|vbscript):/i);
    for (const link of linksOf(parseRichText(clean))) expect(link).toMatch(/^(https:\/\/|mailto:|\/[^/])/);
  });

  it('is unchanged by a second sanitising', () => {
    fc.assert(
      fc.property(fc.array(fc.oneof(fc.string(), fc.constantFrom(...XSS_PAYLOADS)), { maxLength: 5 }), (parts) => {
        const clean = sanitiseRichText(parts.join(''));
        const tree = parseRichText(clean);
        return (
          sanitiseRichText(clean) === clean &&
          tagsOf(tree).every((tag) => RICH_TAGS.includes(tag as (typeof RICH_TAGS)[number]))
        );
      }),
    );
  });
});
