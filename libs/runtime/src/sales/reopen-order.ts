import { DomainError } from '#domain/platform/domain-error';
import type { Tx } from '#runtime/platform/db/database';
import { announce } from '#runtime/platform/outbox/announce';
import { type LockedOrder, moveOrder } from '#runtime/sales/orders.store';
import type { Step } from '#runtime/sales/product-line';
import type { ProductLines } from '#runtime/sales/product-lines';

/**
 * An order that was closed unpaid waits for its payment again, until `dueAt` or sooner where its line says so. The caller has
 * locked the whole order. `verifyBy`: null where the e-mail does not matter. docs/rules/orders.md#reopened
 * @returns until when it is to be paid.
 * @throws DomainError when the line has no place any more, or money of it has become credit.
 */
export async function reopenOrder(
  tx: Tx,
  lines: ProductLines,
  order: LockedOrder,
  { dueAt, verifyBy }: { dueAt: Date; verifyBy: Date | null },
  step: Step,
): Promise<Date> {
  if (!lines.canReopen(order))
    throw new DomainError(
      'STAYS_CLOSED',
      'Pesanan ini tidak bisa dibuka lagi. Kalau masih mau, silakan pesan yang baru, ya.',
    );
  const due = await lines.capDue(tx, order, dueAt);
  if (due <= step.at)
    throw new DomainError('STAYS_CLOSED', 'Waktunya sudah lewat, jadi pesanan ini tidak bisa dibuka lagi.');
  await moveOrder(tx, order, 'reopen', step.cause, { dueAt: due });
  await tx.order.update({ where: { uid: order.uid }, data: { verifyBy: verifyBy && due }, select: { uid: true } });
  await lines.reopen(tx, order, step);
  await announce(tx, 'order.reopened', { orderUid: order.uid, dueAt: due.toISOString() });
  return due;
}
