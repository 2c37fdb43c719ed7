/** Numbers of orders and invoices as they stand in the words of a bank, which drops hyphens and breaks words. */
const WRITTEN = /(PTG|INV)(\d{6})([A-Z0-9]{7})/g;

/** In capitals, letters and digits only. */
export const squeezed = (text: string): string => text.toUpperCase().replaceAll(/[^A-Z0-9]/g, '');

/** Is this, squeezed, the number of an order or invoice? */
export const isShopNumber = (number: string): boolean => /^(?:PTG|INV)\d{6}/.test(number);

/** The orders that a text names, by their own numbers or those of their invoices: `PTG-261120-7KQ2MXA`. */
export const ordersNamedIn = (text: string): string[] => [
  ...new Set(Array.from(squeezed(text).matchAll(WRITTEN), ([, , day, code]) => `PTG-${day}-${code}`)),
];
