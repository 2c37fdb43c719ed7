import { DomainError } from '../../platform/domain-error.js';
import type { Sen } from '../../platform/sen.js';
import { isAccountNumber, isOnlyZeros, readAccountNumber } from './account-number.js';

/** One transfer of a bank's bulk upload. */
export interface BankTransfer {
  /** Its number in the file, from 1. */
  row: number;
  bankName: string;
  accountNumber: string;
  accountName: string;
  amount: Sen;
  /** What the receiver reads on the statement. */
  note: string;
}

const HEADER = ['No', 'Bank', 'Nomor Rekening', 'Nama Penerima', 'Jumlah', 'Berita'];
/** Longer notes are refused by banks. */
const NOTE_LENGTH = 18;

const NOTES: Record<string, string> = {
  reimbursement: 'Penggantian',
  refund: 'Pengembalian',
  venue: 'Venue',
  unplaced: 'Pengembalian',
  bounced: 'Kirim ulang',
  disbursement: 'Donasi',
};

/** The first four characters of a uid that hold a digit: letters alone are no reference when a statement is matched. */
const CODE = /(?=[a-f]{0,3}\d)[0-9a-f]{4}/;

/** What a transfer of the file says about itself, which the statement shows again. */
export const transferNote = (kind: string, refUid: string): string =>
  `${NOTES[kind] ?? 'Patungan'} ${CODE.exec(refUid.replaceAll('-', ''))?.[0] ?? refUid.slice(0, 4)}`;

/**
 * The file of a bank's bulk transfer: commas, no BOM, amounts in rupiah with a point before the sen. Cells hold letters, digits
 * and a few harmless signs only, and begin with a letter or digit: none is read as a formula, none needs quotes.
 * @throws DomainError ACCOUNT_NUMBER_BROKEN for an account number without digits, ACCOUNT_NAME_BROKEN for a name without letters of the bank.
 */
export function bankFile(transfers: BankTransfer[]): string {
  const rows = transfers.map(({ row, bankName, accountNumber, accountName, amount, note }) => [
    String(row),
    named(bankName, accountNumber),
    digitsOf(accountNumber, accountName),
    named(accountName, accountNumber),
    rupiahOf(amount),
    plain(note).slice(0, NOTE_LENGTH).trim(),
  ]);
  return [HEADER, ...rows].map((cells) => `${cells.join(',')}\r\n`).join('');
}

/** Letters that are not one with a mark. */
const LETTERS: Record<string, string> = {
  ß: 'ss',
  æ: 'ae',
  Æ: 'AE',
  œ: 'oe',
  Œ: 'OE',
  ø: 'o',
  Ø: 'O',
  đ: 'd',
  Đ: 'D',
  ł: 'l',
  Ł: 'L',
  ı: 'i',
};

const plain = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/[ßæœøđłı]/giu, (letter) => LETTERS[letter] ?? letter)
    .replace(/\p{M}/gu, '')
    .replace(/[^A-Za-z0-9 .'&/-]+/g, ' ')
    .replace(/\s+/g, ' ')
    .replace(/^[^A-Za-z0-9]+/, '')
    .trim();

/** A bank refuses the whole file for one empty name. */
function named(text: string, accountNumber: string): string {
  const name = plain(text);
  if (name !== '') return name;
  throw new DomainError(
    'ACCOUNT_NAME_BROKEN',
    `Nama bank atau pemilik rekening ${accountNumber} tidak berisi huruf Latin, jadi ditolak bank. Perbaiki dulu rekeningnya.`,
  );
}

function digitsOf(accountNumber: string, accountName: string): string {
  const digits = readAccountNumber(accountNumber);
  if (isAccountNumber(digits)) return digits;
  throw new DomainError(
    'ACCOUNT_NUMBER_BROKEN',
    `Nomor rekening ${accountName} ${isOnlyZeros(digits) ? 'nol semua' : 'bukan angka'}. Perbaiki dulu rekeningnya.`,
  );
}

const rupiahOf = (amount: Sen): string => {
  const cents = amount % 100n;
  return `${amount / 100n}${cents === 0n ? '' : `.${String(cents).padStart(2, '0')}`}`;
};
