import type { SeatRole } from '#domain/groups/group';
import { Prisma } from '#runtime/generated/prisma/client';

/** A seat that is wanted, with everything that will be written if there is one. */
export interface Reservation {
  orderUid: string;
  accountUid: string;
  orderNumber: string;
  customerUid: string;
  variantUid: string;
  familyUid: string;
  /** The group that the customer picked, or null: the best open one. */
  groupUid: string | null;
  role: SeatRole;
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
  createdEventUid: string;
  now: Date;
}

export interface ReservedSeat {
  groupUid: string;
  seatNumber: number;
}
/** Only `reserved` has written anything. */
export type Reserved = { orderUid: string } & (
  | ({ outcome: 'reserved' } & ReservedSeat)
  | { outcome: 'no-seat' | 'busy' | 'blocked' | 'unknown-customer' | 'known-key' | 'foreign-group' }
);

/**
 * The hot write in one round trip, for everyone who waits: the function `place_orders` of the migrations locks the groups,
 * gives each order the lowest free seat of its own, and inserts orders, accounts and outbox rows. All are for one kind of
 * seat: of one family and role, and all or none need a TV slot. Free seats live in arrays on the row because, after waiting
 * for the lock, Postgres re-reads the row but not other tables (docs/decisions/0004, 0006). The payloads are checked
 * against events.ts by place-order.int.spec.ts.
 * @param mayOpen opens groups when none has a seat, under the lock of the family; asked for only after `no-seat`.
 */
export function placeOrdersSql(reservations: Reservation[], mayOpen: boolean): Prisma.Sql {
  const { familyUid, role, needsTv } = reservations[0]!;
  return Prisma.sql`
SELECT order_uid AS "orderUid", outcome, group_uid AS "groupUid", seat_number AS "seatNumber"
FROM place_orders(${familyUid}::uuid, ${role}, ${needsTv}, ${JSON.stringify(reservations.map(rowOf))}::json, ${mayOpen})`;
}

/** As the type `order_reservation` of the migrations names its columns. */
const rowOf = (r: Reservation) => ({
  order_uid: r.orderUid,
  account_uid: r.accountUid,
  number: r.orderNumber,
  customer_uid: r.customerUid,
  variant_uid: r.variantUid,
  group_uid: r.groupUid,
  name: r.name,
  email: r.email,
  phone_number: r.phoneNumber,
  kind: r.kind,
  order_status: r.orderStatus,
  account_status: r.accountStatus,
  grand_total_sen: String(r.grandTotalSen),
  fee_sen: String(r.feeSen),
  host_share_sen: String(r.hostShareSen),
  due_at: r.dueAt,
  idempotency_key: r.idempotencyKey,
  retry_key: r.retryKey,
  request_hash: r.requestHash,
  created_event_uid: r.createdEventUid,
  created_at: r.now,
});
