import type { Membership } from '#contracts/products/subscriptions/memberships.http';
import { ACCOUNT_STATUS, LIVE_ACCOUNT_CODES } from '#domain/products/subscriptions/accounts/account-status';
import { purchaseDueAt } from '#domain/products/subscriptions/hosts/host-task';
import type { Database } from '#runtime/platform/db/database';
import { taskStateOf } from '#runtime/products/subscriptions/host-tasks.store';

type PurchaseDue = Membership['purchaseDue'];

interface Seat {
  uid: string;
  role: string;
  status: number;
  group: { uid: string };
}

/** Until when the hosts of these seats' groups are to buy, by the newest request of each. docs/rules/hosts.md#order-of-steps */
export async function readPurchaseDue(
  database: Database,
  seats: Seat[],
  now: Date,
): Promise<(accountUid: string) => PurchaseDue> {
  const readers = seats.filter(({ role, status }) =>
    role === 'host' ? LIVE_ACCOUNT_CODES.includes(status) : status === ACCOUNT_STATUS.pending,
  );
  if (readers.length === 0) return () => null;
  const tasks = await database.hostTask.findMany({
    where: {
      kind: { in: ['buy', 'proof'] },
      account: {
        role: 'host',
        status: { in: LIVE_ACCOUNT_CODES },
        groupUid: { in: readers.map(({ group }) => group.uid) },
      },
    },
    orderBy: [{ accountUid: 'asc' }, { cycleNumber: 'desc' }],
    distinct: ['accountUid'],
    select: { accountUid: true, kind: true, outcome: true, dueAt: true, account: { select: { groupUid: true } } },
  });
  const dueOf = ({ uid, role, group }: Seat): PurchaseDue => {
    const isHost = role === 'host';
    const task = tasks.find(({ accountUid, account }) =>
      isHost ? accountUid === uid : account.groupUid === group.uid,
    );
    const dueAt = task ? purchaseDueAt({ task: taskStateOf(task), dueAt: task.dueAt }) : null;
    if (!task || !dueAt) return null;
    const isLate = dueAt <= now;
    const kind = task.kind === 'proof' ? 'proof' : 'buy';
    // To others what is late is no promise any more, and a later cycle nothing that they wait for.
    return isHost || (kind === 'buy' && !isLate) ? { kind, dueAt: dueAt.toISOString(), isLate } : null;
  };
  const due = new Map(readers.map((seat) => [seat.uid, dueOf(seat)]));
  return (accountUid) => due.get(accountUid) ?? null;
}
