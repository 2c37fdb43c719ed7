import type { ExportSections } from '#runtime/identity/export-section';
import type { Tx } from '#runtime/platform/db/database';
import type { LockedOrder } from '#runtime/sales/orders.store';
import type { Closing, OrderClaim, PaidOrder, PaymentEvent, ProductLine } from '#runtime/sales/product-line';

/** A product line without tables and without accounts. Remembers what sales asked of it about the orders it holds. */
export class RecordingLine implements ProductLine {
  readonly name = 'parcels';
  readonly serves = 'all';
  /** The method, the order's uid, and other arguments. */
  readonly calls: string[][] = [];
  readonly exportSections: ExportSections = {
    parcels: async (_db, customerUid, { skip, take }) =>
      [...this.parcels]
        .filter(([, parcel]) => parcel.customerUid === customerUid)
        .map(([orderUid]) => ({ orderUid }))
        .slice(skip, skip + take),
  };
  private readonly parcels = new Map<string, { customerUid: string; packed: boolean }>();

  /** From now on the line has a part in this order. */
  hold({ uid, customerUid }: { uid: string; customerUid: string }, packed = false): void {
    this.parcels.set(uid, { customerUid, packed });
  }

  callsOn = (orderUid: string): string[][] =>
    this.calls.filter(([, uid]) => uid === orderUid).map(([method, , ...more]) => [method!, ...more]);

  async onPayment(_tx: Tx, order: LockedOrder, event: PaymentEvent): Promise<void> {
    this.note('onPayment', order.uid, event);
  }

  async onPaid(_tx: Tx, paid: PaidOrder[]): Promise<void> {
    for (const { order } of paid) this.note('onPaid', order.uid);
  }

  async release(_tx: Tx, order: LockedOrder, closing: Closing): Promise<void> {
    this.note('release', order.uid, closing);
  }

  async claims(_tx: Tx, of: { customerUid: string } | { uid: string }): Promise<OrderClaim[]> {
    const held = [...this.parcels].filter(([uid, { customerUid }]) =>
      'uid' in of ? uid === of.uid : customerUid === of.customerUid,
    );
    return held.map(([orderUid, { packed }]) => {
      this.note('claims', orderUid);
      return { orderUid, open: packed ? 'open-order' : null, held: null, cancellable: !packed };
    });
  }

  async erase(_tx: Tx, customerUid: string): Promise<void> {
    this.calls.push(['erase', customerUid]);
  }

  private note(method: string, orderUid: string, ...more: string[]): void {
    if (this.parcels.has(orderUid)) this.calls.push([method, orderUid, ...more]);
  }
}
