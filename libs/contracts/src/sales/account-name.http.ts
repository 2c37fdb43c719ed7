import * as z from 'zod/mini';
import { text } from '#contracts/platform/common.http';

// A mark of HTML or of a formula is part of no name; the joiners are part of the spelling of Persian and Hindi.
const NAME = /^[\p{L}\p{M}\p{N}\p{Join_Control} .'\u2019&/(),-]*$/u;

const accountText = (what: string, max: number, min: number) =>
  text(max, min).check(z.regex(NAME, `${what} hanya boleh berisi huruf, angka, spasi, dan tanda . ' - & / ( ) ,`));

/** The name of a bank or wallet, as anyone but the shop itself types it. */
export const bankName = (max = 60, min = 2) => accountText('Nama bank', max, min);

/** Whose account it is. */
export const accountHolder = (min = 1) => accountText('Nama pemilik rekening', 100, min);
