import { randomUUID } from 'node:crypto';
import {
  ACCOUNT_STATUS,
  type AccountAction,
  accountMoves,
} from '#domain/products/subscriptions/accounts/account-status';
import { planNameOf } from '#domain/catalogue/plan-name';
import { groupSizeOf } from '#domain/catalogue/plan-family';
import { cycleOf } from '#domain/products/subscriptions/hosts/cycle';
import { type TaskOutcome, taskTimes } from '#domain/products/subscriptions/hosts/host-task';
import { claimClocks } from '#domain/products/subscriptions/access/access-claim';
import { memberMoves, memberWaits } from '#domain/products/subscriptions/groups/activate-members';
import { firstPeriod } from '#domain/products/subscriptions/periods/period';
import { moneyBackDueAt } from '#domain/products/subscriptions/accounts/money-back';
import { askNextAt, dueAtOf } from '#domain/products/subscriptions/shop-purchases/shop-purchase';
import { daysAfter } from '#domain/platform/durations';
import { sen } from '#domain/platform/sen';
import { dayInWib } from '#domain/platform/wib';
import { besidesOfShop } from '#domain/sales/ledger/group-costs';
import { paymentReceived } from '#domain/sales/ledger/payment-postings';
import { shopPurchasePaid } from '#domain/sales/ledger/spending-postings';
import { ORDER_STATUS, type OrderAction, orderMoves } from '#domain/sales/orders/order-status';
import type { FileKind } from '#domain/platform/stored-file';
import type { Actor } from '#domain/platform/transitions';
import type { DemoPerson, DemoPlan } from './demo-plan.js';
import { type DemoRows, aboutOrder, postEntry } from './demo-rows.js';
import { type SeatRows, newSeat } from './new-seat.js';
import { USUAL_HOURS } from '#domain/platform/opening-hours';

export interface ReplayContext {
  rows: DemoRows;
  admin: { uid: string; name: string };
  /** Adds a file of this kind about this customer and answers its uid. */
  proof: (kind: FileKind, customerUid: string) => string;
}

/** `by` is the name in the history: 'customer', 'system' or the admin's. */
interface Who {
  actor: Actor;
  by: string;
}
const CUSTOMER: Who = { actor: 'customer', by: 'customer' };
const SYSTEM: Who = { actor: 'system', by: 'system' };

/** One group: each method adds the rows that API and worker would have written, decided by the rules of the domain. */
export class GroupReplay {
  readonly seats: SeatRows[] = [];
  private readonly row: DemoRows['groups'][number] & { freeHostSeats: number[]; freeRegularSeats: number[] };

  constructor(
    private readonly context: ReplayContext,
    uid: string,
    readonly family: DemoPlan['family'],
    openedAt: Date,
  ) {
    const numbers = Array.from({ length: groupSizeOf(family) }, (_, index) => index + 1);
    this.row = {
      uid,
      familyUid: family.uid,
      size: numbers.length,
      freeHostSeats: numbers.slice(0, family.hostSeats),
      freeRegularSeats: numbers.slice(family.hostSeats),
      tvSlots: family.tvSlots,
      tvTaken: 0,
      createdAt: openedAt,
    };
    context.rows.groups.push(this.row);
  }

  get isFull(): boolean {
    return this.row.freeHostSeats.length + this.row.freeRegularSeats.length === 0;
  }

  order(person: DemoPerson, plan: DemoPlan, at: Date): SeatRows {
    const seat = newSeat(person, plan, { groupUid: this.row.uid!, seatNumber: this.takeSeat(plan, at) }, at);
    this.context.rows.orders.push(seat.order);
    this.context.rows.items.push(seat.item);
    if (seat.invoice) this.context.rows.invoices.push(seat.invoice);
    this.context.rows.accounts.push(seat.account);
    this.seats.push(seat);
    return seat;
  }

  /** A member proves the transfer, a host the purchase. */
  sendProof(seat: SeatRows, at: Date): void {
    const { rows, proof } = this.context;
    const isHost = seat.role === 'host';
    const proofRow = {
      uid: randomUUID(),
      orderUid: seat.order.uid,
      accountName: seat.person.name,
      state: 'submitted',
      fileUid: proof(isHost ? 'purchase-proof' : 'payment-proof', seat.person.uid),
      submittedAt: at,
      version: 1,
    };
    if (isHost) {
      this.askToBuy(seat, at);
      // Where the provider's price is not known, the demo host claims an equal share for each seat.
      const claimedSen = this.family.providerPrice ?? seat.plan.grandTotal * BigInt(this.row.size);
      const accountNumber = `00000${seat.person.phoneNumber.slice(-5)}`;
      seat.purchase = { ...proofRow, bankName: 'BCA', accountNumber, claimedSen, debitedAt: at };
      rows.purchases.push(seat.purchase);
    } else {
      if (!seat.invoice) throw new Error('the demo pays before a payment is due');
      const invoiceUid = seat.invoice.uid;
      seat.payment = { ...proofRow, invoiceUid, bankFrom: 'Bank Mandiri', amountSen: seat.plan.grandTotal };
      rows.payments.push(seat.payment);
      this.moveOrder(seat, 'submit-proof', CUSTOMER, 'Bukti pembayaran diunggah', at);
    }
    const why = isHost ? 'Bukti pembelian host diunggah' : 'Bukti pembayaran diunggah';
    this.moveAccount(seat, 'submit-proof', CUSTOMER, why, at);
  }

