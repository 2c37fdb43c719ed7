import type { FirstStep, OrderWait } from '#contracts/sales/payments.http';
import type { Obstacle } from '#domain/identity/privacy/erasure';
import type { TrustFacts } from '#domain/platform/trust-facts';
import type { CostAccount } from '#domain/sales/ledger/ledger-account';
import type { PayoutKind } from '#domain/sales/payouts/payout';
import type { Claim } from '#domain/sales/orders/order-obstacle';
import type { ExportSections } from '#runtime/identity/export-section';
import type { Clock } from '#runtime/platform/clock/clock';
import type { Tx } from '#runtime/platform/db/database';
import type { Payout, Prisma } from '#runtime/generated/prisma/client';
import type { BookCheck } from '#runtime/sales/ledger/book-checks';
import type { Cause, LockedOrder } from '#runtime/sales/orders.store';

/** Who did it and when. */
export interface Step {
  cause: Cause;
  at: Date;
}
/** Who ends an order, and the clock for what is decided with it. */
export interface Ending {
  cause: Cause;
  clock: Pick<Clock, 'now'>;
}
/** An order, and the line that has sold it. */
export type SoldOrder = Pick<LockedOrder, 'uid' | 'productLine'>;
/** An order whose payment was confirmed, by this event. */
export interface PaidOrder {
  order: LockedOrder;
  eventUid: string;
}
/** `short`: less than is owed has come, and the rest is awaited. */
export type PaymentEvent = 'submitted' | 'confirmed' | 'rejected' | 'short';
/** How an order ends before it is completed, or after with its money back. */
export type Closing = 'cancel' | 'expire' | 'refund';
/** What a line holds of one order; see `Claim`. */
export interface OrderClaim extends Claim {
  orderUid: string;
}

/** A host of a customer, with the bank account that money for the host goes to. */
export interface HostOfCustomer {
  groupUid: string;
  hostUid: string;
  hostName: string;
  /** What they share. */
  plan: string;
  bankName: string;
  accountNumber: string;
  accountName: string;
}

/** A part of an invoice that is paid in instalments. */
export interface Instalment {
  /** Which one of its plan, from 1. */
  number: number;
  /** Its day; what the order is kept for until `dueAt` without it. */
  plannedAt: Date;
  dueAt: Date;
  askedSen: bigint;
}

/** What an admin has ended before the time that was named. */
export interface ClosedEarly {
  /** Why, in a sentence. */
  words: string;
  /** When, where nobody was given time to pay from then on; null: who was asked for another proof had some. */
  endedAt: Date | null;
  /** Who was asked for another proof, or for the rest, still has time for it. */
  mayAnswer?: true;
}

/** A record that a cost is recorded for. */
export interface CostSubject {
  /** What it is, in words. */
  label: string;
  /** Of which line it is sold. */
  productLine: string;
  /** Null: for no single order. */
  orderUid: string | null;
  /** As much can be expected in all, most often what it was sold for, in sen; 0: unknown. */
  expectedSen: bigint;
}
/** A kind of cost that the shop has for records of a line. docs/rules/costs.md */
export interface CostSource {
  readonly kind: string;
  readonly account: CostAccount;
  /** Null: there is no such record. @throws DomainError in the line's own words where it costs nothing now. */
  find(tx: Tx, uid: string): Promise<CostSubject | null>;
}

/** How a line's own payouts are paid: by its own desk, or with others in one batch. */
export interface PayoutDesk {
  readonly kind: PayoutKind;
  /** Rows of the line that are locked before the payout. */
  lock?(tx: Tx, payout: Payout): Promise<void>;
  /** Refuses to pay it now, in the line's own words. @throws DomainError */
  check?(tx: Tx, payout: Payout): Promise<void>;
  /** It was transferred: the line's own records and events follow. The payout is locked. */
  paid(tx: Tx, payout: Payout): Promise<void>;
}

/**
 * What sales asks of a product line, always in the transaction of the change. A line is asked about the orders that it has
 * sold, and about those of the lines that it `serves`: one order may concern several (a seat, and the voucher that comes
 * with it). A line that leaves a method out has nothing to do there. docs/decisions/0023.
 */
