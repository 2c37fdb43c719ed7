const MIN_DIGITS = 10;
const MAX_DIGITS = 15;

/** The number of an Indonesian phone as it is stored ('' for none), one of another country, or what is no phone number. */
type Reading = { stored: string } | 'foreign' | 'unreadable';

/** A number as a spreadsheet writes it: `628123456789.0`. */
const OF_A_SPREADSHEET = /^(\D*\d{8,})[.,]0{1,2}$/;
/** What stands before the number where it is copied from a link. */
const OF_A_LINK = /^(?:tel:|(?:https?:\/\/)?(?:wa\.me\/|api\.whatsapp\.com\/send\/?\?phone=))(?=[+\d])/i;
/** Letters, digits of other scripts, and marks before an extension or a second number. */
const MORE_THAN_A_PHONE = /[\p{L}#*;,/]|(?!\d)\p{Nd}/u;
/** 62 typed again. Fewer digits are a number of Kabanjahe (0628). */
const AGAIN = /^(?:620*)+(?=8\d{8,})/;

/**
 * Reads a number as people type and paste it: with +62 or 0062 and the 0 of a call within the country after it, in full-width
 * digits, with marks that only set its digits apart. A number without country code and 0 gets the 62 in front.
 */
function read(typed: string): Reading {
  const written = typed.normalize('NFKC').trim().replace(OF_A_LINK, '').replace(OF_A_SPREADSHEET, '$1');
  if (MORE_THAN_A_PHONE.test(written)) return 'unreadable';
  const compact = written.replace(/[^\d+]/g, '');
  const digits = compact.replaceAll('+', '');
  if (/^0*$/.test(digits)) return { stored: '' };
  const isInternational = /^(\++(?!0)|\+*00)/.test(compact);
  const number = isInternational ? digits.replace(/^0+/, '') : digits;
  if (isInternational && !number.startsWith('62')) return 'foreign';
  const national = number.replace(/^62/, '').replace(/^0+/, '').replace(AGAIN, '');
  return { stored: `62${national}` };
}

/**
 * The stored form of what a person typed: digits led by 62, without a 0 after it; empty for nothing, for zeros, for a number
 * of another country and for what is more than a number. docs/rules/privacy.md#phone-numbers
 */
export function readPhone(typed: string): string {
  const reading = read(typed);
  return typeof reading === 'string' ? '' : reading.stored;
}

/** Written with + or 00 and the code of another country. */
export const isForeignPhone = (typed: string): boolean => read(typed) === 'foreign';

/** With letters, an extension or a second number: which digits are meant is not clear. */
export const isUnreadablePhone = (typed: string): boolean => read(typed) === 'unreadable';

/** A number of this country, with 10–15 digits as stored. */
export function isOrderPhone(typed: string): boolean {
  const { length } = readPhone(typed);
  return length >= MIN_DIGITS && length <= MAX_DIGITS;
}

/** What is said to the number of a house or an office. */
export const NOT_MOBILE = 'Tulis nomor HP yang punya WhatsApp, seperti 0812-3456-7890. Nomor telepon rumah tidak bisa.';
/** A number of this country with WhatsApp, for which it has to be one of a mobile phone. */
export const isMobilePhone = (typed: string): boolean => readPhone(typed).startsWith('628');

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
