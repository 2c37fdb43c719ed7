import type { ExportSections } from '#runtime/identity/export-section';
import type { Tx } from '#runtime/platform/db/database';
import type { Prisma } from '#runtime/generated/prisma/client';
import type { Cause, LockedOrder } from '#runtime/sales/orders.store';
import type {
  Closing,
  Ending,
  HostOfCustomer,
  OrderClaim,
  PaidOrder,
  PaymentEvent,
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

  async lockBeforeOrders(tx: Tx, orderUids: string[]): Promise<void> {
    for (const line of this.all) await line.lockBeforeOrders?.(tx, orderUids);
  }

  async checkPayment(db: Tx, order: SoldOrder): Promise<void> {
    for (const line of this.of(order)) await line.checkPayment?.(db, order);
  }

  /** `dueAt`, or sooner where a line says so. */
  async capDue(tx: Tx, order: SoldOrder, dueAt: Date): Promise<Date> {
    let due = dueAt;
    for (const line of this.of(order)) {
      const latest = await line.latestDue?.(tx, order.uid);
      if (latest && latest < due) due = latest;
    }
    return due;
  }

  async onPayment(tx: Tx, order: LockedOrder, event: PaymentEvent, step: Step): Promise<void> {
    for (const line of this.of(order)) await line.onPayment?.(tx, order, event, step);
  }

  async onRenewal(tx: Tx, order: LockedOrder, invoiceUid: string, event: PaymentEvent, step: Step): Promise<void> {
    for (const line of this.of(order)) await line.onRenewal?.(tx, order, invoiceUid, event, step);
  }

  async onPaid(tx: Tx, paid: PaidOrder[], at: Date): Promise<void> {
    for (const line of this.all) {
      const own = line.onPaid ? paid.filter(({ order }) => hasPart(line, order)) : [];
      if (own.length > 0) await line.onPaid!(tx, own, at);
    }
  }

  async checkClosing(tx: Tx, order: LockedOrder, closing: Closing, cause: Cause): Promise<void> {
    for (const line of this.of(order)) await line.checkClosing?.(tx, order, closing, cause);
  }

  async release(tx: Tx, order: LockedOrder, closing: Closing, ending: Ending): Promise<void> {
    for (const line of this.of(order)) await line.release?.(tx, order, closing, ending);
  }

  async claims(tx: Tx, of: { customerUid: string } | { uid: string }): Promise<OrderClaim[]> {
    const claims: OrderClaim[] = [];
    for (const line of this.all) claims.push(...((await line.claims?.(tx, of)) ?? []));
    return claims;
  }

  async hostsOf(tx: Tx, customerUid: string): Promise<HostOfCustomer[]> {
    const hosts: HostOfCustomer[] = [];
    for (const line of this.all) hosts.push(...((await line.hostsOf?.(tx, customerUid)) ?? []));
    return hosts;
  }

  async erase(tx: Tx, customerUid: string, at: Date): Promise<void> {
    for (const line of this.all) await line.erase?.(tx, customerUid, at);
  }

  exportSections(): ExportSections {
    return Object.assign({}, ...this.all.map(({ exportSections }) => exportSections));
  }

  fileUses(): Prisma.Sql[] {
    return this.all.flatMap(({ fileUses }) => fileUses ?? []);
  }

  private of(order: SoldOrder): ProductLine[] {
    return this.all.filter((line) => hasPart(line, order));
  }
}

const hasPart = ({ name, serves = [] }: ProductLine, { productLine }: SoldOrder): boolean =>
  name === productLine || serves === 'all' || serves.includes(productLine);