export interface ProductLine {
  /** As its folder is named. */
  readonly name: string;
  /** Other lines in whose orders it has a part, by their names. So a new line makes the orders of the others no dearer. */
  readonly serves?: readonly string[] | 'all';
  /**
   * Locks the rows of the line that must be locked before the orders' rows, e.g. the groups of seats, in the sequence of
   * their uids: one sequence of locks everywhere, no deadlock. Called before orders are paid or closed.
   */
  lockBeforeOrders?(tx: Tx, orderUids: string[]): Promise<void>;
  /** Refuses money that is not for the shop, in the line's own words, before a proof is taken in. @throws DomainError */
  checkPayment?(db: Tx, order: SoldOrder): Promise<void>;
  /** What its customer has to do before the order is paid or bought; null: nothing. `checkPayment` refuses until then. */
  firstStep?(db: Tx, order: SoldOrder): Promise<FirstStep | null>;
  /** What the unpaid order will wait for once it is paid, as far as it is known at `now`; null: nothing. */
  waitsFor?(db: Tx, orderUid: string, now: Date): Promise<OrderWait | null>;
  /** Why its next period is not billed any more, in sentences that name the order; null: its last bill stands, or there was none. */
  billTakenBack?(db: Tx, orderUid: string): Promise<string | null>;
  /** Until when the order can be paid at the latest, whatever else moves its deadline; null: no such moment. */
  latestDue?(tx: Tx, orderUid: string): Promise<Date | null>;
  /** That moment waits for who is asked for another proof, or for the rest: two hours remain in any case. docs/rules/orders.md#deadline */
  readonly waitsForAnswer?: true;
  /** Why an admin has ended what its unpaid order was for before the time that was named; null: none has. */
  closedEarly?(tx: Tx, orderUid: string): Promise<ClosedEarly | null>;
  /** That what it was for has ended, in a sentence: asked while its proof is being checked (what has come goes back then), and once it was cancelled with it; null: it has not. */
  endedMeanwhile?(tx: Tx, orderUid: string): Promise<string | null>;
  /** Its own sweep ends the unpaid order now, with its own reason: that its time to pay is over is none. */
  endsItself?(tx: Tx, orderUid: string): Promise<boolean>;
  /** Moves the line's own records along with a payment. The caller has locked the order. */
  onPayment?(tx: Tx, order: LockedOrder, event: PaymentEvent, step: Step): Promise<void>;
  /**
   * What is asked for next, and until when, of an order that the line lets customers pay in instalments; null: of no such
   * order. `receivedSen`: what has come so far. Asked when a part has come or a proof was rejected.
   */
  nextInstalment?(tx: Tx, order: SoldOrder, receivedSen: bigint): Promise<Instalment | null>;
  /**
   * The same for a payment of another period (an invoice with the purpose `renewal`): the order itself stays as it is, and
   * what was paid for is delivered here.
   */
  onRenewal?(tx: Tx, order: LockedOrder, invoiceUid: string, event: PaymentEvent, step: Step): Promise<void>;
  /** Delivers what was paid for. Called by the job `order-paid`, once for each confirmed payment, with locked orders; answers those, also of others, that are completed with it. */
  onPaid?(tx: Tx, paid: PaidOrder[], at: Date): Promise<LockedOrder[] | void>;
  /** Delivers what comes with orders that were completed at this moment, in the transaction that completes them. */
  onCompleted?(tx: Tx, orders: LockedOrder[], at: Date): Promise<void>;
  /** Refuses to close the order now, in the line's own words. @throws DomainError */
  checkClosing?(tx: Tx, order: LockedOrder, closing: Closing, cause: Cause): Promise<void>;
  /** Gives back what the line holds of an order that has been closed: a seat, stock, a voucher. */
  release?(tx: Tx, order: LockedOrder, closing: Closing, ending: Ending): Promise<void>;
  /** Makes void what the line holds of a completed order that ends otherwise: by another line, which gives its rest back or takes its seat. */
  cutShort?(tx: Tx, order: LockedOrder): Promise<void>;
  /**
   * Takes again what the line held of an order that was closed unpaid and is wanted again. Without it the orders of the line
   * stay closed. @throws DomainError in the line's own words when there is no place.
   */
  reopen?(tx: Tx, order: LockedOrder, step: Step): Promise<void>;
  /** What the line still holds of the orders of a customer, or of one order: what an erasure waits for. */
  claims?(tx: Tx, of: { customerUid: string } | { uid: string }): Promise<OrderClaim[]>;
  /** What is open with the customer beside the own orders, by its name, once each: an erasure waits for it. */
  openWith?(tx: Tx, customerUid: string): Promise<{ kind: Obstacle; name: string }[]>;
  /** The hosts whose groups the customer is in, if money can be sent to them. */
  hostsOf?(tx: Tx, customerUid: string): Promise<HostOfCustomer[]>;
  /** The oldest order of the customer for something of this provider, by its slug, that waits for its payment; null: none. */
  payableOf?(tx: Tx, customerUid: string, provider: string): Promise<string | null>;
  /** Removes the personal data from the line's tables; not the files of the customer. May be called again. */
  erase?(tx: Tx, customerUid: string, at: Date): Promise<void>;
  /** What it has done so far, as numbers that every page may say. */
  trustFacts?(db: Tx, now: Date): Promise<TrustFacts>;
  /** Payouts that the line has scheduled, as the desk of all payouts pays them. */
  readonly payouts?: readonly PayoutDesk[];
  /** What the shop pays for what the line sells, beside what it books by itself. */
  readonly costs?: readonly CostSource[];
  /** Parts of the file with all data of a customer, by names that no other line uses. */
  readonly exportSections?: ExportSections;
  /** Compares the line's records with the accounts that hold their money. docs/rules/ledger.md#checks */
  readonly controlAccounts?: readonly BookCheck[];
  /** Query of (order_uid, subject_uid, uid, label): what the money of an order, or of a subject of postings, is held for. */
  readonly heldFor?: Prisma.Sql;
  /** Query of (file_uid, order_uid, counts) for the pictures in the line's tables; `counts`: accepted or being checked, so not to be sent again. */
  readonly fileUses?: Prisma.Sql;
}
