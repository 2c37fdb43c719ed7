import { signsOf } from '../../platform/typed-line.js';

/** What a bank's file takes. */
const DIGITS = /^[0-9]{5,20}$/;
export const ACCOUNT_NUMBER_ASKED = 'Nomor rekening 5–20 angka';
export const ONLY_DIGITS = 'Nomor rekening hanya angka, tanpa huruf atau tanda lain';
export const ONLY_ZEROS = 'Nomor rekening tidak boleh nol semua';

/** A bank account's number as it is typed or pasted: blanks, dots, dashes and invisible marks go, wide digits become plain ones; that of a wallet may begin with +62. */
export const readAccountNumber = (typed: string): string =>
  signsOf(typed)
    .replace(/[\p{Pd}.]/gu, '')
    .replace(/^\+(?=62)/, '');

/** Typed in the place of a number that is not known. */
export const isOnlyZeros = (number: string): boolean => /^0+$/.test(number);

/** Of a number that was read: nothing but digits. */
export const isOnlyDigits = (number: string): boolean => /^[0-9]*$/.test(number);

/** Of a number that was read. */
export const isAccountNumber = (number: string): boolean => DIGITS.test(number) && !isOnlyZeros(number);
