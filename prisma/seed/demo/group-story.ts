import { randomUUID } from 'node:crypto';
import { ACCOUNT_STATUS, type AccountAction, accountMoves } from '#domain/accounts/account-status';
import { groupSizeOf } from '#domain/groups/group';
import { settleGroup } from '#domain/groups/settle-group';
import { paymentReceived } from '#domain/ledger/postings';
import { ORDER_STATUS, type OrderAction, orderMoves } from '#domain/orders/order-status';
import type { Actor } from '#domain/transitions';
import type { DemoLedger } from './demo-ledger.js';
import type { DemoPerson, DemoPlan } from './demo-plan.js';
import type { DemoRows } from './demo-rows.js';
import { type Seated, newSeat } from './new-seat.js';

export interface StoryContext {
  rows: DemoRows;
  ledger: DemoLedger;
  admin: { uid: string; name: string };
  /** A new proof row of this kind; answers its uid. */
  proof: (kind: 'transfer' | 'purchase') => string;
}

/** As the history names them: 'customer', 'system' or the admin. */
interface Who {
  actor: Actor;
  by: string;
}
const CUSTOMER: Who = { actor: 'customer', by: 'customer' };
const SYSTEM: Who = { actor: 'system', by: 'system' };

/** Plays what API and worker would have done for one group, act by act, with the domain's own rules. */
export class GroupStory {
  readonly seats: Seated[] = [];
  private readonly row: DemoRows['groups'][number] & { freeHostSeats: number[]; freeRegularSeats: number[] };
  private filled = false;

  constructor(
    private readonly context: StoryContext,
    private readonly groupUid: string,
    private readonly family: DemoPlan['family'],
    openedAt: Date,
  ) {
    const numbers = Array.from({ length: groupSizeOf(family) }, (_, index) => index + 1);
    this.row = {
      uid: groupUid,
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
    return this.filled;
  }

  order(person: DemoPerson, plan: DemoPlan, at: Date): Seated {
    const seatNumber = this.takeSeat(plan, at);
    const seat = newSeat(person, plan, { groupUid: this.groupUid, seatNumber }, at);
    const { rows } = this.context;
    rows.orders.push(seat.order);
    rows.accounts.push(seat.account);
    this.seats.push(seat);
    return seat;
  }

  /** A member sends the proof of the transfer, a host that of the purchase. */
  sendProof(seat: Seated, at: Date): void {
    const { rows, proof } = this.context;
    const bank = { accountName: seat.person.name };
    if (seat.role === 'host') {
      const accountNumber = `00000${seat.person.phoneNumber.slice(-5)}`;
      const purchase = { uid: randomUUID(), bankName: 'BCA', accountNumber, ...bank, version: 1 };
      seat.purchase = {
        ...purchase,
        orderUid: seat.order.uid,
        state: 'submitted',
        // Where nobody knows the price, the demo host says an equal share for everyone.
        claimedSen: this.family.providerPrice ?? seat.plan.grandTotal * BigInt(this.row.size),
        debitedAt: at,
        proofUid: proof('purchase'),
        submittedAt: at,
      };
      rows.purchases.push(seat.purchase);
      this.moveAccount(seat, 'submit-proof', CUSTOMER, 'Bukti pembelian host diunggah', at);
      return;
    }
    const payment = {
      uid: randomUUID(),
      bankFrom: 'Bank Mandiri',
      ...bank,
      amountSen: seat.plan.grandTotal,
      version: 1,
    };
    seat.payment = {
      ...payment,
      orderUid: seat.order.uid,
      state: 'submitted',
      proofUid: proof('transfer'),
      submittedAt: at,
    };
    rows.payments.push(seat.payment);
    this.moveOrder(seat, 'submit-proof', CUSTOMER, 'Bukti pembayaran diunggah', at);
    seat.order.dueAt = null;
    this.moveAccount(seat, 'submit-proof', CUSTOMER, 'Bukti pembayaran diunggah', at);
  }

  /** The admin finds the money on the bank account, or the purchase debited; then the worker settles the group. */
  confirm(seat: Seated, at: Date): void {
    const { admin, ledger } = this.context;
    seat.confirmedAt = seat.account.confirmedAt = at;
    const decision = { decidedAt: at, decidedBy: admin.name, version: 2 };
    if (seat.purchase) {
      Object.assign(seat.purchase, { ...decision, state: 'verified', providerPriceSen: this.family.providerPrice });
      const verified = { actor: 'system', by: admin.name } as const;
      this.moveAccount(seat, 'activate', verified, 'Pembelian host terverifikasi', at);
      this.moveOrder(seat, 'complete', verified, 'Pembelian host terverifikasi', at);
      const change = { providerPriceSen: String(this.family.providerPrice) };
      this.audit('verify', 'host-purchases', seat.purchase.uid, at, change);
    } else if (seat.payment) {
      Object.assign(seat.payment, { ...decision, state: 'confirmed' });
      this.moveOrder(seat, 'confirm-payment', { actor: 'admin', by: admin.name }, 'Pembayaran diterima', at);
      ledger.post('payment', seat.payment.uid, paymentReceived(seat.plan.grandTotal, seat.plan.fee), at);
      this.audit('confirm', 'payments', seat.payment.uid, at);
    }
    this.settle(at);
  }

  audit(action: string, subject: string, subjectUid: string, at: Date, change?: Record<string, string>): void {
    const { rows, admin } = this.context;
    rows.audit.push({ at, actor: admin.name, actorUid: admin.uid, action, subject, subjectUid, change });
  }

  private settle(at: Date): void {
    for (const { accountUid, action, why } of settleGroup(this.family, this.seats)) {
      const seat = this.seats.find((seated) => seated.accountUid === accountUid)!;
      this.moveAccount(seat, action, SYSTEM, why, at);
      seat.account.pendingReason = action === 'hold' ? why : null;
      if (action === 'activate') this.moveOrder(seat, 'complete', SYSTEM, why, at);
    }
  }

  private takeSeat({ kind, needsTv }: DemoPlan, at: Date): number {
    const { row } = this;
    const seatNumber = (kind === 'host' ? row.freeHostSeats : row.freeRegularSeats).shift();
    if (seatNumber === undefined) throw new Error('the demo story seats too many');
    if (needsTv) row.tvTaken = (row.tvTaken ?? 0) + 1;
    this.filled = row.freeHostSeats.length + row.freeRegularSeats.length === 0;
    if (this.filled) Object.assign(row, { fillEpoch: 1, filledAt: at });
    return seatNumber;
  }

  private moveAccount(seat: Seated, action: AccountAction, { actor, by }: Who, why: string, at: Date): void {
    const from = seat.status;
    seat.status = accountMoves.after(from, action, actor);
    const [fromStatus, toStatus] = [ACCOUNT_STATUS[from], ACCOUNT_STATUS[seat.status]];
    this.context.rows.accountHistory.push({ accountUid: seat.accountUid, fromStatus, toStatus, why, by, at });
    seat.account.status = toStatus;
    seat.account.version = (seat.account.version ?? 1) + 1;
  }

  private moveOrder(seat: Seated, action: OrderAction, { actor, by }: Who, why: string, at: Date): void {
    const from = seat.orderStatus;
    seat.orderStatus = orderMoves.after(from, action, actor);
    const [fromStatus, toStatus] = [ORDER_STATUS[from], ORDER_STATUS[seat.orderStatus]];
    this.context.rows.orderHistory.push({ orderUid: seat.order.uid, fromStatus, toStatus, why, by, at });
    seat.order.status = toStatus;
    seat.order.version = (seat.order.version ?? 1) + 1;
  }
}
