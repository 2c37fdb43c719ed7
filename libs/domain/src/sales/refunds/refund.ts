import { DomainError } from '../../platform/domain-error.js';
import { type Sen, addSen, formatSen, negate, ZERO_SEN, sen } from '../../platform/sen.js';
import { defineTransitions } from '../../platform/transitions.js';
import { type BankAccount, bankKey, isSameAccount, plainName } from '../payouts/bank-account.js';

export const REFUND_STATES = ['requested', 'approved', 'credited', 'used', 'paid', 'cancelled'] as const;
export type RefundState = (typeof REFUND_STATES)[number];
/**
 * `credited`: kept as the customer's credit, until it has paid renewals (`used`) or is paid to a bank account; the customer
 * may ask for it back (`requested` again). docs/rules/payments.md#credit */
export const refundMoves = defineTransitions<RefundState>()(
  'refund',
  {
    requested: 'Pengembalian dana ini masih menunggu diproses.',
    approved: 'Pengembalian dana ini sudah disetujui.',
    credited: 'Pengembalian dana ini sudah disimpan sebagai kredit.',
    used: 'Pengembalian dana ini sudah terpakai sebagai kredit.',
    paid: 'Pengembalian dana ini sudah ditransfer.',
    cancelled: 'Pengembalian dana ini sudah dibatalkan.',
  },
  {
    requested: {
      approve: { to: 'approved', by: ['admin'] },
      credit: { to: 'credited', by: ['system', 'customer'] },
      cancel: { to: 'cancelled', by: ['admin'] },
    },
    approved: { pay: { to: 'paid', by: ['admin'] }, cancel: { to: 'cancelled', by: ['admin'] } },
    credited: {
      pay: { to: 'paid', by: ['admin'] },
      'ask-back': { to: 'requested', by: ['customer'] },
      use: { to: 'used', by: ['system'] },
    },
    used: {},
    paid: {},
    cancelled: {},
  },
);

/** A refund before it is transferred. `amount`: what is left of it. */
export interface WaitingRefund {
  state: RefundState;
  amount: Sen;
  /** What the customer has asked back to the same account besides, in one press: it counts together. */
  askedWith: Sen;
  /** An admin has typed more than the rule gives. */
  aboveRule: boolean;
}

/**
 * Whether a refund needs a second admin before it is transferred: `from` this amount on, and any that is above its rule. Credit too: who
 * has confirmed too much money does not send it on alone. docs/rules/payments.md#refunds
 */
export const needsApproval = ({ state, amount, askedWith, aboveRule }: WaitingRefund, from: Sen): boolean =>
  (state === 'requested' || state === 'credited') && (amount + askedWith >= from || aboveRule);

/** @throws DomainError REFUND_NOT_APPROVED. */
export function checkTransfer(refund: WaitingRefund, from: Sen): void {
  if (!needsApproval(refund, from)) return;
  const { amount, askedWith } = refund;
  const why = amount + askedWith >= from ? `mulai ${formatSen(from)}` : 'di atas nominal menurut aturan';
  throw new DomainError('REFUND_NOT_APPROVED', `Pengembalian ${why} perlu disetujui admin lain dulu.`);
}

/** A payment that a refund may give back. */
interface PaidBy {
  uid: string;
  method: string;
  bankFrom: string;
  accountName: string;
}

/** Payments out of what the shop holds already: nothing came from a bank, and what goes back is the customer's credit. */
type HeldMethod = 'credit' | 'fund';
export const HELD_METHODS: HeldMethod[] = ['credit', 'fund'];
export const isHeldMoney = (method: string): method is HeldMethod => HELD_METHODS.some((held) => held === method);

/**
 * What is the same for payments whose money goes back in one refund: it came from one person's account. A gateway gives back what came
 * through it, charge by charge, and what has paid without a bank is credit.
 */
export function sourceKey({ uid, method, bankFrom, accountName }: PaidBy): string {
  if (method === 'gateway' || isHeldMoney(method)) return uid;
  return `${bankKey(bankFrom)}, ${plainName(accountName)}`;
}

/**
 * Whether the account that an admin names for a transfer has to be approved by another one: always where the customer has named another
 * account; where the customer has named none, a large amount, with what this admin has sent so alone before. docs/rules/payments.md#refunds
 */
export const needsOtherApprover = (
  known: BankAccount,
  named: BankAccount,
  amount: Sen,
  from: Sen,
  aloneSen = 0n,
): boolean => !isSameAccount(known, named) && (known.accountNumber !== null || amount + aloneSen >= from);

/** Nobody could say later where the money went. docs/rules/payments.md#refunds */
export const accountNeeded = (): DomainError =>
  new DomainError(
    'ACCOUNT_NEEDED',
    'Rekening tujuannya belum diketahui. Isi bank, nomor, dan nama pemiliknya.',
    'invalid',
    'accountNumber',
  );

