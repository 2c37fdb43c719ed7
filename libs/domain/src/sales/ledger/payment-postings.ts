import { type Sen, ZERO_SEN, negate } from '../../platform/sen.js';
import type { LedgerAccount } from './ledger-account.js';
import { type Books, type Dimensions, type Posting, USUAL_BOOKS, balanced } from './postings.js';

/** What came with a payment, in sen: the unique code in it, and what the shop bears of it because no bank moves less than a rupiah. */
export interface ReceivedMoney {
  received: Sen;
  code?: Sen;
  rounding?: Sen;
}

/**
 * A confirmed payment that settles `total` of its invoice: the fees are income, the rest is held. `fees` is 0 where the
 * components are unknown. What was `received` beyond that and the unique `code` is a deposit, which a later payment may use up.
 * docs/rules/ledger.md#deposits
 */
export const paymentReceived = (
  total: Sen,
  fees: Sen,
  about: Dimensions,
  { held, income }: Books = USUAL_BOOKS,
  { received, code = ZERO_SEN, rounding = ZERO_SEN }: ReceivedMoney = { received: total },
): Posting[] =>
  balanced(about, {
    bank: received,
    rounding,
    customerDeposit: (total + code - received - rounding) as Sen,
    uniqueCodeIncome: negate(code),
    [held]: negate((total - fees) as Sen),
    [income]: negate(fees),
  });

/** The same, paid by credit that another order, `of`, has left: nothing comes to the bank. */
export const paidByCredit = (postings: Posting[], of: Dimensions): Posting[] =>
  postings.map((posting) => (posting.account === 'bank' ? { ...posting, ...of, account: 'customerCredit' } : posting));

/** Money that a line of the shop holds and that pays an order: its account, and the dimensions of what is held. */
export interface Fund extends Dimensions {
  account: LedgerAccount;
}

/** The same, paid out of money that the shop holds already: nothing comes to the bank. */
export const paidByFund = (postings: Posting[], fund: Fund): Posting[] =>
  postings.map((posting) => (posting.account === 'bank' ? { ...posting, ...fund } : posting));

/** The same through a gateway, which holds the shop's money: paid by a customer, or given back. */
export const paidThroughGateway = (postings: Posting[]): Posting[] =>
  postings.map((posting) => (posting.account === 'bank' ? { ...posting, account: 'gatewayBalance' } : posting));

/** What the gateway keeps of a payment. */
export const gatewayFeeKept = (fee: Sen, about: Dimensions): Posting[] =>
  balanced(about, { gatewayFee: fee, gatewayBalance: negate(fee) });
