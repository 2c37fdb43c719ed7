/** A bank account as someone has typed it. */
export type BankAccount = Record<'bankName' | 'accountNumber' | 'accountName', string | null>;

/** Letters and digits alone, in small letters: how names are compared, however they are written. */
export const plainName = (name: string): string => name.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');

/** Whole names of banks, plain and without 'bank', that customers write for the short ones. */
const SHORT: Record<string, string> = {
  centralasia: 'bca',
  negaraindonesia: 'bni',
  rakyatindonesia: 'bri',
  syariahindonesia: 'bsi',
  tabungannegara: 'btn',
};

/** What is the same for all spellings of a bank's name. */
export function bankKey(name: string): string {
  const bare = plainName(name.replace(/\b(pt|persero|tbk)\b/gi, '')).replace(/^bank/, '');
  return SHORT[bare] ?? bare;
}

/** What is the same for all spellings of an account: the number at its bank, since wallets share phone numbers. */
export const accountKey = (bankName: string | null, accountNumber: string): string =>
  `${bankKey(bankName ?? '')} ${accountNumber.replace(/\D/g, '')}`;

/** Bank, number and holder, however they are written. Two that are not known are the same. */
export const isSameAccount = (one: BankAccount, other: BankAccount): boolean => wholeKey(one) === wholeKey(other);

const wholeKey = ({ bankName, accountNumber, accountName }: BankAccount): string =>
  `${accountNumber === null ? bankKey(bankName ?? '') : accountKey(bankName, accountNumber)} ${plainName(accountName ?? '')}`;
