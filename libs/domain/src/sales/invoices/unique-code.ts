import { SEN_PER_RUPIAH, askedOf, roundingOf } from './invoice.js';

export const MOST_UNIQUE_CODE = 999;

export interface CodedInvoice {
  amountSen: bigint;
  receivedSen: bigint;
  askedSen: bigint | null;
  /** In rupiah, 1–999. */
  uniqueCode: number | null;
}

/** What the code adds to a transfer, in sen; 0 of instalments and of the rest of a short payment. docs/rules/payments.md#unique-code */
export const codeSenOf = ({ uniqueCode, receivedSen, askedSen }: Omit<CodedInvoice, 'amountSen'>): bigint =>
  uniqueCode === null || receivedSen > 0n || askedSen !== null ? 0n : BigInt(uniqueCode) * SEN_PER_RUPIAH;

/** What a transfer is asked to be, in sen: with the code. It is not owed: see `askedOf`. */
export const transferOf = (invoice: CodedInvoice): bigint => askedOf(invoice) + codeSenOf(invoice);

/** The part of a transfer that is the code, in sen: all of it, or nothing where less than the rupiah of amount and code has come. */
export function codeIn(invoice: CodedInvoice, cameSen: bigint): bigint {
  const codeSen = codeSenOf(invoice);
  return cameSen + roundingOf(invoice, cameSen, codeSen) >= invoice.amountSen + codeSen ? codeSen : 0n;
}

/** The part of a refund that is the code, in sen: it goes back last. `leftSen`: what can be given back, with the code. */
export function codeRefunded(amountSen: bigint, leftSen: bigint, codeSen: bigint): bigint {
  const codeLeft = codeSen < leftSen ? codeSen : leftSen;
  const part = amountSen - (leftSen - codeLeft);
  return part > 0n ? part : 0n;
}

/** What the shop has borne of a payment, in sen, that a refund takes back: with the last of its money, so that nothing stays held. */
export const roundingRefunded = (amountSen: bigint, leftSen: bigint, roundingSen: bigint): bigint =>
  amountSen === leftSen ? roundingSen : 0n;
