import { type Sen, addSen, negate } from '../../platform/sen.js';
import { wibClock } from '../../platform/wib.js';
import { LEDGER_ACCOUNT, type LedgerAccount } from './ledger-account.js';

/** The dimensions of a posting, for reports. docs/rules/ledger.md#dimensions */
export interface Dimensions {
  /** Null: of money that is not known to be of any. */
  productLine: string | null;
  /** Null: not of one order, e.g. what a cause has passed on. */
  orderUid: string | null;
  /** The customer, as uid. */
  partyUid: string | null;
  /** What the money is held for: a row of the product line. */
  subjectUid?: string | null;
}

/** Where the money of an order is booked. docs/rules/ledger.md#whose-money */
export interface Books {
  /** For what is not the shop's. */
  held: LedgerAccount;
  /** For the shop's part. */
  income: LedgerAccount;
  /** The row of the line that the money is held for, e.g. a cause. */
  subjectUid: string | null;
}

export const USUAL_BOOKS: Books = { held: 'memberFunds', income: 'feeIncome', subjectUid: null };

/** Things that are sent, with the way to the customer: a sale of the shop. */
export const GOODS_BOOKS = { income: 'goodsIncome' } as const satisfies Partial<Books>;

/** As the product line has written it into `books` of the first item's `details` when it was ordered; else as usual. */
export function booksOf([first]: { details: unknown }[]): Books {
  const { books } = (first?.details ?? {}) as { books?: Partial<Books> };
  const { held, income, subjectUid } = { ...USUAL_BOOKS, ...books };
  for (const account of [held, income])
    if (!Object.hasOwn(LEDGER_ACCOUNT, account)) throw new Error(`there is no ledger account ${account}`);
  return { held, income, subjectUid };
}

/** Debits are positive, credits negative; every entry sums to zero. docs/rules/ledger.md#double-entry */
export interface Posting extends Dimensions {
  account: LedgerAccount;
  amount: Sen;
}

/** The first day of the month in Jakarta, for a `date` column. */
export function periodOf(at: Date): Date {
  const clock = wibClock(at);
  return new Date(Date.UTC(clock.getUTCFullYear(), clock.getUTCMonth(), 1));
}

/** Money that was held is passed on: it leaves `from` for another account. */
export const passedOn = (amount: Sen, from: LedgerAccount, to: LedgerAccount, about: Dimensions): Posting[] =>
  balanced(about, { [from]: amount, [to]: negate(amount) });

/** Money that stays in its account is held for another subject from now on. */
export const heldForAnother = (
  amount: Sen,
  account: LedgerAccount,
  about: Omit<Dimensions, 'subjectUid'>,
  subject: { from: string; to: string },
): Posting[] => [
  { account, amount, ...about, subjectUid: subject.from },
  { account, amount: negate(amount), ...about, subjectUid: subject.to },
];

/** The opposite, because entries are never changed. */
export const reversed = (postings: Posting[]): Posting[] =>
  postings.map((posting) => ({ ...posting, amount: negate(posting.amount) }));

/** An entry of these accounts, without amounts of zero. @throws Error when it does not sum to zero. */
export function balanced(about: Dimensions, amounts: Partial<Record<LedgerAccount, Sen>>): Posting[] {
  if (addSen(...Object.values(amounts)) !== 0n) throw new Error('unbalanced ledger entry');
  return (Object.entries(amounts) as [LedgerAccount, Sen][])
    .filter(([, amount]) => amount !== 0n)
    .map(([account, amount]) => ({ account, amount, ...about }));
}
