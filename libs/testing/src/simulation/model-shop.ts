import { type AccountAction, accountMoves, holdsSeat } from '#domain/products/subscriptions/accounts/account-status';
import { firstPeriod, paidUntil } from '#domain/products/subscriptions/periods/period';
import { type RenewalAction, renewalActions } from '#domain/products/subscriptions/periods/renewal-actions';
import { startAtAccess } from '#domain/products/subscriptions/periods/start-at-access';
import { type DatedPrice, priceAt, renewalPrice } from '#domain/products/subscriptions/periods/renewal-price';
import {
  graceEnd,
  nextStepAt,
  remindersCoveredAt,
  renewalStep,
} from '#domain/products/subscriptions/periods/renewal-step';
import { type RenewalTerms, renewalTerms } from '#domain/products/subscriptions/periods/renewal-terms';
import { invoiceMoves } from '#domain/sales/invoices/invoice';
import { paymentReceived } from '#domain/sales/ledger/payment-postings';
import type { Posting } from '#domain/sales/ledger/postings';
import { refundOwed, refundPaid } from '#domain/sales/ledger/refund-postings';
import { paymentDeadline } from '#domain/sales/orders/deadline';
import { type Sen, sen } from '#domain/platform/sen';
import { shareRefund } from '#domain/sales/refunds/refund';
import { ModelGroups } from './model-groups.js';
import type { ModelInvoice, ModelSeat } from './model-seat.js';
import { USUAL_HOURS } from '#domain/platform/opening-hours';

const MONTHS = 1;

/**
 * The shop in memory, by the rules of the domain: what API and worker do to a seat from its activation on, without database,
 * queue and texts. Another part of the shop is added as more state with actions of its own.
 */
export class ModelShop {
  readonly seats: ModelSeat[] = [];
  readonly invoices: ModelInvoice[] = [];
  readonly postings: Posting[] = [];
  /** Of seats that an admin has ended. */
  readonly refunds: { seat: ModelSeat; amount: Sen }[] = [];
  /** What was sent: kind, seat, months paid, and cause. */
  readonly messages = new Set<string>();
  readonly repeated: string[] = [];
  /** The price of a next period that its member was shown, by seat and months paid. */
  readonly announced = new Map<string, bigint>();
  readonly prices: DatedPrice[] = [{ validFrom: new Date(0), totalSen: 5_000_000n, feeSen: 500_000n }];
  readonly groups = new ModelGroups(this);
  /** When the worker looked last. */
  lookedAt = new Date(0);

  constructor(
    readonly groupSize: number,
    readonly terms: RenewalTerms = renewalTerms({ renewalLeadDays: null, graceDays: null }),
  ) {}

  /** Seats are numbered from 2 on: the first one is the host's. */
  freeSeats(group: number): number[] {
    const taken = new Set(this.membersOf(group).map(({ seatNumber }) => seatNumber));
    return Array.from({ length: this.groupSize }, (_, n) => n + 2).filter((seat) => !taken.has(seat));
  }
  membersOf = (group: number): ModelSeat[] => this.live().filter((seat) => seat.group === group);

  live = (): ModelSeat[] => this.seats.filter(({ status }) => holdsSeat(status));

  /** A customer has ordered, paid, and becomes active; with its access where the group has a login already. */
  activate(group: number, customer: number, at: Date, hasLogin = true): ModelSeat {
    const { anchorDay, ...period } = firstPeriod(at, MONTHS);
    const renewal = {
      waitsForAccess: !hasLogin,
      isStopped: false,
      isQuoted: false,
      isInvoiced: false,
      hasProof: false,
      remindedDays: null,
      graceEndsAt: null,
    };
    const seat: ModelSeat = {
      id: this.seats.length,
      group,
      seatNumber: this.freeSeats(group)[0]!,
      customer,
      status: 'active',
      activatedAt: at,
      accessAt: hasLogin ? at : null,
      anchorDay,
      months: MONTHS,
      periods: [],
      renewal: { ...renewal, paidUntil: period.endsAt },
      quote: null,
      invoice: null,
      dueAt: null,
      decidedAt: at,
    };
    this.seats.push(seat);
    const invoice = this.openInvoice(seat, priceAt(this.prices, at)!);
    this.receive(invoice);
    seat.periods.push({ ...period, invoice });
    this.plan(seat);
    return seat;
  }

