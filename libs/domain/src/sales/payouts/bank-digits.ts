import { ACCOUNT_NUMBER_ASKED } from './account-number.js';
import { bankKey, isWallet } from './bank-account.js';

type BankDigits = readonly [name: string, least: number, most: number];

/** By `bankKey`. Only banks whose numbers are known; where products of one bank differ, all that they have. */
const BANKS: Readonly<Record<string, BankDigits>> = {
  bca: ['BCA', 10, 10],
  mandiri: ['Mandiri', 13, 13],
  bni: ['BNI', 10, 10],
  bri: ['BRI', 15, 15],
  bsi: ['BSI', 10, 10],
  cimb: ['CIMB Niaga', 11, 14],
  cimbniaga: ['CIMB Niaga', 11, 14],
  permata: ['Permata', 10, 16],
  permatabank: ['Permata', 10, 16],
};
const PHONE = /^(0|62)8\d{7,11}$/;
/** Of any other bank, behind the zeros at the beginning. */
const LEAST = 5;

/**
 * What is wrong with an account number (`isAccountNumber`) for the bank of this name, in a sentence; null: nothing that is known.
 * docs/rules/payments.md#account-numbers
 */
export function digitsFault(bankName: string, number: string): string | null {
  const key = bankKey(bankName);
  if (isWallet(key)) return PHONE.test(number) ? null : `Nomor ${bankName.trim()} adalah nomor HP, diawali 08 atau 62`;
  const bank = BANKS[key];
  if (bank) {
    const [name, least, most] = bank;
    const isRight = number.length >= least && number.length <= most;
    return isRight ? null : `Nomor rekening ${name} ${least === most ? least : `${least}–${most}`} angka`;
  }
  return number.replace(/^0+/, '').length >= LEAST ? null : `${ACCOUNT_NUMBER_ASKED}, nol di depan tidak dihitung`;
}
