import { Injectable } from '@nestjs/common';
import { ORDER_STATUS } from '#domain/sales/orders/order-status';
import { Clock } from '#runtime/platform/clock/clock';
import type { Tx } from '#runtime/platform/db/database';
import { closeOrder, lockWholeOrder } from '#runtime/sales/close-order';
import { takesNoProofOf } from '#runtime/sales/rejected-proofs';
import { ProductLines } from '#runtime/sales/product-lines';

const WHY = new Map<number, string>([
  [ORDER_STATUS.awaitingPayment, 'Batas waktu pembayaran lewat'],
  [ORDER_STATUS.waitingForGroup, 'Email belum diverifikasi'],
]);

const LAST_PROOF = 'Bukti bayar sudah lima kali ditolak';

/** Ends orders whose payment, or the verification of the e-mail, is overdue. docs/rules/orders.md#deadline */
@Injectable()
export class OverdueOrders {
  constructor(
    private readonly lines: ProductLines,
    private readonly clock: Clock,
  ) {}

  /**
   * The due column decides, by the database's clock: what was overdue a moment ago, or for another sweep, changes nothing.
   * False when nothing was done, also where the line that has sold it ends it for a reason of its own.
   */
  async expire(tx: Tx, orderUid: string): Promise<boolean> {
    const order = await lockWholeOrder(tx, this.lines, orderUid);
    const why = WHY.get(order.status);
    if (!why || !(await isOverdue(tx, orderUid))) return false;
    const isLast = await takesNoProofOf(tx, orderUid);
    if (!isLast && (await this.lines.endsItself(tx, order))) return false;
    const cause = { actor: 'system', by: 'system', why: isLast ? LAST_PROOF : why } as const;
    await closeOrder(tx, this.lines, order, 'expire', { cause, clock: this.clock });
    return true;
  }
}

async function isOverdue(tx: Tx, orderUid: string): Promise<boolean> {
  const [row] = await tx.$queryRaw<{ overdue: boolean | null }[]>`
    SELECT coalesce(i."due_at", o."verify_by") <= clock_timestamp() AS overdue FROM "order" o
      LEFT JOIN "invoice" i ON i."order_uid" = o."uid" AND i."purpose" = 'purchase' AND i."status" = 'open'
    WHERE o."uid" = ${orderUid}::uuid`;
  return row?.overdue === true;
}