  /** The seat gets its login or invitation; the first one begins its paid time. */
  grant(seat: ModelSeat, at: Date): void {
    if (seat.accessAt || seat.status !== 'active') return;
    seat.accessAt = at;
    seat.renewal = { ...seat.renewal, waitsForAccess: false };
    const moved = startAtAccess(seat.periods, seat.anchorDay, at);
    if (moved) {
      seat.anchorDay = moved.anchorDay;
      seat.periods = seat.periods.map((period, n) => ({ ...period, ...moved.periods[n]! }));
      seat.renewal = { ...seat.renewal, paidUntil: seat.periods.at(-1)!.endsAt };
    }
    this.plan(seat);
  }

  /** The sweep of the worker. */
  look(now: Date): void {
    this.lookedAt = now;
    for (const seat of this.live()) if (seat.dueAt && seat.dueAt <= now) this.moveOn(seat, now);
  }

  may = (seat: ModelSeat, now: Date): RenewalAction[] =>
    holdsSeat(seat.status) ? renewalActions(seat.renewal, seat.periods.at(-1)!.startsAt, now) : [];

  /** What the member chooses; refused where the rules do not offer it. */
  choose(seat: ModelSeat, action: RenewalAction, now: Date): void {
    if (!this.may(seat, now).includes(action)) return;
    if (action === 'renew') {
      if (seat.invoice) return;
      // The page shows the price that the member agrees to.
      if (!seat.quote) this.settlePrice(seat);
      this.invoice(seat, now);
    } else if (action === 'stop') {
      this.closeInvoice(seat);
      seat.renewal = { ...seat.renewal, isStopped: true, isInvoiced: false, remindedDays: null };
    } else seat.renewal = { ...seat.renewal, isStopped: false };
    this.plan(seat);
  }

  /** The member sends a proof for the open invoice. */
  prove(seat: ModelSeat): void {
    if (!seat.invoice || seat.renewal.hasProof || !holdsSeat(seat.status)) return;
    seat.renewal = { ...seat.renewal, hasProof: true };
    this.plan(seat);
  }

  /** An admin decides about the proof. */
  decide(seat: ModelSeat, isConfirmed: boolean, now: Date): void {
    if (!seat.renewal.hasProof) return;
    seat.decidedAt = now;
    seat.renewal = { ...seat.renewal, hasProof: false };
    const { graceEndsAt } = seat.renewal;
    if (isConfirmed) this.renew(seat);
    else if (graceEndsAt)
      seat.renewal.graceEndsAt = new Date(Math.max(graceEndsAt.getTime(), paymentDeadline(now, USUAL_HOURS).getTime()));
    this.plan(seat);
  }

  leave(seat: ModelSeat): void {
    if (holdsSeat(seat.status) && !seat.renewal.hasProof) this.end(seat, 'leave');
  }

  /** An admin ends the seat and gives these parts of its invoices back. */
  endByAdmin(seat: ModelSeat, gets: { invoiceUid: string; amount: Sen }[]): void {
    for (const { invoiceUid, amount } of gets) {
      const { totalSen, feeSen } = this.invoices[Number(invoiceUid)]!;
      const [share] = shareRefund([sen(totalSen)], sen(feeSen), amount);
      const about = aboutOf(seat);
      this.postings.push(...refundOwed({ ...share!, deposit: false }, about), ...refundPaid(amount, about));
      this.refunds.push({ seat, amount });
    }
    this.end(seat, 'end');
  }

  /** Only group and seat number change. */
  moveTo(seat: ModelSeat, group: number, seatNumber: number, now: Date): void {
    this.send('moved', seat, `${seat.group} ${group} ${now.toISOString()}`);
    Object.assign(seat, { group, seatNumber });
  }

