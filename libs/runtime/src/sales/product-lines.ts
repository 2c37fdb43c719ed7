import type { FirstStep, OrderWait } from '#contracts/sales/payments.http';
import type { Obstacle } from '#domain/identity/privacy/erasure';
import type { TrustFacts } from '#domain/platform/trust-facts';
import { answerableUntil } from '#domain/sales/orders/deadline';
import type { ExportSections } from '#runtime/identity/export-section';
import type { Tx } from '#runtime/platform/db/database';
import type { Prisma } from '#runtime/generated/prisma/client';
import {
  type BookCheck,
  BALANCED_ENTRIES,
  BOUNCED_TRANSFERS,
  KEPT_FOR_CUSTOMERS,
  BANK_CHARGES,
  COSTS,
  GATEWAY_SETTLEMENTS,
  UNPLACED_MONEY,
} from '#runtime/sales/ledger/book-checks';
import { BOUNCED_PAYOUTS, HELD_FOR_RECEIVERS } from '#runtime/sales/bounced.store';
import { HELD_UNPLACED, UNPLACED_PAYOUTS } from '#runtime/sales/unplaced.store';
import type { Cause, LockedOrder } from '#runtime/sales/orders.store';
import type {
  ClosedEarly,
  Closing,
  CostSource,
  Ending,
  HostOfCustomer,
  Instalment,
  OrderClaim,
  PaidOrder,
  PaymentEvent,
  PayoutDesk,
  ProductLine,
  SoldOrder,
  Step,
} from '#runtime/sales/product-line';

/** All product lines of this process, asked one after the other in the sequence of the registry. */
export class ProductLines {
  constructor(readonly all: readonly ProductLine[]) {}

  names(): string[] {
    return this.all.map(({ name }) => name);
  }

  async trustFacts(db: Tx, now: Date): Promise<TrustFacts> {
    return Object.assign({}, ...(await Promise.all(this.all.map((line) => line.trustFacts?.(db, now)))));
  }

  async lockBeforeOrders(tx: Tx, orderUids: string[]): Promise<void> {
    for (const line of this.all) await line.lockBeforeOrders?.(tx, orderUids);
  }

  async checkPayment(db: Tx, order: SoldOrder): Promise<void> {
    for (const line of this.of(order)) await line.checkPayment?.(db, order);
  }

  /** The first that a line names. */
  firstStep(db: Tx, order: SoldOrder): Promise<FirstStep | null> {
    return this.first(order, (line) => line.firstStep?.(db, order));
  }

  /** The first that a line says. */
  waitsFor(db: Tx, order: SoldOrder, now: Date): Promise<OrderWait | null> {
    return this.first(order, (line) => line.waitsFor?.(db, order.uid, now));
  }

  /** The first that a line says. */
  billTakenBack(db: Tx, order: SoldOrder): Promise<string | null> {
    return this.first(order, (line) => line.billTakenBack?.(db, order.uid));
  }

  /** `dueAt`, or sooner where a line says so. `askedAt`: when another proof, or the rest, is asked for. */
  async capDue(tx: Tx, order: SoldOrder, dueAt: Date, askedAt?: Date): Promise<Date> {
    let due = dueAt;
    for (const line of this.of(order)) {
      const end = await line.latestDue?.(tx, order.uid);
      const answer = askedAt && line.waitsForAnswer ? answerableUntil(askedAt) : null;
      const latest = end && answer && answer > end ? answer : end;
      if (latest && latest < due) due = latest;
    }
    return due;
  }

  /** The first that a line says. */
  closedEarly(tx: Tx, order: SoldOrder): Promise<ClosedEarly | null> {
    return this.first(order, (line) => line.closedEarly?.(tx, order.uid));
  }

  /** The first that a line says. */
  endedMeanwhile(tx: Tx, order: SoldOrder): Promise<string | null> {
    return this.first(order, (line) => line.endedMeanwhile?.(tx, order.uid));
  }

  /** Whether a line does. */
  async endsItself(tx: Tx, order: SoldOrder): Promise<boolean> {
    return (await this.first(order, async (line) => (await line.endsItself?.(tx, order.uid)) || null)) !== null;
  }

  async onPayment(tx: Tx, order: LockedOrder, event: PaymentEvent, step: Step): Promise<void> {
    for (const line of this.of(order)) await line.onPayment?.(tx, order, event, step);
  }

  nextInstalment(tx: Tx, order: SoldOrder, receivedSen: bigint): Promise<Instalment | null> {
    return this.first(order, (line) => line.nextInstalment?.(tx, order, receivedSen));
  }

  async onRenewal(tx: Tx, order: LockedOrder, invoiceUid: string, event: PaymentEvent, step: Step): Promise<void> {
    for (const line of this.of(order)) await line.onRenewal?.(tx, order, invoiceUid, event, step);
  }

