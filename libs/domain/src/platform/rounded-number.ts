/** A number as a spreadsheet writes a long one, with digits lost: `1.23457E+12` is many references and accounts. */
export const isRoundedNumber = (text: string): boolean => /^\d+(?:[.,]\d+)?E\+\d+$/i.test(text.trim());
