import { ACCOUNT_STATUS } from '#domain/products/subscriptions/accounts/account-status';
import type { HostTaskKind } from '#domain/products/subscriptions/hosts/host-task';
import type { Clock } from '#runtime/platform/clock/clock';
import type { Tx } from '#runtime/platform/db/database';
import { announce } from '#runtime/platform/outbox/announce';
import { endTasks } from '#runtime/products/subscriptions/host-tasks.store';
import { lockSeatedOrder } from '#runtime/products/subscriptions/seats.store';
import { closeOrder } from '#runtime/sales/close-order';
import type { ProductLines } from '#runtime/sales/product-lines';

/** Without these the host has no seat, and why. */
const LOSES_SEAT: Partial<Record<HostTaskKind, string>> = {
  answer: 'Syarat dan tugas host belum dijawab dalam 48 jam',
  buy: 'Langganannya belum dibeli dalam 48 jam',
};
const NO_PURCHASE: number[] = [ACCOUNT_STATUS.registered, ACCOUNT_STATUS.waitingForFollowUp];

/**
 * The time of a host has run out. Who has not answered or bought loses the seat, which is offered again; a later proof or the login is
 * only marked, because the group uses the subscription: an admin decides. docs/rules/hosts.md#clocks
 */
export async function missTask(
  tx: Tx,
  lines: ProductLines,
  taskUid: string,
  clock: Pick<Clock, 'now'>,
): Promise<boolean> {
  const { orderUid } = (
    await tx.hostTask.findUniqueOrThrow({
      where: { uid: taskUid },
      select: { account: { select: { orderUid: true } } },
    })
  ).account;
  const { order } = await lockSeatedOrder(tx, orderUid);
  const now = clock.now();
  // Once more under the lock: the proof may have come meanwhile.
  const task = await tx.hostTask.findFirst({ where: { uid: taskUid, endedAt: null, dueAt: { lte: now } } });
  if (!task) return false;
  const kind = task.kind as HostTaskKind;
  await endTasks(tx, task.accountUid, [kind], 'missed', now);
  await announce(tx, 'host.task-missed', { orderUid, taskUid, dueAt: task.dueAt.toISOString() });
  const why = LOSES_SEAT[kind];
  if (why && NO_PURCHASE.includes(order.account.status))
    await closeOrder(tx, lines, order, 'cancel', { cause: { actor: 'system', by: 'system', why }, clock });
  return true;
}
