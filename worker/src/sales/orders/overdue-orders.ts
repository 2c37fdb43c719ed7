import { Injectable } from '@nestjs/common';
import { ORDER_STATUS } from '#domain/sales/orders/order-status';
import { Clock } from '#runtime/platform/clock/clock';
import type { Tx } from '#runtime/platform/db/database';
import { closeOrder, lockWholeOrder } from '#runtime/sales/close-order';
import { ProductLines } from '#runtime/sales/product-lines';

/** Ends orders whose payment is overdue. docs/rules/orders.md#deadline */
@Injectable()
export class OverdueOrders {
  constructor(
    private readonly lines: ProductLines,
    private readonly clock: Clock,
  ) {}

  /**
   * The due column decides, by the database's clock: what was overdue a moment ago, or for another sweep, changes nothing.
   * False when nothing was done.
   */
  async expire(tx: Tx, orderUid: string): Promise<boolean> {
    const order = await lockWholeOrder(tx, this.lines, orderUid);
    if (order.status !== ORDER_STATUS.awaitingPayment || !(await isOverdue(tx, orderUid))) return false;
    const cause = { actor: 'system', by: 'system', why: 'Batas waktu pembayaran lewat' } as const;
    await closeOrder(tx, this.lines, order, 'expire', { cause, clock: this.clock });
    return true;
  }
}

async function isOverdue(tx: Tx, orderUid: string): Promise<boolean> {
  const [row] = await tx.$queryRaw<{ overdue: boolean | null }[]>`
    SELECT "due_at" <= clock_timestamp() AS overdue FROM "invoice"
    WHERE "order_uid" = ${orderUid}::uuid AND "purpose" = 'purchase' AND "status" = 'open'`;
  return row?.overdue === true;
}
