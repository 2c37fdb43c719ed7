import { type Sen, ZERO_SEN, addSen, negate, sen } from '../../platform/sen.js';
import type { CostAccount } from './ledger-account.js';
import { type Dimensions, type Posting, balanced } from './postings.js';

/** Money of the bank as `subjectUid`, of a part that of the whole: of no order, line or person. docs/rules/ledger.md#unplaced-money */
const unplaced = (subjectUid: string): Dimensions => ({
  productLine: null,
  orderUid: null,
  partyUid: null,
  subjectUid,
});

/** Money that is not known to be of anything has come to the bank. */
export const unplacedReceived = (amount: Sen, uid: string): Posting[] =>
  balanced(unplaced(uid), { bank: amount, unplacedMoney: negate(amount) });

/** It went back to its sender: `sent`, where that is rounded up to the whole rupiah. */
export const unplacedReturned = (amount: Sen, uid: string, sent = amount): Posting[] =>
  balanced(unplaced(uid), { unplacedMoney: amount, rounding: sen(sent - amount), bank: negate(sent) });

/** A transfer of the shop that the bank gives back: to be sent again to `partyUid`. `subjectUid`: the money that came back. */
export interface Bounced {
  /** Null: to no customer. */
  partyUid: string | null;
  subjectUid: string;
}

const bounced = (of: Bounced): Dimensions => ({ productLine: null, orderUid: null, ...of });

/**
 * It stood in the bank as money that nothing explained, as `unplacedUid`, less what the bank has kept of it (`kept`, in sen).
 * docs/rules/ledger.md#bounced-transfers
 */
export const transferBounced = (amount: Sen, unplacedUid: string, of: Bounced, kept = ZERO_SEN): Posting[] => [
  { account: 'unplacedMoney', amount: sen(amount - kept), ...unplaced(unplacedUid) },
  ...(kept > 0n ? [{ account: 'bankCost' as const, amount: kept, ...bounced(of) }] : []),
  { account: 'bouncedTransfers', amount: negate(amount), ...bounced(of) },
];

/** It was sent again. */
export const bouncedPaid = (amount: Sen, of: Bounced): Posting[] =>
  balanced(bounced(of), { bouncedTransfers: amount, bank: negate(amount) });

/** A payment by such money: it is in the bank already. */
export const paidByUnplaced = (postings: Posting[], uid: string): Posting[] =>
  postings.map((posting) =>
    posting.account === 'bank' ? { ...posting, ...unplaced(uid), account: 'unplacedMoney' } : posting,
  );

/**
 * What the bank took by itself (below zero, in sen: a cost) or gave (income), as a line of its statement `lineUid` shows it.
 * docs/rules/ledger.md#bank-charges
 */
export const bankCharged = (amount: Sen, lineUid: string): Posting[] =>
  balanced(unplaced(lineUid), { bank: amount, [amount < 0n ? 'bankCost' : 'bankInterest']: negate(amount) });

/**
 * A gateway has transferred what it held; `fee`: what it kept beyond its tariff, below zero where it kept less. `lineUid`: the
 * line of the bank that shows it. docs/rules/ledger.md#gateway
 */
export const gatewaySettled = (amount: Sen, fee: Sen, lineUid: string): Posting[] =>
  balanced(unplaced(lineUid), { bank: amount, gatewayFee: fee, gatewayBalance: negate(addSen(amount, fee)) });

/** A seller has given money back, which came as unplaced money `unplacedUid`: the cost is less by it. docs/rules/costs.md#recoveries */
export const costRecovered = (amount: Sen, account: CostAccount, about: Dimensions, unplacedUid: string): Posting[] => [
  { account: 'unplacedMoney', amount, ...unplaced(unplacedUid) },
  { account, amount: negate(amount), ...about },
];
