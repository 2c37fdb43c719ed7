const MIN_DIGITS = 10;
const MAX_DIGITS = 15;

/** The number of an Indonesian phone as it is stored, 'foreign' for one of another country, '' for none. */
type Reading = { stored: string } | 'foreign';

/**
 * Reads a number as people type and paste it: with +62 or 0062 and the 0 of a call within the country after it, in full-width
 * digits, with any marks between. A number without country code and 0 gets the 62 in front.
 */
function read(typed: string): Reading {
  const compact = typed.normalize('NFKC').replace(/[^\d+]/g, '');
  const digits = compact.replaceAll('+', '');
  if (/^0*$/.test(digits)) return { stored: '' };
  const isInternational = /^(\++(?!0)|\+*00)/.test(compact);
  const number = isInternational ? digits.replace(/^0+/, '') : digits;
  if (isInternational && !number.startsWith('62')) return 'foreign';
  return { stored: `62${number.replace(/^62/, '').replace(/^0+/, '')}` };
}

/**
 * The stored form of what a person typed: digits led by 62, without a 0 after it; empty for nothing, for zeros and for a number
 * of another country. docs/rules/privacy.md#phone-numbers
 */
export function readPhone(typed: string): string {
  const reading = read(typed);
  return reading === 'foreign' ? '' : reading.stored;
}

/** Written with + or 00 and the code of another country. */
export const isForeignPhone = (typed: string): boolean => read(typed) === 'foreign';

/** A number of this country, with 10–15 digits as stored. */
export function isOrderPhone(typed: string): boolean {
  const { length } = readPhone(typed);
  return length >= MIN_DIGITS && length <= MAX_DIGITS;
}

/** The specification's reading, which looks at the digits alone. What people type is read by `readPhone`. */
export function normalisePhone(input: string): string {
  const digits = input.replace(/\D/g, '');
  if (/^0*$/.test(digits)) return '';
  if (digits.startsWith('62')) return digits;
  return digits.startsWith('0') ? `62${digits.slice(1)}` : `62${digits}`;
}

/** The same, but empty for a number that begins with neither 0 nor 62. */
export function normalisePhoneStrict(input: string): string {
  const digits = input.replace(/\D/g, '');
  if (digits.startsWith('62')) return digits;
  return digits.startsWith('0') ? `62${digits.slice(1)}` : '';
}

/** Formats a stored 62… as dialled: '0812-3456-7890'. */
export function formatPhone(stored: string): string {
  const digits = stored.replace(/\D/g, '').replace(/^62/, '0');
  return digits.replace(/^(\d{4})(\d{3,4})(\d+)$/, '$1-$2-$3');
}

/** A WhatsApp link with a prepared message. `phone` as stored. */
export const whatsAppLink = (phone: string, text: string): string =>
  `https://wa.me/${phone}?text=${encodeURIComponent(text)}`;
