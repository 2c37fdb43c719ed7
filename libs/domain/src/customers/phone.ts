const MIN_DIGITS = 10;
const MAX_DIGITS = 15;

/** Reading B of spec 1 §5, and what is stored: digits only, led by 62; empty or all zeros give empty. */
export function normalisePhone(input: string): string {
  const digits = input.replace(/\D/g, '');
  if (/^0*$/.test(digits)) return '';
  if (digits.startsWith('62')) return digits;
  return digits.startsWith('0') ? `62${digits.slice(1)}` : `62${digits}`;
}

/** Reading A of spec 1 §5: refuses (empty) a number that starts with neither 0 nor 62. */
export function normalisePhoneStrict(input: string): string {
  const digits = input.replace(/\D/g, '');
  if (digits.startsWith('62')) return digits;
  return digits.startsWith('0') ? `62${digits.slice(1)}` : '';
}

/** 10–15 digits after normalising. Decisions: Phone, names. */
export function isOrderPhone(input: string): boolean {
  const { length } = normalisePhone(input);
  return length >= MIN_DIGITS && length <= MAX_DIGITS;
}

/** Stored as 62…, shown as people dial it: '0812-3456-7890'. */
export function formatPhone(stored: string): string {
  const digits = stored.replace(/\D/g, '').replace(/^62/, '0');
  return digits.replace(/^(\d{4})(\d{3,4})(\d+)$/, '$1-$2-$3');
}

/** A chat link with the message prepared. `phone` as stored. */
export const whatsAppLink = (phone: string, text: string): string =>
  `https://wa.me/${phone}?text=${encodeURIComponent(text)}`;