  /** What the worker asks of a host before the purchase, done with the proof: in the demo a host waits for nothing of it. */
  private askToBuy({ accountUid, order }: SeatRows, doneAt: Date): void {
    const askedAt = order.createdAt;
    const { dueAt } = taskTimes('buy', askedAt, askedAt);
    const done = { endedAt: doneAt, outcome: 'done' satisfies TaskOutcome };
    this.context.rows.hostTasks.push({ accountUid, kind: 'buy', cycleNumber: 1, askedAt, dueAt, ...done });
  }

  /** An admin confirms the payment or verifies the purchase, then the worker moves the members. */
  confirm(seat: SeatRows, at: Date): void {
    const { admin, rows } = this.context;
    seat.confirmedAt = seat.account.confirmedAt = at;
    const decision = { decidedAt: at, decidedBy: admin.name, version: 2 };
    if (seat.purchase) {
      const { providerPrice: providerPriceSen } = this.family;
      Object.assign(seat.purchase, { ...decision, state: 'verified', providerPriceSen, verifiedByUid: admin.uid });
      seat.cycleUid = randomUUID();
      const cycle = cycleOf(new Date(seat.purchase.debitedAt), null, this.family.cycleMonths);
      rows.cycles.push({
        uid: seat.cycleUid,
        groupUid: this.row.uid!,
        number: 1,
        purchaseUid: seat.purchase.uid,
        ...cycle,
        anchorDay: new Date(cycle.anchorDay),
      });
      const verified: Who = { actor: 'system', by: admin.name };
      this.moveAccount(seat, 'activate', verified, 'Pembelian host terverifikasi', at);
      this.moveOrder(seat, 'complete', verified, 'Pembelian host terverifikasi', at);
      const change = { providerPriceSen: String(providerPriceSen) };
      this.audit('verify', 'host-purchases', seat.purchase.uid, at, change);
    } else if (seat.payment) {
      const receivedSen = BigInt(seat.payment.amountSen);
      Object.assign(seat.payment, { ...decision, state: 'confirmed', receivedSen });
      Object.assign(seat.invoice!, { status: 'paid', receivedSen, paidAt: at, version: 2 });
      this.moveOrder(seat, 'confirm-payment', { actor: 'admin', by: admin.name }, 'Pembayaran diterima', at);
      postEntry(
        rows,
        'payment',
        seat.payment.uid,
        paymentReceived(seat.plan.grandTotal, seat.plan.fee, aboutOrder(seat.order)),
        at,
      );
      this.audit('confirm', 'payments', seat.payment.uid, at);
    }
    this.moveMembers(at);
  }

  /** A member says that the seat does not work, and writes the same to the host. */
  claim({ accountUid, person }: SeatRows, message: string, at: Date): void {
    const { rows } = this.context;
    const clocks = claimClocks(at, USUAL_HOURS);
    const [cycle] = rows.cycles.filter(({ groupUid }) => groupUid === this.row.uid);
    const groupUid = this.row.uid!;
    rows.claims.push({
      uid: randomUUID(),
      accountUid,
      groupUid,
      cycleUid: cycle?.uid ?? null,
      reason: 'no-access',
      message,
      openedAt: at,
      ...clocks,
      dueAt: clocks.answerDueAt,
    });
    rows.threads.push({ accountUid, lastAt: at, unreadHost: 1, unreadAdmin: 1 });
    const customerUid = person.uid;
    rows.threadLines.push({ uid: randomUUID(), accountUid, groupUid, party: 'member', customerUid, message, at });
  }

  /** What a member says about the seat, and an admin has shown. */
  review({ accountUid, person, plan }: SeatRows, { stars, text }: { stars: number; text: string }, at: Date): void {
    const { rows, admin } = this.context;
    const uid = randomUUID();
    const { providerUid } = this.family;
    const about = { accountUid, customerUid: person.uid, providerUid };
    const shown = { state: 'shown', decidedAt: at, decidedBy: admin.name, version: 2 };
    const words = { plan: planNameOf(plan.providerName, plan.packageName), stars, text };
    rows.reviews.push({ uid, ...about, ...words, writtenAt: at, ...shown });
    this.audit('show', 'reviews', uid, at);
  }

  audit(action: string, subject: string, subjectUid: string, at: Date, change?: Record<string, string>): void {
    const { rows, admin } = this.context;
    rows.audit.push({ at, actor: admin.name, actorUid: admin.uid, action, subject, subjectUid, change });
  }

