/** Digits only: '8620-1234 567' becomes '86201234567'. */
export const digitsOf = (text: string): string => text.replace(/\D/g, '');

/** The amount as a banking app takes it: whole rupiah as digits, sen after a comma. */
export const amountDigits = (rupiah: number): string =>
  Number.isInteger(rupiah) ? String(rupiah) : rupiah.toFixed(2).replace('.', ',');
