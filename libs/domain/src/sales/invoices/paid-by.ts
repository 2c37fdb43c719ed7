import { outstandingSen, roundingOf, settledBy } from './invoice.js';
import { type CodedInvoice, codeIn } from './unique-code.js';

/** How money that has come to an open invoice is used, in sen. */
export interface PaidBy {
  /** Nothing is missing any more. */
  isWhole: boolean;
  /** What the invoice settles with it: all of its amount with what completes it, else nothing. */
  settledSen: bigint;
  /** The unique code in it: the shop's. */
  codeSen: bigint;
  /** What is missing below a rupiah: the shop bears it. */
  roundingSen: bigint;
  /** The customer's credit. */
  overSen: bigint;
}

/** Of a way to pay that asks for no code, `uniqueCode` is null. docs/rules/payments.md#received-amounts */
export function paidBy(invoice: CodedInvoice, cameSen: bigint): PaidBy {
  const codeSen = codeIn(invoice, cameSen);
  const roundingSen = roundingOf(invoice, cameSen, codeSen);
  const { settledSen, overSen } = settledBy(invoice, cameSen + roundingSen);
  const isWhole = cameSen + roundingSen >= outstandingSen(invoice);
  return { isWhole, settledSen, codeSen, roundingSen, overSen: overSen - codeSen };
}
