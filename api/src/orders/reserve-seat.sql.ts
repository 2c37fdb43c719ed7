import { LIVE_ACCOUNT_CODES } from '#domain/accounts/account-status';
import { Prisma } from '#runtime/generated/prisma/client';

export interface Reservation {
  orderUid: string;
  accountUid: string;
  orderNumber: string;
  customerUid: string;
  packageUid: string;
  variantUid: string;
  familyUid: string;
  /** The group that the customer picked, or null: the best open one. */
  groupUid: string | null;
  role: 'host' | 'regular';
  needsTv: boolean;
  name: string;
  email: string;
  phoneNumber: string;
  kind: string;
  orderStatus: number;
  accountStatus: number;
  grandTotalSen: bigint;
  feeSen: bigint;
  hostShareSen: bigint;
  dueAt: Date | null;
  idempotencyKey: string | null;
  retryKey: string | null;
  requestHash: string;
  why: string;
  createdEventUid: string;
  filledEventUid: string;
  now: Date;
}

export interface ReservedSeat {
  groupUid: string;
  seatNumber: number;
}

/**
 * The hot write as one statement and one round trip: pick the group nearest to full (oldest first among equals) that
 * the customer is not in, take its lowest free seat under the row lock, insert order, seat, both histories and the
 * outbox rows. No row comes back when no group has a seat, the customer is blocked, the picked group is not one of
 * the family, or the key was used: nothing was written then. 1.5–1.9 × bare pg with a statement a step
 * (performance.md). Free seats live in arrays on the row because, after waiting for the lock, Postgres re-reads the
 * row but not other tables. The payloads are checked against events.ts by place-order.int.spec.ts.
 */
export function reserveSeat(r: Reservation): Prisma.Sql {
  const free = r.role === 'host' ? Prisma.sql`free_host_seats` : Prisma.sql`free_regular_seats`;
  const other = r.role === 'host' ? Prisma.sql`free_regular_seats` : Prisma.sql`free_host_seats`;
  const tv = r.needsTv ? 1 : 0;
  const hasSeat = Prisma.sql`cardinality(g.${free}) > 0 AND (${tv}::int = 0 OR g.tv_slots IS NULL OR g.tv_taken < g.tv_slots)`;
  return Prisma.sql`
WITH picked AS (
  SELECT g.uid FROM account_group g
  WHERE g.family_uid = ${r.familyUid}::uuid AND ${hasSeat}
    AND EXISTS (SELECT 1 FROM customer c WHERE c.uid = ${r.customerUid}::uuid AND c.blocked_at IS NULL)
    AND NOT EXISTS (SELECT 1 FROM "order" o WHERE o.customer_uid = ${r.customerUid}::uuid AND o.idempotency_key = ${r.idempotencyKey}::text)
    AND NOT EXISTS (SELECT 1 FROM account a WHERE a.group_uid = g.uid AND a.customer_uid = ${r.customerUid}::uuid AND a.status IN (${Prisma.join(LIVE_ACCOUNT_CODES)}))
    ${r.groupUid === null ? Prisma.empty : Prisma.sql`AND g.uid = ${r.groupUid}::uuid`}
  ORDER BY cardinality(g.free_host_seats) + cardinality(g.free_regular_seats), g.created_at
  LIMIT 1 FOR UPDATE
), seat AS (
  UPDATE account_group g SET
    last_seat = g.${free}[1],
    ${free} = g.${free}[2:],
    tv_taken = CASE WHEN g.tv_slots IS NULL THEN g.tv_taken ELSE g.tv_taken + ${tv}::int END,
    fill_epoch = g.fill_epoch + CASE WHEN cardinality(g.${free}) = 1 AND cardinality(g.${other}) = 0 THEN 1 ELSE 0 END,
    filled_at = CASE WHEN cardinality(g.${free}) = 1 AND cardinality(g.${other}) = 0 THEN ${r.now}::timestamptz END
  FROM picked WHERE g.uid = picked.uid AND ${hasSeat}
  RETURNING g.uid, g.last_seat, g.fill_epoch, g.filled_at
), new_order AS (
  INSERT INTO "order" (uid, number, customer_uid, package_uid, variant_uid, name, email, phone_number, kind, status,
    grand_total_sen, fee_sen, host_share_sen, due_at, idempotency_key, retry_key, request_hash, created_at)
  SELECT ${r.orderUid}::uuid, ${r.orderNumber}, ${r.customerUid}::uuid, ${r.packageUid}::uuid, ${r.variantUid}::uuid,
    ${r.name}, ${r.email}, ${r.phoneNumber}, ${r.kind}, ${r.orderStatus}::int, ${r.grandTotalSen}::bigint, ${r.feeSen}::bigint,
    ${r.hostShareSen}::bigint, ${r.dueAt}::timestamptz, ${r.idempotencyKey}::text, ${r.retryKey}::text, ${r.requestHash}, ${r.now}::timestamptz
  FROM seat
), new_account AS (
  INSERT INTO account (uid, group_uid, order_uid, customer_uid, role, seat_number, needs_tv, status, created_at)
  SELECT ${r.accountUid}::uuid, seat.uid, ${r.orderUid}::uuid, ${r.customerUid}::uuid, ${r.role}, seat.last_seat, ${r.needsTv}, ${r.accountStatus}::int, ${r.now}::timestamptz
  FROM seat
), order_line AS (
  INSERT INTO order_history (order_uid, to_status, why, by, at)
  SELECT ${r.orderUid}::uuid, ${r.orderStatus}::int, ${r.why}, 'customer', ${r.now}::timestamptz FROM seat
), account_line AS (
  INSERT INTO account_history (account_uid, to_status, why, by, event_uid, at)
  SELECT ${r.accountUid}::uuid, ${r.accountStatus}::int, ${r.why}, 'customer', ${r.createdEventUid}::uuid, ${r.now}::timestamptz FROM seat
), told AS (
  INSERT INTO outbox (uid, name, payload, created_at)
  SELECT ${r.createdEventUid}::uuid, 'order.created', jsonb_build_object('orderUid', ${r.orderUid}::text, 'accountUid', ${r.accountUid}::text,
    'groupUid', seat.uid, 'kind', ${r.kind}::text, 'dueAt', ${r.dueAt?.toISOString() ?? null}::text), ${r.now}::timestamptz
  FROM seat
  UNION ALL
  SELECT ${r.filledEventUid}::uuid, 'group.filled', jsonb_build_object('groupUid', seat.uid, 'fillEpoch', seat.fill_epoch), ${r.now}::timestamptz
  FROM seat WHERE seat.filled_at IS NOT NULL
)
SELECT uid AS "groupUid", last_seat AS "seatNumber" FROM seat`;
}
