import sanitizeHtml from 'sanitize-html';
import { RICH_TAGS } from '#domain/scheme/rich-text';

const OPTIONS: sanitizeHtml.IOptions = {
  allowedTags: [...RICH_TAGS],
  allowedAttributes: { a: ['href'] },
  allowedSchemes: ['https', 'mailto'],
  allowProtocolRelative: false,
  disallowedTagsMode: 'discard',
  // What editors and pasted documents call them.
  transformTags: { b: 'strong', i: 'em', h1: 'h3', h2: 'h3', h5: 'h4', h6: 'h4', div: 'p' },
};
// An editor that is left empty.
const NOTHING = /^(<p>(\s|<br \/>|&nbsp;)*<\/p>)*$/;

/** HTML with nothing in it but the allowed tags; on the way in, so that no reader depends on its own care. */
export function sanitiseRichText(html: string): string {
  const clean = sanitizeHtml(html, OPTIONS).trim();
  if (NOTHING.test(clean)) return '';
  // What is taken out can leave tags in each other that are read differently the next time.
  return clean === html ? clean : sanitiseRichText(clean);
}
