import { signsOf } from './typed-line.js';

/** Of digits, with or without dots between all thousands. */
export const WHOLE = String.raw`(\d{1,13}|[1-9]\d{0,2}(\.\d{3}){1,3})`;

const ONLY_WHOLE = new RegExp(`^${WHOLE}$`);

/**
 * Reads a whole number as people type and paste it: '5000', '5.000', ' 5 000 '.
 * @returns null where nothing is typed, and where a text is no whole number or has two readings ('1,5', '1.5', '1,000', '-3').
 */
export function readWhole(typed: string): number | null {
  const signs = signsOf(typed);
  return ONLY_WHOLE.test(signs) ? Number(signs.replaceAll('.', '')) : null;
}
