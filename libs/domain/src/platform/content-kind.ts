/** What a file is by its first bytes, whatever its name or declared type says. */
export type ContentKind = PictureType | 'heic' | 'avif' | 'gif' | 'bmp' | 'tiff' | 'svg' | 'office' | 'video' | 'html';
/** What is drawn. */
export type PictureType = 'jpeg' | 'png' | 'webp' | 'pdf';

/** So many bytes of a file are enough to know it: readers of PDF allow 1,024 bytes before its header. */
export const HEAD_BYTES = 1_032;

const PICTURE_TYPES: ReadonlySet<string> = new Set<PictureType>(['jpeg', 'png', 'webp', 'pdf']);
export const isPictureType = (kind: ContentKind | null): kind is PictureType =>
  kind !== null && PICTURE_TYPES.has(kind);

/** Each text stands at its place, in latin1. */
const MAGIC: [ContentKind, ...[number, string][]][] = [
  ['jpeg', [0, '\xff\xd8\xff']],
  ['png', [0, '\x89PNG\r\n\x1a\n']],
  ['webp', [0, 'RIFF'], [8, 'WEBP']],
  ['gif', [0, 'GIF8']],
  ['bmp', [0, 'BM'], [6, '\0\0\0\0']],
  ['tiff', [0, 'II*\0']],
  ['tiff', [0, 'MM\0*']],
  // ZIP (XLSX, DOCX), and the older files of Word and Excel.
  ['office', [0, 'PK\x03\x04']],
  ['office', [0, '\xd0\xcf\x11\xe0']],
  ['video', [0, '\x1aE\xdf\xa3']],
  ['video', [0, 'RIFF'], [8, 'AVI ']],
];
const HEIF_BRAND = /^(hei[cmsx]|hev[cmsx]|mif1|msf1)$/;

/** @param bytes of the file, at least its first `HEAD_BYTES`. @returns null for what is not known. */
export function contentKindOf(bytes: Uint8Array): ContentKind | null {
  const head = String.fromCharCode(...bytes.subarray(0, HEAD_BYTES));
  const known = MAGIC.find(([, ...texts]) => texts.every(([at, text]) => head.startsWith(text, at)));
  if (known) return known[0];
  if (head.startsWith('ftyp', 4)) return kindOfBoxes(head);
  const start = head.replace(/^(\xef\xbb\xbf)?\s*/, '');
  if (start.startsWith('<') && /<svg[\s>]/i.test(start)) return 'svg';
  if (/^<(!doctype html|html)/i.test(start)) return 'html';
  return head.includes('%PDF-') ? 'pdf' : null;
}

/** The family of MP4: the brands that the file names say whether it is a picture. */
function kindOfBoxes(head: string): ContentKind {
  const size = Math.min(head.charCodeAt(2) * 256 + head.charCodeAt(3), head.length);
  const brands = [head.slice(8, 12), ...(head.slice(16, size).match(/[^]{4}/g) ?? [])];
  if (brands.some((brand) => /^avi[fs]$/.test(brand))) return 'avif';
  return brands.some((brand) => HEIF_BRAND.test(brand)) ? 'heic' : 'video';
}
