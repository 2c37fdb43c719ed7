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
/** Only `reserved` has written anything. */
export type Reserved =
  | ({ outcome: 'reserved' } & ReservedSeat)
  | { outcome: 'no-seat' | 'blocked' | 'unknown-customer' | 'known-key' | 'foreign-group' };

/**
 * The hot write in one round trip: the function `place_order` of the migrations takes the group's row lock and its
 * lowest free seat, and inserts order, account, both histories and the outbox rows. Free seats live in arrays on the
 * row because, after waiting for the lock, Postgres re-reads the row but not other tables (docs/decisions/0004). The
 * payloads are checked against events.ts by place-order.int.spec.ts.
 * @param mayOpen opens a group when none has a seat, under the lock of the family; asked for only after `no-seat`.
 */
export const placeOrderSql = (r: Reservation, mayOpen: boolean): Prisma.Sql => Prisma.sql`
SELECT outcome, group_uid AS "groupUid", seat_number AS "seatNumber" FROM place_order(
  p_order_uid => ${r.orderUid}::uuid, p_account_uid => ${r.accountUid}::uuid, p_number => ${r.orderNumber},
  p_customer_uid => ${r.customerUid}::uuid, p_package_uid => ${r.packageUid}::uuid, p_variant_uid => ${r.variantUid}::uuid,
  p_family_uid => ${r.familyUid}::uuid, p_group_uid => ${r.groupUid}::uuid, p_role => ${r.role}, p_needs_tv => ${r.needsTv},
  p_name => ${r.name}, p_email => ${r.email}, p_phone_number => ${r.phoneNumber}, p_kind => ${r.kind},
  p_order_status => ${r.orderStatus}::int, p_account_status => ${r.accountStatus}::int,
  p_grand_total_sen => ${r.grandTotalSen}::bigint, p_fee_sen => ${r.feeSen}::bigint, p_host_share_sen => ${r.hostShareSen}::bigint,
  p_due_at => ${r.dueAt}::timestamptz, p_due_at_iso => ${r.dueAt?.toISOString() ?? null}, p_idempotency_key => ${r.idempotencyKey},
  p_retry_key => ${r.retryKey}, p_request_hash => ${r.requestHash}, p_why => ${r.why},
  p_created_event_uid => ${r.createdEventUid}::uuid, p_filled_event_uid => ${r.filledEventUid}::uuid,
  p_now => ${r.now}::timestamptz, p_may_open => ${mayOpen})`;
