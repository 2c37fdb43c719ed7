import { DomainError } from '../../platform/domain-error.js';
import { type Sen, addSen, formatSen } from '../../platform/sen.js';
import { accountKey, plainName } from './bank-account.js';

/** Where a payout goes to; without an account number to where the customer's money came from, of no customer to the one who is named. */
export interface Destination {
  customerUid: string | null;
  bankName: string | null;
  accountNumber: string | null;
  accountName: string | null;
}

/** A payout that was paid already, with the reference of its transfer. */
export interface PaidWith extends Destination {
  uid: string;
  /** The first payout of its transfer; null: itself. */
  transferUid: string | null;
  /** The batch whose file has paid it. */
  batchUid: string | null;
  amount: Sen;
}

/**
 * What is the same for payouts that one transfer can pay: the number at its bank, however they are written, or back to the account that
 * one customer has paid from, or the seller or courier who was paid; null: of an unknown sender without an account. Wallets take phone numbers, so a number alone is no account.
 */
export function destinationKey({ customerUid, bankName, accountNumber, accountName }: Destination): string | null {
  if (accountNumber === null)
    return customerUid ? `customer ${customerUid}` : accountName && `payee ${plainName(accountName)}`;
  return accountKey(bankName, accountNumber);
}

/** Whether both names are those of one seller or courier, however they are written. */
export const isSamePayee = (one: string, other: string): boolean => plainName(one) === plainName(other);

/** Whether one transfer can pay both. */
export function isSameDestination(one: Destination, other: Destination): boolean {
  const key = destinationKey(one);
  return key !== null && key === destinationKey(other);
}

/**
 * Of which transfer a payout is that is paid with a reference. A bank's reference names one transfer, which may pay several payouts to
 * one account; that it is the same transfer is said by the admin (`isSame`), since a second payment looks alike.
 * `used`: what was paid with this reference; the file of a batch is a transfer that nothing joins by hand. docs/rules/payments.md#transfers
 * @returns the uid of the first payout of that transfer; null: a transfer of its own.
 * @throws DomainError REFERENCE_USED, REFERENCE_OF_SAME_ACCOUNT where the word of the admin is missing.
 */
export function transferOf(payout: Destination, used: PaidWith[], isSame: boolean): string | null {
  const [first] = used;
  if (!first) return null;
  const paid = sumOf(used);
  if (!used.every((other) => other.batchUid === null && isSameDestination(payout, other)))
    throw new DomainError(
      'REFERENCE_USED',
      `Nomor referensi ini sudah dipakai untuk transfer ${paid} ke rekening lain. Periksa lagi di rekening koran, ya.`,
      'conflict',
      'reference',
    );
  if (!isSame)
    throw new DomainError(
      'REFERENCE_OF_SAME_ACCOUNT',
      `Nomor referensi ini sudah dipakai untuk transfer ${paid} ke rekening yang sama. Kalau memang satu transfer, centang "Bagian dari transfer itu", lalu catat lagi.`,
      'conflict',
      'reference',
    );
  return first.transferUid ?? first.uid;
}

/**
 * The file of a batch is one transfer, so its reference is that of no other one. `used`: what was paid with it.
 * @throws DomainError REFERENCE_USED.
 */
export function checkReferenceOfBatch(batchUid: string, used: PaidWith[]): void {
  const others = used.filter((other) => other.batchUid !== batchUid);
  if (others.length > 0)
    throw new DomainError(
      'REFERENCE_USED',
      `Nomor referensi ini sudah dipakai untuk transfer ${sumOf(others)} yang lain. Isi nomor referensi transfer massal ini, ya.`,
      'conflict',
      'reference',
    );
}

/**
 * What the file of a batch pays later was sent with the rest of it, under the same reference.
 * @throws DomainError BATCH_REFERENCE.
 */
export function checkSameFile(before: { reference: string | null; isSame: boolean }): void {
  if (before.isSame) return;
  throw new DomainError(
    'BATCH_REFERENCE',
    `Sebagian transfer massal ini sudah tercatat dengan referensi ${before.reference}. Satu transfer massal satu transfer bank, jadi isi referensi yang sama.`,
    'conflict',
    'reference',
  );
}

const sumOf = (paid: PaidWith[]): string => formatSen(addSen(...paid.map(({ amount }) => amount)));