  /** The shop buys the first cycle of a group without a host, which members who have paid wait for. */
  buy(at: Date): void {
    const { admin, rows } = this.context;
    const [uid, groupUid] = [randomUUID(), this.row.uid!];
    // A series of treatments is bought once.
    const renewsOn = this.seats.some(({ plan }) => plan.treatments) ? null : dayInWib(daysAfter(at, 30));
    // Where the provider's price is not known, an equal share for each seat.
    const costSen = this.family.providerPrice ?? sen(this.seats[0]!.plan.grandTotal * BigInt(this.row.size));
    const account = 'langganan@patungan.test';
    const renewal = renewsOn === null ? {} : { renewsOn: new Date(renewsOn), askNextAt: askNextAt(renewsOn) };
    const bought = { account, costSen, planPriceSen: this.family.providerPrice, ...renewal };
    rows.shopPurchases.push({
      uid,
      groupUid,
      number: 1,
      askedAt: at,
      dueAt: dueAtOf(at),
      ...bought,
      boughtAt: at,
      boughtBy: admin.name,
    });
    const about = { productLine: 'subscriptions', orderUid: null, partyUid: null, subjectUid: groupUid };
    const besides = besidesOfShop({
      paid: costSen,
      cycles: 1,
      planPrice: this.family.providerPrice,
      groupSize: this.row.size,
    });
    postEntry(rows, 'shop-purchase', uid, shopPurchasePaid(costSen, about, besides), at);
    this.audit('buy', 'shop-purchases', uid, at, { costSen: String(costSen), account, ...(renewsOn && { renewsOn }) });
    this.moveMembers(at);
  }

  private moveMembers(at: Date): void {
    const bought = this.context.rows.shopPurchases.some(({ groupUid }) => groupUid === this.row.uid);
    const rule = { ...this.family, bought };
    const seatOf = (uid: string) => this.seats.find(({ accountUid }) => accountUid === uid)!;
    for (const { accountUid, why } of memberWaits(rule, this.seats)) seatOf(accountUid).account.pendingReason = why;
    for (const { accountUid, action, why } of memberMoves(rule, this.seats)) {
      const seat = seatOf(accountUid);
      this.moveAccount(seat, action, SYSTEM, why, at);
      seat.account.pendingReason = action === 'hold' ? why : null;
      seat.account.moneyBackDueAt = action === 'hold' ? moneyBackDueAt(seat.confirmedAt!) : null;
      if (action !== 'activate') continue;
      this.moveOrder(seat, 'complete', SYSTEM, why, at);
      this.openPeriod(seat, at);
    }
  }

  private openPeriod({ accountUid, plan: { variantUid, durationMonths: months }, invoice }: SeatRows, at: Date): void {
    if (!invoice) throw new Error('the demo activates a seat without an invoice');
    const { startsAt, endsAt, anchorDay } = firstPeriod(at, months);
    this.context.rows.periods.push({ accountUid, number: 1, startsAt, endsAt, variantUid, invoiceUid: invoice.uid });
    // Due at once: the sweep finds the moment itself.
    const renewal = { accountUid, anchorDay: new Date(anchorDay), months, paidUntil: endsAt, variantUid, dueAt: at };
    this.context.rows.renewals.push(renewal);
  }

  private takeSeat({ kind, needsTv }: DemoPlan, at: Date): number {
    const { row } = this;
    const seatNumber = (kind === 'host' ? row.freeHostSeats : row.freeRegularSeats).shift();
    if (seatNumber === undefined) throw new Error('demo-groups.ts has more orders than the group has seats');
    if (needsTv) row.tvTaken = (row.tvTaken ?? 0) + 1;
    if (this.isFull) Object.assign(row, { fillEpoch: 1, filledAt: at });
    return seatNumber;
  }

  private moveAccount(seat: SeatRows, action: AccountAction, { actor, by }: Who, why: string, at: Date): void {
    const { accountUid, status: from, account } = seat;
    seat.status = accountMoves.after(from, action, actor);
    const [fromStatus, toStatus] = [ACCOUNT_STATUS[from], ACCOUNT_STATUS[seat.status]];
    this.context.rows.accountHistory.push({ accountUid, fromStatus, toStatus, why, by, at });
    Object.assign(account, { status: toStatus, version: (account.version ?? 1) + 1 });
  }

  private moveOrder(seat: SeatRows, action: OrderAction, { actor, by }: Who, why: string, at: Date): void {
    const { order, orderStatus: from } = seat;
    seat.orderStatus = orderMoves.after(from, action, actor);
    const [fromStatus, toStatus] = [ORDER_STATUS[from], ORDER_STATUS[seat.orderStatus]];
    this.context.rows.orderHistory.push({ orderUid: order.uid, fromStatus, toStatus, why, by, at });
    Object.assign(order, { status: toStatus, version: (order.version ?? 1) + 1 });
  }
}
