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

  async checkPayment(db: Tx, orderUid: string): Promise<void> {
    for (const line of this.all) await line.checkPayment?.(db, orderUid);
  }

  async onPayment(tx: Tx, order: LockedOrder, event: PaymentEvent, step: Step): Promise<void> {
    for (const line of this.all) await line.onPayment?.(tx, order, event, step);
  }

  async onRenewal(tx: Tx, order: LockedOrder, invoiceUid: string, event: PaymentEvent, step: Step): Promise<void> {
    for (const line of this.all) await line.onRenewal?.(tx, order, invoiceUid, event, step);
  }

  async onPaid(tx: Tx, paid: PaidOrder[], at: Date): Promise<void> {
    for (const line of this.all) await line.onPaid?.(tx, paid, at);
  }

  async checkClosing(tx: Tx, order: LockedOrder, closing: Closing, cause: Cause): Promise<void> {
    for (const line of this.all) await line.checkClosing?.(tx, order, closing, cause);
  }

  async release(tx: Tx, order: LockedOrder, closing: Closing, ending: Ending): Promise<void> {
    for (const line of this.all) await line.release?.(tx, order, closing, ending);
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
}