  async onPaid(tx: Tx, paid: PaidOrder[], at: Date): Promise<void> {
    const completed: LockedOrder[] = [];
    for (const line of this.all) {
      const own = line.onPaid ? paid.filter(({ order }) => hasPart(line, order)) : [];
      if (own.length > 0) completed.push(...((await line.onPaid!(tx, own, at)) ?? []));
    }
    await this.onCompleted(tx, completed, at);
  }

  async onCompleted(tx: Tx, orders: LockedOrder[], at: Date): Promise<void> {
    for (const line of this.all) {
      const own = line.onCompleted ? orders.filter((order) => hasPart(line, order)) : [];
      if (own.length > 0) await line.onCompleted!(tx, own, at);
    }
  }

  async checkClosing(tx: Tx, order: LockedOrder, closing: Closing, cause: Cause): Promise<void> {
    for (const line of this.of(order)) await line.checkClosing?.(tx, order, closing, cause);
  }

  async release(tx: Tx, order: LockedOrder, closing: Closing, ending: Ending): Promise<void> {
    for (const line of this.of(order)) await line.release?.(tx, order, closing, ending);
  }

  async cutShort(tx: Tx, order: LockedOrder): Promise<void> {
    for (const line of this.of(order)) await line.cutShort?.(tx, order);
  }

  /** Whether the line that sold the order can take again what it held. */
  canReopen({ productLine }: Pick<SoldOrder, 'productLine'>): boolean {
    return this.all.some(({ name, reopen }) => name === productLine && reopen !== undefined);
  }

  async reopen(tx: Tx, order: LockedOrder, step: Step): Promise<void> {
    for (const line of this.of(order)) await line.reopen?.(tx, order, step);
  }

  async claims(tx: Tx, of: { customerUid: string } | { uid: string }): Promise<OrderClaim[]> {
    const claims: OrderClaim[] = [];
    for (const line of this.all) claims.push(...((await line.claims?.(tx, of)) ?? []));
    return claims;
  }

  async openWith(tx: Tx, customerUid: string): Promise<{ kind: Obstacle; name: string }[]> {
    const open: { kind: Obstacle; name: string }[] = [];
    for (const line of this.all) open.push(...((await line.openWith?.(tx, customerUid)) ?? []));
    return open;
  }

  async hostsOf(tx: Tx, customerUid: string): Promise<HostOfCustomer[]> {
    const hosts: HostOfCustomer[] = [];
    for (const line of this.all) hosts.push(...((await line.hostsOf?.(tx, customerUid)) ?? []));
    return hosts;
  }

  async payableOf(tx: Tx, customerUid: string, provider: string): Promise<string | null> {
    for (const line of this.all) {
      const orderUid = await line.payableOf?.(tx, customerUid, provider);
      if (orderUid) return orderUid;
    }
    return null;
  }

  async erase(tx: Tx, customerUid: string, at: Date): Promise<void> {
    for (const line of this.all) await line.erase?.(tx, customerUid, at);
  }

  /** Of the line that schedules payouts of this kind, or of sales; undefined: of refunds, which have a desk of their own. */
  payoutDesk(kind: string): PayoutDesk | undefined {
    return [UNPLACED_PAYOUTS, BOUNCED_PAYOUTS, ...this.all.flatMap(({ payouts = [] }) => payouts)].find(
      (desk) => desk.kind === kind,
    );
  }

  /** The costs of this kind; undefined: a line books them by itself. */
  costSource(kind: string): CostSource | undefined {
    return this.all.flatMap(({ costs = [] }) => costs).find((source) => source.kind === kind);
  }

  exportSections(): ExportSections {
    return Object.assign({}, ...this.all.map(({ exportSections }) => exportSections));
  }

  fileUses(): Prisma.Sql[] {
    return this.all.flatMap(({ fileUses }) => fileUses ?? []);
  }

  /** Every check of the books: those of sales and of each line. */
  bookChecks(): BookCheck[] {
    return [
      BALANCED_ENTRIES,
      KEPT_FOR_CUSTOMERS,
      BANK_CHARGES,
      GATEWAY_SETTLEMENTS,
      COSTS,
      UNPLACED_MONEY,
      BOUNCED_TRANSFERS,
      ...this.all.flatMap(({ controlAccounts = [] }) => controlAccounts),
    ];
  }

  /** What the money in the books is held for, by order and by subject. */
  heldFor(): Prisma.Sql[] {
    return [HELD_FOR_RECEIVERS, HELD_UNPLACED, ...this.all.flatMap(({ heldFor }) => heldFor ?? [])];
  }

  private async first<T>(
    order: SoldOrder,
    ask: (line: ProductLine) => Promise<T | null> | undefined,
  ): Promise<T | null> {
    for (const line of this.of(order)) {
      const answer = await ask(line);
      if (answer) return answer;
    }
    return null;
  }

  private of(order: SoldOrder): ProductLine[] {
    return this.all.filter((line) => hasPart(line, order));
  }
}

const hasPart = ({ name, serves = [] }: ProductLine, { productLine }: SoldOrder): boolean =>
  name === productLine || serves === 'all' || serves.includes(productLine);
