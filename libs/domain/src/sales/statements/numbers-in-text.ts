/** Numbers of orders and invoices as they stand in the words of a bank, which drops hyphens and breaks words. */
const WRITTEN = /(PTG|INV)(\d{6})([A-Z0-9]{7})/g;

/** One that is the whole of a text; the second invoice of an order has a `2` behind it. */
const WHOLE = /^(PTG|INV)(\d{6})([A-Z0-9]{7})(\d*)$/;

/** In capitals of plain width, letters and digits only. */
export const squeezed = (text: string): string =>
  text
    .normalize('NFKC')
    .toUpperCase()
    .replaceAll(/[^A-Z0-9]/g, '');

/**
 * The order, and where its own number was given the invoice, of a number as people type or paste it: with blanks, any dash or none. Null:
 * it is no such number.
 */
export function shopNumberOf(typed: string): { order: string; invoice: string | null } | null {
  const [, kind, day, code, nth] = WHOLE.exec(squeezed(typed)) ?? [];
  if (!kind || (kind === 'PTG' && nth)) return null;
  return { order: `PTG-${day}-${code}`, invoice: kind === 'INV' ? `INV-${day}-${code}${nth && `-${nth}`}` : null };
}

/** Is this, squeezed, the number of an order or invoice? */
export const isShopNumber = (number: string): boolean => /^(?:PTG|INV)\d{6}/.test(number);

/** The orders that a text names, by their own numbers or those of their invoices: `PTG-261120-7KQ2MXA`. */
export const ordersNamedIn = (text: string): string[] => [
  ...new Set(Array.from(squeezed(text).matchAll(WRITTEN), ([, , day, code]) => `PTG-${day}-${code}`)),
];
