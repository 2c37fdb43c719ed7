import type { GroupWait } from '#domain/catalogue/group-wait';
import { Prisma } from '#runtime/generated/prisma/client';
import type { UnpaidLimits, UnpaidScope } from '#runtime/sales/unpaid-limits';
import type { Reservation } from './reservation.js';

export interface ReservedSeat {
  groupUid: string;
  seatNumber: number;
  /** ISO; sooner than asked while the e-mail is unverified. */
  dueAt: string | null;
}
/** Only `reserved` has written anything. */
export type Reserved = { orderUid: string } & (
  | ({ outcome: 'reserved' } & ReservedSeat)
  | { outcome: 'no-seat' | 'no-tv-slot' | 'busy' | 'blocked' | 'unknown-customer' | 'known-key' | 'foreign-group' }
  | { outcome: `unpaid-${UnpaidScope}` }
  | { outcome: `waits-${GroupWait}` }
);

/**
 * The hot write in one round trip for all waiting customers: `place_orders` (place-orders.repeatable.sql) locks the
 * groups, gives each order the lowest free seat of its own, and inserts orders, items, invoices, accounts and outbox rows.
 * All are for one kind of seat: of one family and role, and all or none need a TV slot. Free seats are kept in arrays on the group's row because, after
 * waiting for the lock, Postgres re-reads the row but not other tables (docs/decisions/0004, 0006). The payloads are
 * checked against events.ts by place-order.int.spec.ts.
 * @param limits of unpaid orders; null: none.
 * @param mayOpen opens groups when none has a seat, under the lock of the family; only after `no-seat`.
 */
export function placeOrdersSql(
  reservations: Reservation[],
  mayOpen: boolean,
  limits: UnpaidLimits | null = null,
): Prisma.Sql {
  const { familyUid, role, needsTv } = reservations[0]!;
  return Prisma.sql`
SELECT order_uid AS "orderUid", outcome, group_uid AS "groupUid", seat_number AS "seatNumber",
  due_at AS "dueAt"
FROM place_orders(${familyUid}::uuid, ${role}, ${needsTv}, ${JSON.stringify(reservations.map(rowOf))}::json, ${mayOpen},
  ${limits}::int[])`;
}

/** With the column names of `order_reservation`; JSON has no bigint. */
function rowOf(reservation: Reservation): object {
  const row: Record<string, unknown> = {};
  for (const [field, value] of Object.entries(reservation))
    row[columnOf(field)] = typeof value === 'bigint' ? String(value) : value;
  return row;
}

const columns = new Map<string, string>();
/** `orderUid` → `order_uid`. Remembered: it is asked 24 times an order. */
function columnOf(field: string): string {
  let column = columns.get(field);
  if (!column) columns.set(field, (column = field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)));
  return column;
}