  private moveOn(seat: ModelSeat, now: Date): void {
    for (let due = renewalStep(seat.renewal, this.terms, now); due; due = renewalStep(seat.renewal, this.terms, now)) {
      if (due.step === 'end') return this.end(seat, 'end');
      if (due.step === 'quote') this.settlePrice(seat);
      else if (due.step === 'invoice') this.invoice(seat, now);
      else if (due.step === 'remind') {
        this.send('remind', seat, due.days);
        seat.renewal.remindedDays = due.days;
      } else {
        this.move(seat, 'lapse');
        seat.renewal.graceEndsAt = graceEnd(now, this.terms);
        this.send('lapsed', seat);
      }
    }
    this.plan(seat);
  }

  private settlePrice(seat: ModelSeat): void {
    const price = priceAt(this.prices, seat.renewal.paidUntil)!;
    if (price.totalSen !== seat.periods.at(-1)!.invoice.totalSen) {
      this.send('price', seat, price.totalSen);
      this.announced.set(`${seat.id} ${seat.months}`, price.totalSen);
    }
    seat.quote = price;
    seat.renewal = { ...seat.renewal, isQuoted: true };
  }

  private invoice(seat: ModelSeat, now: Date): void {
    const { paidUntil: until } = seat.renewal;
    const price = renewalPrice(priceAt(this.prices, until)!, seat.quote);
    seat.quote = { ...price, validFrom: until };
    seat.invoice = this.openInvoice(seat, price);
    seat.renewal = {
      ...seat.renewal,
      isQuoted: true,
      isInvoiced: true,
      remindedDays: remindersCoveredAt(until, this.terms, now),
    };
    this.send('invoiced', seat, seat.invoice.id);
  }

  private renew(seat: ModelSeat): void {
    const invoice = seat.invoice!;
    this.receive(invoice);
    seat.months += MONTHS;
    const endsAt = paidUntil(seat.anchorDay, seat.months);
    seat.periods.push({ startsAt: seat.renewal.paidUntil, endsAt, invoice });
    if (seat.status === 'waitingForFollowUp') this.move(seat, 'renew');
    seat.invoice = seat.quote = null;
    const cleared = { isQuoted: false, isInvoiced: false, remindedDays: null, graceEndsAt: null };
    seat.renewal = { ...seat.renewal, ...cleared, paidUntil: endsAt };
    this.send('renewed', seat, invoice.id);
  }

  private end(seat: ModelSeat, action: 'end' | 'leave'): void {
    this.closeInvoice(seat);
    this.move(seat, action);
    seat.dueAt = null;
    this.send('ended', seat);
  }

  private move(seat: ModelSeat, action: AccountAction): void {
    seat.status = accountMoves.after(seat.status, action, action === 'leave' ? 'customer' : 'system');
  }

  private plan(seat: ModelSeat): void {
    seat.dueAt = nextStepAt(seat.renewal, this.terms);
  }

  private openInvoice(seat: ModelSeat, { totalSen, feeSen }: Pick<DatedPrice, 'totalSen' | 'feeSen'>): ModelInvoice {
    const invoice: ModelInvoice = { id: this.invoices.length, seat, status: 'open', totalSen, feeSen };
    this.invoices.push(invoice);
    return invoice;
  }

  private closeInvoice(seat: ModelSeat): void {
    if (seat.invoice) seat.invoice.status = invoiceMoves.after(seat.invoice.status, 'void', 'system');
    seat.invoice = null;
  }

  private receive(invoice: ModelInvoice): void {
    invoice.status = invoiceMoves.after(invoice.status, 'pay', 'admin');
    const { totalSen, feeSen, seat } = invoice;
    this.postings.push(...paymentReceived(sen(totalSen), sen(feeSen), aboutOf(seat)));
  }

  send(kind: string, seat: { id: number | string; months?: number }, cause: unknown = ''): void {
    const message = `${kind} ${seat.id} ${seat.months ?? ''} ${String(cause)}`;
    if (this.messages.has(message)) this.repeated.push(message);
    this.messages.add(message);
  }
}

const aboutOf = ({ id, customer }: ModelSeat) => ({
  productLine: 'subscriptions',
  orderUid: `${id}`,
  partyUid: `${customer}`,
});
