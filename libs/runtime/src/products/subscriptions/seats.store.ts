import { ERROR_MESSAGE } from '#contracts/errors';
import { DomainError } from '#domain/platform/domain-error';
import { ACCOUNT_STATUS, type AccountAction } from '#domain/products/subscriptions/accounts/account-status';
import { type Account, Prisma } from '#runtime/generated/prisma/client';
import type { Tx } from '#runtime/platform/db/database';
import { readRows } from '#runtime/platform/db/lock-row';
import { moveAccount } from '#runtime/products/subscriptions/accounts.store';
import { endHosting } from '#runtime/products/subscriptions/end-hosting';
import { type LockedGroup, freeSeat, lockGroup } from '#runtime/products/subscriptions/groups.store';
import { dropClaim } from '#runtime/products/subscriptions/access/claims.store';
import { endRenewal } from '#runtime/products/subscriptions/periods/renewals.store';
import { type LockedOrder, lockOrder } from '#runtime/sales/orders.store';
import type { Step } from '#runtime/sales/product-line';

/** The order's own seat, also one that was given back; null for an order of something else. */
export async function findSeat(tx: Pick<Tx, '$queryRaw'>, orderUid: string): Promise<Account | null> {
  const [seat] = await readRows<Account>(tx, 'account', Prisma.sql`order_uid = ${orderUid}::uuid`);
  return seat ?? null;
}
export type Seat = Account;

/** Locks the order and reads its seat. @throws DomainError ORDER_NOT_FOUND, also when it has none. */
export async function lockOrderOfSeat(tx: Tx, orderUid: string): Promise<LockedOrder & { account: Seat }> {
  const order = await lockOrder(tx, orderUid);
  const account = await findSeat(tx, orderUid);
  if (!account) throw notFound();
  return { ...order, account };
}

/** Locks the group in which the order's seat is, to be called before the order is locked; null without a seat. */
export async function lockGroupOfSeat(tx: Tx, orderUid: string): Promise<LockedGroup | null> {
  for (let groupUid = await groupOf(tx, orderUid); groupUid;) {
    const group = await lockGroup(tx, groupUid);
    // A seat may have been moved while the lock was waited for; it does not leave a locked group.
    groupUid = await groupOf(tx, orderUid);
    if (groupUid === group.uid) return group;
  }
  return null;
}

/** Locks the groups in which the seats of orders are, in the sequence of their uids; for before the orders are locked. */
export async function lockGroupsOfSeats(tx: Tx, orderUids: string[]): Promise<void> {
  for (const locked = new Set<string>(); ;) {
    const groups = await tx.$queryRaw<{ uid: string }[]>`
      SELECT DISTINCT "group_uid" AS "uid" FROM "account" WHERE "order_uid" = ANY (${orderUids}::uuid[])`;
    // A seat may have been moved while a lock was waited for; it does not leave a locked group.
    const missing = groups.map(({ uid }) => uid).filter((uid) => !locked.has(uid));
    if (missing.length === 0) return;
    await tx.$executeRaw`
      SELECT 1 FROM "account_group" WHERE "uid" = ANY (${missing}::uuid[]) ORDER BY "uid" FOR NO KEY UPDATE`;
    for (const uid of missing) locked.add(uid);
  }
}

/** Locks group, then order. @throws DomainError ORDER_NOT_FOUND, also when the order has no seat. */
export async function lockSeatedOrder(tx: Tx, orderUid: string) {
  const group = await lockGroupOfSeat(tx, orderUid);
  if (!group) throw notFound();
  return { group, order: await lockOrderOfSeat(tx, orderUid) };
}
export type SeatedOrder = Awaited<ReturnType<typeof lockSeatedOrder>>;

/**
 * Ends a membership with its renewal and its claim, and gives the seat back to its group, which the caller has locked. A seat of a series that is
 * bought stays taken: its part of the treatments is spent. docs/rules/vouchers.md#seats
 */
export async function endSeat(
  tx: Tx,
  group: LockedGroup,
  account: Seat,
  action: AccountAction,
  { cause, at }: Step,
): Promise<void> {
  const isSpent = await holdsBoughtSeries(tx, account);
  await endRenewal(tx, account, cause, at);
  await dropClaim(tx, account.uid, at);
  await moveAccount(tx, account, action, cause, { at });
  if (!isSpent) await freeSeat(tx, group, account);
  if (account.role === 'host') await endHosting(tx, account, at);
}

/** Whether a part of a bought series is the seat's. An earlier version issued vouchers with the payment: until the seat is active nothing is bought. */
const holdsBoughtSeries = async (tx: Tx, { orderUid, status }: Seat): Promise<boolean> =>
  status === ACCOUNT_STATUS.active && (await tx.voucher.count({ where: { orderUid } })) > 0;

const groupOf = async (tx: Tx, orderUid: string) =>
  (await tx.account.findUnique({ where: { orderUid }, select: { groupUid: true } }))?.groupUid;
const notFound = () => new DomainError('ORDER_NOT_FOUND', ERROR_MESSAGE.ORDER_NOT_FOUND, 'not-found');
