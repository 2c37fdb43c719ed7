import { type Sen, ZERO_SEN, addSen, negate, sen } from '../../platform/sen.js';
import { wibClock } from '../../platform/wib.js';
import { type BesidesMembers, membersPart } from './group-costs.js';

/** The ledger accounts that the code posts to: code in `ledger_account` and name. */
export const LEDGER_ACCOUNT = {
  bank: 'Bank',
  memberFunds: 'Dana anggota',
  hostPayable: 'Utang ke host',
  feeIncome: 'Pendapatan biaya admin',
  hostReceivable: 'Piutang dari host',
  customerCredit: 'Kredit pelanggan',
  donationFunds: 'Dana donasi',
  giftFunds: 'Titipan hadiah dan tip',
  tipIncome: 'Pendapatan tip',
  customerDeposit: 'Titipan pelanggan',
  refundPayable: 'Utang pengembalian dana',
  goodsIncome: 'Penjualan barang',
  gatewayBalance: 'Saldo di gateway',
  gatewayFee: 'Biaya gateway',
  uniqueCodeIncome: 'Pendapatan kode unik',
  unplacedMoney: 'Dana belum dikenali',
  bankCost: 'Biaya bank',
  bankInterest: 'Bunga bank',
  goodsCost: 'Biaya pembelian barang',
  venueFunds: 'Dana untuk tempat main',
  qurbanFunds: 'Dana qurban',
  transferFeeIncome: 'Potongan biaya transfer',
  rounding: 'Pembulatan',
  priceDifference: 'Selisih harga provider',
  writtenOff: 'Piutang dihapus',
  groupRemainder: 'Sisa grup selesai',
  postageCost: 'Biaya pengiriman',
  bouncedTransfers: 'Transfer dikembalikan bank',
} as const;
export type LedgerAccount = keyof typeof LEDGER_ACCOUNT;

/** The expenses that are booked as costs. */
export type CostAccount = Extract<LedgerAccount, 'goodsCost' | 'postageCost'>;

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

/** Money of the bank as `subjectUid`, of a part that of the whole: of no order, line or person. docs/rules/ledger.md#unplaced-money */
const unplaced = (subjectUid: string): Dimensions => ({
  productLine: null,
  orderUid: null,
  partyUid: null,
  subjectUid,
});

/** It has come to the bank. */
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

/** What the gateway keeps of a payment. */
export const gatewayFeeKept = (fee: Sen, about: Dimensions): Posting[] =>
  balanced(about, { gatewayFee: fee, gatewayBalance: negate(fee) });

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

/** A seller has given money back, which came as unplaced money `unplacedUid`: the cost is less by it. docs/rules/costs.md#recoveries */
export const costRecovered = (amount: Sen, account: CostAccount, about: Dimensions, unplacedUid: string): Posting[] => [
  { account: 'unplacedMoney', amount, ...unplaced(unplacedUid) },
  { account, amount: negate(amount), ...about },
];

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

/** What a refund takes back: a sale, fees included, or money that has paid for nothing. Amounts in sen. */
export interface Refunded {
  amount: Sen;
  fee: Sen;
  deposit: boolean;
  /** The unique code in it. */
  code?: Sen;
  /** What the shop has borne of the payment that it gives back. */
  rounding?: Sen;
}
/** A refund that is still to be transferred. */
export const refundOwed = (refund: Refunded, about: Dimensions, books?: Books): Posting[] =>
  balanced(about, { ...takenBack(refund, books), refundPayable: negate(refund.amount) });
/** It was transferred from the bank: `sent`, where that is rounded up to the whole rupiah. */
export const refundPaid = (amount: Sen, about: Dimensions, sent = amount): Posting[] =>
  balanced(about, { refundPayable: amount, rounding: (sent - amount) as Sen, bank: negate(sent) });

/** A refund that is kept as the customer's credit. */
export const refundCredited = (refund: Refunded, about: Dimensions, books?: Books): Posting[] =>
  balanced(about, { ...takenBack(refund, books), customerCredit: negate(refund.amount) });
/** The same of credit. */
export const creditPaid = (amount: Sen, about: Dimensions, sent = amount): Posting[] =>
  balanced(about, { customerCredit: amount, rounding: (sent - amount) as Sen, bank: negate(sent) });

const takenBack = (
  { amount, fee, deposit, code = ZERO_SEN, rounding = ZERO_SEN }: Refunded,
  { held, income }: Books = USUAL_BOOKS,
): Partial<Record<LedgerAccount, Sen>> =>
  deposit
    ? { customerDeposit: amount }
    : {
        [held]: (amount + rounding - fee - code) as Sen,
        [income]: fee,
        uniqueCodeIncome: code,
        rounding: negate(rounding),
      };

/** The opposite, because entries are never changed. */
export const reversed = (postings: Posting[]): Posting[] =>
  postings.map((posting) => ({ ...posting, amount: negate(posting.amount) }));

/** Without amounts of zero. */
function balanced(about: Dimensions, amounts: Partial<Record<LedgerAccount, Sen>>): Posting[] {
  if (addSen(...Object.values(amounts)) !== 0n) throw new Error('unbalanced ledger entry');
  return (Object.entries(amounts) as [LedgerAccount, Sen][])
    .filter(([, amount]) => amount !== 0n)
    .map(([account, amount]) => ({ account, amount, ...about }));
}
