import { PAYMENT_REMIND_HOURS } from '#domain/orders/deadline';
import { ORDER_STATUS } from '#domain/orders/order-status';
import type { Tx } from '#runtime/db/database';
import { notify } from './notify.js';
import { readOrderFacts } from './order-facts.js';
import { templates } from './templates.js';
import { uidOf } from './uid-of.js';

/**
 * Reminds of a payment once for each deadline, by timer or by sweep. Nothing happens when the order was paid, when
 * its due date has moved (the later date has a timer of its own) or when it is overdue already.
 */
export async function remindDue(tx: Tx, orderUid: string): Promise<boolean> {
  const [row] = await tx.$queryRaw<{ now_due: boolean | null }[]>`
    SELECT "due_at" > clock_timestamp() AND "due_at" - make_interval(hours => ${PAYMENT_REMIND_HOURS}::int) <= clock_timestamp() AS now_due
    FROM "order" WHERE "uid" = ${orderUid}::uuid AND "status" = ${ORDER_STATUS.awaitingPayment}`;
  if (!row?.now_due) return false;
  const order = await readOrderFacts(tx, orderUid);
  if (!order.dueAt) return false;
  const message = templates.payReminder(order, order.dueAt);
  return notify(tx, 'remind-payment', reminderUid(orderUid, order.dueAt), order.customerUid, message);
}

/** One reminder for each order and deadline, whoever sends it: the unique key of the notification is made of both. */
export const reminderUid = (orderUid: string, dueAt: Date): string =>
  uidOf(`remind ${orderUid} ${dueAt.toISOString()}`);
