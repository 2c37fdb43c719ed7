import * as z from 'zod/mini';
import { REFERENCE_LENGTH } from '#contracts/limits';
import { isRoundedNumber } from '#domain/platform/rounded-number';

/** What banks write, in capital and small letters, with any dash, which are compared as one. */
const SIGNS = /^[A-Za-z0-9 .,\p{Pd}/#:_&+()]*$/u;
// Marks that turn the order of a text are left, and refused: without them it would read otherwise than its writer saw it.
const INVISIBLE = /(?![\u202a-\u202e\u2066-\u2069])\p{Cf}/gu;
const WIDE = /[\uff01-\uff5e]/g;

const narrow = (wide: string): string => String.fromCharCode(wide.charCodeAt(0) - 0xfee0);

/** As it is pasted: wide signs become plain ones, any blank a plain one. A line break within it stays, and is refused. */
const readReference = (typed: string): string =>
  typed
    .replace(INVISIBLE, '')
    .replace(WIDE, narrow)
    .replace(/[\t\p{Zs}]/gu, ' ')
    .trim();

/** The bank's reference of a transfer, as a person types it. Never a number that a machine has given, nor the heading of a column. */
export const bankReference = z.string().check(
  z.overwrite(readReference),
  z.minLength(REFERENCE_LENGTH.min),
  z.maxLength(REFERENCE_LENGTH.max),
  z.regex(
    SIGNS,
    'Nomor referensi hanya boleh berisi huruf A–Z, angka, spasi, dan tanda . , - / # : _ & + ( ), dalam satu baris',
  ),
  // A table would compute it.
  z.refine((reference) => !/^[+\p{Pd}]/u.test(reference), 'Nomor referensi tidak boleh diawali + atau -'),
  z.refine((reference) => /^$|[A-Za-z0-9]/.test(reference), 'Nomor referensi harus berisi huruf atau angka'),
  z.refine(
    (reference) => !isRoundedNumber(reference),
    'Nomor referensi ini sudah dibulatkan spreadsheet. Salin lagi dari bank',
  ),
);
