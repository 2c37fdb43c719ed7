import type { Tx } from '#runtime/platform/db/database';
import { Prisma } from '#runtime/generated/prisma/client';
import { lockRow } from '#runtime/platform/db/lock-row';
import { noTvSlot } from '../../../platform/http/errors/refusal.js';

/** Whose order it is and what seat is wanted. */
interface Wanted {
  orderUid: string;
  customerUid: string;
  familyUid: string;
  needsTv: boolean;
  /** Unpaid orders that one device or address may have in a group; null: no limit. */
  perGroup: number | null;
  at: Date;
}

/**
 * The group for a seat that leaves its own: an open one by the rule of matching, or a new one. Locks the family, as who opens
 * groups does, and before any group. docs/rules/groups.md#matching
 * @throws Refusal when a group waits for members without a television.
 */
export async function findSeatElsewhere(tx: Tx, wanted: Wanted): Promise<string> {
  const { orderUid, customerUid, familyUid, needsTv, perGroup, at } = wanted;
  await lockRow(tx, 'plan_family', familyUid);
  const [found] = await tx.$queryRaw<[{ uid: string | null; isOut: boolean }]>(Prisma.sql`
    SELECT open_group(${familyUid}::uuid, 'regular', ${needsTv}, ${customerUid}::uuid, '{}',
      CASE WHEN ${perGroup}::int IS NULL THEN '{}' ELSE crowded_groups(o.device_key,
        CASE WHEN c.email_verified_at IS NULL THEN o.address_key END, ${perGroup}::int) END, ${at}) AS uid,
      ${needsTv} AND lacks_tv_slot(${familyUid}::uuid, ${customerUid}::uuid, '{}', ${at}) AS "isOut"
    FROM "order" o JOIN customer c ON c.uid = o.customer_uid WHERE o.uid = ${orderUid}::uuid`);
  if (found.uid) return found.uid;
  if (found.isOut) throw noTvSlot();
  const [opened] = await tx.$queryRaw<[{ uid: string }]>(
    Prisma.sql`SELECT open_new_group(f, ${at}) AS uid FROM plan_family f WHERE f.uid = ${familyUid}::uuid`,
  );
  return opened.uid;
}
