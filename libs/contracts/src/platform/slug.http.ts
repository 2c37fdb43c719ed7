import * as z from 'zod/mini';
import { withoutMarks } from '#domain/platform/typed-line';
import { wordsBeside } from '#contracts/beside';
import { MOVED_PAGES, PAGE } from '#contracts/shop-paths';

const PATHS: readonly string[] = [...Object.values(PAGE), ...Object.keys(MOVED_PAGES)];

interface Places {
  /** The patterns of `PAGE` in which it stands: it is no word that another page has at its place. */
  pages?: readonly string[];
  /** Pages of one record, whose word it may be. */
  own?: readonly string[];
  /** Words at its place in addresses of the API. */
  words?: readonly string[];
}

/** Names a record in addresses, so it never changes. */
export const slug = (most: number, { pages = [], own = [], words = [] }: Places = {}) => {
  const paths = PATHS.filter((path) => !own.includes(path));
  const taken = new Set([...pages.flatMap((page) => wordsBeside(page, paths)), ...words]);
  return z.string().check(
    z.overwrite(withoutMarks),
    z.trim(),
    z.minLength(1),
    z.maxLength(most),
    z.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'Huruf kecil, angka, dan tanda hubung saja'),
    z.refine((word) => !taken.has(word), 'Kata ini sudah dipakai alamat lain. Pilih yang lain.'),
  );
};
