import { ACCOUNT_STATUS, LIVE_ACCOUNT_CODES } from '#domain/products/subscriptions/accounts/account-status';
import {
  type AskedOfHost,
  type HostStart,
  type HostTaskKind,
  type TaskOutcome,
  hostWaitsFor,
  purchaseDueAt,
  taskTimes,
} from '#domain/products/subscriptions/hosts/host-task';
import type { PurchaseState } from '#domain/products/subscriptions/hosts/purchase';
import { hostBuysOf } from '#domain/catalogue/host-buys';
import type { Account } from '#runtime/generated/prisma/client';
import type { Tx } from '#runtime/platform/db/database';
import { announce } from '#runtime/platform/outbox/announce';
import { lastCycle } from '#runtime/products/subscriptions/cycles.store';

interface Asked {
  accountUid: string;
  kind: HostTaskKind;
  cycleNumber: number;
  /** Where its time counts from. */
  from: Date;
}

/** Asks a host for something, once for each cycle. @returns until when; null: it was asked already. */
export async function openTask(tx: Tx, { accountUid, kind, cycleNumber, from }: Asked, now: Date) {
  const times = taskTimes(kind, from, now);
  const { count } = await tx.hostTask.createMany({
    data: [{ accountUid, kind, cycleNumber, askedAt: now, ...times }],
    skipDuplicates: true,
  });
  return count > 0 ? times.dueAt : null;
}

/** Ends the open tasks of these kinds. */
export async function endTasks(
  tx: Tx,
  accountUid: string,
  kinds: HostTaskKind[],
  outcome: TaskOutcome,
  at: Date,
): Promise<void> {
  await tx.hostTask.updateMany({
    where: { accountUid, kind: { in: kinds }, endedAt: null },
    data: { endedAt: at, outcome, remindAt: null },
  });
}

/** Asks again for what was handed in and refused, with the full time; also where nothing was asked for. */
export async function reopenPurchaseTask(
  tx: Tx,
  { uid: accountUid, groupUid, status }: Pick<Account, 'uid' | 'groupUid' | 'status'>,
  now: Date,
): Promise<void> {
  const last = await tx.hostTask.findFirst({
    where: { accountUid, kind: { in: ['buy', 'proof'] } },
    orderBy: { cycleNumber: 'desc' },
    select: { uid: true, kind: true },
  });
  if (!last) {
    const kind = status === ACCOUNT_STATUS.active ? 'proof' : 'buy';
    const cycle = await lastCycle(tx, groupUid);
    await openTask(tx, { accountUid, kind, cycleNumber: (cycle?.number ?? 0) + 1, from: now }, now);
    return;
  }
  const times = taskTimes(last.kind as HostTaskKind, now, now);
  await tx.hostTask.update({
    where: { uid: last.uid },
    data: { ...times, endedAt: null, outcome: null },
    select: { uid: true },
  });
}

/** How a request stands. */
export const taskStateOf = ({ outcome }: { outcome: string | null }): TaskOutcome | 'open' =>
  (outcome as TaskOutcome | null) ?? 'open';

/** The newest request for a purchase and the newest purchase of a host's seat. */
export async function readAskedOfHost(
  tx: Pick<Tx, 'hostTask' | 'hostPurchase'>,
  { accountUid, orderUid }: { accountUid: string; orderUid: string },
): Promise<AskedOfHost & { dueAt: Date | null }> {
  const last = await tx.hostTask.findFirst({
    where: { accountUid, kind: { in: ['buy', 'proof'] } },
    orderBy: { cycleNumber: 'desc' },
    select: { outcome: true, dueAt: true },
  });
  const purchase = await tx.hostPurchase.findFirst({
    where: { orderUid },
    orderBy: { submittedAt: 'desc' },
    select: { state: true },
  });
  const task = last && taskStateOf(last);
  return {
    task,
    purchase: (purchase?.state as PurchaseState | undefined) ?? null,
    dueAt: last && purchaseDueAt({ task, dueAt: last.dueAt }),
  };
}

/** What decides whether the host of a group may buy. */
export async function readHostStart(
  tx: Pick<Tx, 'accountGroup' | 'account' | 'groupCycle' | 'orderQuestion'>,
  groupUid: string,
): Promise<HostStart> {
  const { family, credential } = await tx.accountGroup.findUniqueOrThrow({
    where: { uid: groupUid },
    select: { family: true, credential: { select: { storedBy: true } } },
  });
  const isPaid = { groupUid, role: 'regular', status: { in: LIVE_ACCOUNT_CODES }, confirmedAt: { not: null } };
  const ofHost = { groupUid, role: 'host', status: ACCOUNT_STATUS.registered };
  return {
    hasQuestions: (await tx.orderQuestion.count({ where: { order: { account: ofHost } } })) > 0,
    hostBuys: hostBuysOf(family.hostBuys),
    isProvided: credential?.storedBy === 'admin',
    regularSeats: family.regularSeats,
    paidRegulars: await tx.account.count({ where: isPaid }),
    lastCycle: await lastCycle(tx, groupUid),
  };
}

/**
 * Asks the host of a group to buy as soon as nothing stands before it, once; its 48 hours begin. The caller has locked the
 * group. docs/rules/hosts.md#order-of-steps
 */
export async function requestPurchase(tx: Tx, groupUid: string, now: Date): Promise<void> {
  const host = await tx.account.findFirst({
    where: { groupUid, role: 'host', status: ACCOUNT_STATUS.registered },
    select: { uid: true, orderUid: true },
  });
  if (!host) return;
  const start = await readHostStart(tx, groupUid);
  if (hostWaitsFor(start, now) !== null) return;
  const last = await lastCycle(tx, groupUid);
  const asked = { accountUid: host.uid, kind: 'buy', cycleNumber: (last?.number ?? 0) + 1, from: now } as const;
  const dueAt = await openTask(tx, asked, now);
  if (dueAt) await announce(tx, 'host.purchase-requested', { orderUid: host.orderUid, dueAt: dueAt.toISOString() });
}
