import { type Sen, negate } from '../../platform/sen.js';
import { type BesidesMembers, membersPart } from './group-costs.js';
import type { CostAccount } from './ledger-account.js';
import { type Dimensions, type Posting, balanced, passedOn, reversed } from './postings.js';

/** The reimbursement that is owed to a host: from the funds of the members, and `besides`. docs/rules/ledger.md#remainders */
export const reimbursementDue = (amount: Sen, about: Dimensions, besides: BesidesMembers = {}): Posting[] =>
  balanced(about, { ...besides, memberFunds: membersPart(amount, besides), hostPayable: negate(amount) });

/** Another amount for the same days than was owed before; negative: less. */
export const reimbursementCorrected = (difference: Sen, about: Dimensions): Posting[] =>
  balanced(about, { priceDifference: difference, hostPayable: negate(difference) });

/** Of what was owed this is for days that were not used, and stays with the members. */
export const reimbursementUnused = (unused: Sen, about: Dimensions): Posting[] =>
  reversed(reimbursementDue(unused, about));

/** The reimbursement was transferred from the bank. */
export const reimbursementPaid = (amount: Sen, about: Dimensions): Posting[] =>
  balanced(about, { hostPayable: amount, bank: negate(amount) });

/** The shop has bought for a group: what is held for its members, and `besides`, goes to the provider. */
export const shopPurchasePaid = (amount: Sen, about: Dimensions, besides: BesidesMembers = {}): Posting[] =>
  balanced(about, { ...besides, memberFunds: membersPart(amount, besides), bank: negate(amount) });

/** The shop has paid for something that it sells, from the bank: a cost against the sale. docs/rules/costs.md */
export const costPaid = (amount: Sen, account: CostAccount, about: Dimensions): Posting[] =>
  balanced(about, { [account]: amount, bank: negate(amount) });

/** It was booked by mistake: the money never left so. */
export const costReversed = (amount: Sen, account: CostAccount, about: Dimensions): Posting[] =>
  balanced(about, { bank: amount, [account]: negate(amount) });

/** A host who has ended owes the unused part of a cycle. */
export const receivableOpened = (amount: Sen, about: Dimensions): Posting[] =>
  balanced(about, { hostReceivable: amount, memberFunds: negate(amount) });

/** The host has paid it. */
export const receivableSettled = (amount: Sen, about: Dimensions): Posting[] =>
  balanced(about, { bank: amount, hostReceivable: negate(amount) });

/** It is not asked for any more: a loss of the shop. */
export const receivableWaived = (amount: Sen, about: Dimensions): Posting[] =>
  balanced(about, { writtenOff: amount, hostReceivable: negate(amount) });

/** What a finished group still holds is the shop's; below zero: what it has cost more than came. docs/rules/ledger.md#remainders */
export const groupFinished = (held: Sen, about: Dimensions): Posting[] =>
  passedOn(held, 'memberFunds', 'groupRemainder', about);
