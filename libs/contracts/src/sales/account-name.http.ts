import { plainName } from '#contracts/platform/plain-name';

/** The name of a bank or wallet, as anyone but the shop itself types it. */
export const bankName = (max = 60, min = 2) => plainName('Nama bank', max, min, 'letter or digit');

/** Whose account it is. */
export const accountHolder = (min = 1) => plainName('Nama pemilik rekening', 100, min);
