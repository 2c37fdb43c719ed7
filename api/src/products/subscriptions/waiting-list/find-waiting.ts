import type { WaitingView } from '#contracts/products/subscriptions/waiting-list.http';
import type { Database, Tx } from '#runtime/platform/db/database';

/** What a customer waits for, the longest wait first. `variantUid`: of this plan alone. */
export async function findWaiting(
  db: Database | Tx,
  { customerUid, variantUid }: { customerUid: string; variantUid?: string },
  now: Date,
): Promise<WaitingView[]> {
  const rows = await db.$queryRaw<
    {
      variantUid: string;
      notes: string;
      place: number | null;
      offeredAt: Date | null;
      heldUntil: Date | null;
      heldGroupUid: string | null;
    }[]
  >`
    SELECT mine."variant_uid" AS "variantUid", mine."notes", mine."offered_at" AS "offeredAt",
      CASE WHEN mine."held_until" > ${now} THEN mine."held_until" END AS "heldUntil",
      CASE WHEN mine."held_until" > ${now} THEN mine."offered_group_uid" END AS "heldGroupUid",
      CASE WHEN mine."offered_at" IS NULL THEN (
        SELECT count(*)::int FROM "waiting_entry" other
        WHERE other."variant_uid" = mine."variant_uid" AND other."offered_at" IS NULL
          AND (other."waits_since", other."uid") <= (mine."waits_since", mine."uid")
      ) END AS "place"
    FROM "waiting_entry" mine
    WHERE mine."customer_uid" = ${customerUid}::uuid
      AND (${variantUid ?? null}::uuid IS NULL OR mine."variant_uid" = ${variantUid ?? null}::uuid)
    ORDER BY mine."waits_since", mine."uid"`;
  return rows.map(({ offeredAt, heldUntil, ...row }) => ({
    ...row,
    offeredAt: offeredAt?.toISOString() ?? null,
    heldUntil: heldUntil?.toISOString() ?? null,
  }));
}
