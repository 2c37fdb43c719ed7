/** A bank account as someone has typed it. */
export type BankAccount = Record<'bankName' | 'accountNumber' | 'accountName', string | null>;

/** Letters and digits alone, in small letters: how names are compared, however they are written. */
export const plainName = (name: string): string => name.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');

/** Whole names of banks, plain and without 'bank', that customers write for the short ones. */
const SHORT: Record<string, string> = {
  centralasia: 'bca',
  negaraindonesia: 'bni',
  bni46: 'bni',
  rakyatindonesia: 'bri',
  syariahindonesia: 'bsi',
  tabungannegara: 'btn',
  gojek: 'gopay',
  shopee: 'shopeepay',
};
/** By `bankKey`. The number of an account there is that of a phone. */
const WALLETS: readonly string[] = ['gopay', 'ovo', 'dana', 'shopeepay', 'linkaja'];
export const isWallet = (key: string): boolean => WALLETS.includes(key);

/** A branch is no part of the name: `BCA KCP Dago`. */
const BRANCH = /\b(kcp|kcu|kc|cab|cabang)\b.*$/i;
/** Between two names of one bank: `BCA (Bank Central Asia)`, `BRI - Bank Rakyat Indonesia`. */
const BETWEEN_NAMES = /[()/]|\s[-–]\s/;

/**
 * What is the same for all spellings of a bank's name. Two names are one bank only where both are its names: BCA Digital is another
 * bank than BCA, also in brackets.
 */
export function bankKey(name: string): string {
  const whole = name.replace(/\b(pt|persero|tbk)\b/gi, '').replace(BRANCH, '');
  const keys = new Set(whole.split(BETWEEN_NAMES).map(shortOf).filter(Boolean));
  return keys.size === 1 ? [...keys][0]! : shortOf(whole);
}
function shortOf(name: string): string {
  const bare = plainName(name).replace(/^bank/, '');
  return SHORT[bare] ?? bare;
}

/** What is the same for all spellings of an account: the number at its bank, since wallets share phone numbers. */
export function accountKey(bankName: string | null, accountNumber: string): string {
  const bank = bankKey(bankName ?? '');
  const digits = accountNumber.replace(/\D/g, '');
  return `${bank} ${isWallet(bank) ? digits.replace(/^62/, '0') : digits}`;
}

/** Bank, number and holder, however they are written. Two that are not known are the same. */
export const isSameAccount = (one: BankAccount, other: BankAccount): boolean => wholeKey(one) === wholeKey(other);

const wholeKey = ({ bankName, accountNumber, accountName }: BankAccount): string =>
  `${accountNumber === null ? bankKey(bankName ?? '') : accountKey(bankName, accountNumber)} ${plainName(accountName ?? '')}`;
