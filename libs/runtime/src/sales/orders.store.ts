import { ERROR_MESSAGE } from '#contracts/errors';
import { DomainError } from '#domain/platform/domain-error';
import type { Actor } from '#domain/platform/transitions';
import { checkNotErased } from '#domain/sales/payments/erased-customer';
import { ORDER_STATUS, type OrderAction, orderMoves, orderStatusOf } from '#domain/sales/orders/order-status';
import type { Tx } from '#runtime/platform/db/database';
import { type Order, Prisma } from '#runtime/generated/prisma/client';
import { lockAndRead } from '#runtime/platform/db/lock-row';
import { type Write, writeTogether } from '#runtime/platform/db/write-together';
import { followOrder } from '#runtime/sales/invoices.store';

/** Who moved something and why; ends up in the history that customers and admins read. */
export interface Cause {
  actor: Actor;
  /** 'customer', 'system' or the admin's name. */
  by: string;
  /** Of the admin: two may have the same name. */
  byUid?: string;
  why: string;
  eventUid?: string;
}

export type LockedOrder = Order;

/** Locks the order's row for this transaction and reads it. @throws DomainError ORDER_NOT_FOUND. */
export async function lockOrder(tx: Tx, orderUid: string): Promise<LockedOrder> {
  const [order] = await lockOrders(tx, [orderUid]);
  if (!order) throw new DomainError('ORDER_NOT_FOUND', ERROR_MESSAGE.ORDER_NOT_FOUND, 'not-found');
  return order;
}

/** Locks several orders and reads them; unknown ones are left out. */
export const lockOrders = (tx: Tx, orderUids: string[]): Promise<LockedOrder[]> =>
  lockAndRead<Order>(tx, 'order', orderUids);

/** Before money becomes a payment of this order by an admin's word. The caller has locked the order, which an erasure holds. @throws DomainError CUSTOMER_ERASED. */
export async function checkCustomerKept(tx: Tx, orderUid: string): Promise<void> {
  const { number, customer } = await tx.order.findUniqueOrThrow({
    where: { uid: orderUid },
    select: { number: true, customer: { select: { erasedAt: true } } },
  });
  checkNotErased({ number, ...customer });
}

interface OrderRow {
  uid: string;
  status: number;
  number: string;
  totalSen: bigint;
}
/** From here on an unverified e-mail does not shorten the time to pay. docs/rules/orders.md#unpaid-orders */
const ENDS_EMAIL_CLOCK: readonly OrderAction[] = ['ask-for-payment', 'receive-part'];

/** One step of the order table. */
export interface OrderMove {
  order: OrderRow;
  action: OrderAction;
  cause: Cause;
  /** null: the same request without a key is a new order from here on. */
  retryKey?: null;
}

/** Takes one step of the order table: row, history and invoices in the caller's transaction. `dueAt`: until when it is to be paid then. */
export async function moveOrder(
  tx: Tx,
  order: OrderRow,
  action: OrderAction,
  cause: Cause,
  { dueAt, retryKey, askedSen }: { dueAt?: Date; retryKey?: null; askedSen?: bigint } = {},
): Promise<void> {
  await moveOrders(tx, [{ order, action, cause, retryKey }]);
  await followOrder(tx, order, action, cause.actor, { dueAt, askedSen });
}

/** Moves several orders by actions that concern no invoice, in one statement. @throws Error when one has been moved meanwhile. */
export async function moveOrders(tx: Tx, moves: OrderMove[]): Promise<void> {
  if (moves.length > 0) await writeTogether(tx, [orderMove(moves)]);
}

/** The same as a part of a larger statement. */
export function orderMove(moves: OrderMove[]): Write {
  const steps = moves.map(({ order: { uid, status: from }, action, cause: { actor, why, by }, retryKey }) => {
    const to = ORDER_STATUS[orderMoves.after(orderStatusOf(from), action, actor)];
    return { uid, from, to, why, by, freesKey: retryKey === null, endsEmailClock: ENDS_EMAIL_CLOCK.includes(action) };
  });
  const ctes = Prisma.sql`order_step AS (
      SELECT * FROM json_to_recordset(${JSON.stringify(steps)}::json)
        AS s ("uid" uuid, "from" int, "to" int, "why" text, "by" text, "freesKey" bool, "endsEmailClock" bool)
    ), order_moved AS (
      UPDATE "order" o SET "status" = s."to", "version" = o."version" + 1,
        "retry_key" = CASE WHEN s."freesKey" THEN NULL ELSE o."retry_key" END,
        "verify_by" = CASE WHEN s."endsEmailClock" THEN NULL ELSE o."verify_by" END
      FROM order_step s WHERE o."uid" = s."uid" AND o."status" = s."from" RETURNING o."uid"
    ), order_remembered AS (
      INSERT INTO "order_history" ("order_uid", "from_status", "to_status", "why", "by", "at")
      SELECT s."uid", s."from", s."to", s."why", s."by", clock_timestamp()
      FROM order_step s JOIN order_moved USING ("uid") RETURNING 1
    )`;
  return { ctes, name: 'order_remembered', rows: moves.length };
}
