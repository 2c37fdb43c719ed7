import sanitizeHtml from 'sanitize-html';
import { RICH_TAGS } from '#domain/catalogue/scheme/rich-text';

const OPTIONS: sanitizeHtml.IOptions = {
  allowedTags: [...RICH_TAGS],
  allowedAttributes: { a: ['href'] },
  allowedSchemes: ['https', 'mailto'],
  allowProtocolRelative: false,
  disallowedTagsMode: 'discard',
  // Equivalent tags of editors and pasted documents.
  transformTags: { b: 'strong', i: 'em', h1: 'h3', h2: 'h3', h5: 'h4', h6: 'h4', div: 'p' },
};
// What an empty editor sends.
const NOTHING = /^(<p>(\s|<br \/>|&nbsp;)*<\/p>)*$/;

/** HTML with only the allowed tags; sanitised on the way in, so that no reader has to. */
export function sanitiseRichText(html: string): string {
  const clean = sanitizeHtml(html, OPTIONS).trim();
  if (NOTHING.test(clean)) return '';
  // Repeated until stable: removing a tag can leave markup that parses differently.
  return clean === html ? clean : sanitiseRichText(clean);
}