/** An admin who sends money to an account that is not the known one says why. @throws DomainError REASON_NEEDED, field `reason`. */
export function checkOtherAccount(known: BankAccount, named: BankAccount, reason: string | undefined): void {
  if (reason || isSameAccount(known, named)) return;
  const why = known.accountNumber
    ? `Rekening ini bukan yang tercatat (${accountEnding(known)}). Tulis alasannya.`
    : 'Rekening tujuannya belum tercatat. Tulis alasannya, misalnya dari mana rekening ini.';
  throw new DomainError('REASON_NEEDED', why, 'invalid', 'reason');
}

/** 'BCA …6789': what the audit log and a message say of an account, since they outlive the customer's data. */
export const accountEnding = ({ bankName, accountNumber }: Omit<BankAccount, 'accountName'>): string =>
  `${bankName ?? ''} …${accountNumber?.slice(-4) ?? ''}`.trim();

/** An admin who asks for something or decides about it. */
export interface ActingAdmin {
  uid: string;
  name: string;
}

/** Whose word something is. */
export interface Word {
  by: string;
  /** Null: of a customer or the system, or of before, when the name alone was kept. */
  byUid: string | null;
}

/** A refund and whose word it is. */
interface AskedRefund extends WaitingRefund {
  /** Who has asked for it, and of money that has paid for nothing who has confirmed that it came. */
  words: readonly Word[];
  /** It was kept as credit, and the customer has asked for it back. */
  wasCredit: boolean;
}

/**
 * Four eyes: what needs a second admin is not approved by the one who asked for it, or has booked the credit. What needs none is let go by
 * the same rule as it is transferred. @throws DomainError OWN_REFUND.
 */
export function checkApproval({ words, wasCredit, ...refund }: AskedRefund, admin: ActingAdmin, from: Sen): void {
  if (!needsApproval(refund, from)) return;
  if (words.some(({ by, byUid }) => byUid === null && by === admin.name))
    throw new DomainError(
      'OWN_REFUND',
      `Pengembalian ini dibukukan admin bernama ${admin.name}, sama dengan namamu. Minta admin lain menyetujuinya.`,
    );
  if (words.every(({ byUid }) => byUid !== admin.uid)) return;
  throw new DomainError(
    'OWN_REFUND',
    wasCredit
      ? 'Kredit ini kamu yang membukukan, jadi admin lain yang menyetujui pengembaliannya.'
      : 'Kamu yang meminta pengembalian ini. Minta admin lain menyetujuinya.',
  );
}

/** The amount of a payment that can still be refunded, in sen. Cancelled refunds do not count. */
export const refundable = (received: Sen, refunds: { state: RefundState; amount: Sen }[]): Sen =>
  addSen(received, ...refunds.filter(({ state }) => state !== 'cancelled').map(({ amount }) => negate(amount)));

/** Amount and fee, in sen, of what goes back or has gone back. */
export interface RefundShare {
  amount: Sen;
  fee: Sen;
}
const NOTHING_BEFORE: RefundShare = { amount: ZERO_SEN, fee: ZERO_SEN };

/**
 * A refund of several payments that together paid one invoice: the first ones give first, and the shop's fee goes back in the
 * proportion in which the money does, with what went back `before`. `lefts`: what can be given back of each; without an amount
 * all of it. `fee`: in the whole invoice; no more than its money. Of a part of the money it is a whole rupiah, rounded down.
 * @throws DomainError NOTHING_RECEIVED, REFUND_TOO_LARGE.
 */
export function shareRefund(
  lefts: Sen[],
  fee: Sen,
  amount = addSen(...lefts),
  before: RefundShare = NOTHING_BEFORE,
): RefundShare[] {
  const left = addSen(...lefts);
  if (left === ZERO_SEN) throw new DomainError('NOTHING_RECEIVED', 'Belum ada dana yang masuk untuk pesanan ini.');
  checkRefund(amount, left);
  const whole = addSen(before.amount, left);
  const feeOfWhole = least(fee, whole);
  let [given, feeGiven] = [before.amount, before.fee];
  return lefts.map((leftHere) => {
    const part = least(leftHere, sen(before.amount + amount - given));
    given = addSen(given, part);
    const feeUpToHere = given === whole ? feeOfWhole : sen(((feeOfWhole * given) / whole / 100n) * 100n);
    const feeHere = feeUpToHere > feeGiven ? least(sen(feeUpToHere - feeGiven), part) : ZERO_SEN;
    feeGiven = addSen(feeGiven, feeHere);
    return { amount: part, fee: feeHere };
  });
}
const least = (one: Sen, other: Sen): Sen => (one < other ? one : other);

/** The refunds of a payment must not exceed what was received. @throws DomainError REFUND_TOO_LARGE. */
export function checkRefund(amount: Sen, left: Sen): void {
  if (amount > left)
    throw new DomainError('REFUND_TOO_LARGE', `Dana yang masih bisa dikembalikan tinggal ${formatSen(left)}.`);
}
