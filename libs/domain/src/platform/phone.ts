const MIN_DIGITS = 10;
const MAX_DIGITS = 15;

/**
 * The stored form: digits only, beginning with 62; empty for empty or all zeros. docs/rules/privacy.md#phone-numbers
 */
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

/** A leading + with the code of another country; the stored form would make it a number of this one. */
const FOREIGN = /^[^\d+]*\+(?!\D*6\D*2)/;

/** 10–15 digits after normalising, and of this country. */
export function isOrderPhone(input: string): boolean {
  if (FOREIGN.test(input)) return false;
  const { length } = normalisePhone(input);
  return length >= MIN_DIGITS && length <= MAX_DIGITS;
}

/** Formats a stored 62… as dialled: '0812-3456-7890'. */
export function formatPhone(stored: string): string {
  const digits = stored.replace(/\D/g, '').replace(/^62/, '0');
  return digits.replace(/^(\d{4})(\d{3,4})(\d+)$/, '$1-$2-$3');
}

/** A WhatsApp link with a prepared message. `phone` as stored. */
export const whatsAppLink = (phone: string, text: string): string =>
  `https://wa.me/${phone}?text=${encodeURIComponent(text)}`;
