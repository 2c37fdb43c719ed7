import { randomUUID } from 'node:crypto';
import { accessOfActivated } from '#runtime/products/subscriptions/access/access.store';
import { firstPeriod } from '#domain/products/subscriptions/periods/period';
import { quoteAt, renewalTerms } from '#domain/products/subscriptions/periods/renewal-terms';
import type { Tx } from '#runtime/platform/db/database';
import { Prisma } from '#runtime/generated/prisma/client';
import type { Write } from '#runtime/platform/db/write-together';

/** A seat as its first period needs it. */
export interface StartingSeat {
  uid: string;
  orderUid: string;
  variantUid: string;
  /** Null: of a host, or of a plan that is not bought for a time, such as a series of treatments. */
  months: number | null;
  renewalLeadDays: number | null;
  graceDays: number | null;
}

/** Columns of `StartingSeat`, and the tables beside `"account" a` that they need. */
export const STARTING_SEAT = {
  columns: Prisma.sql`a."uid", a."order_uid" AS "orderUid", a."variant_uid" AS "variantUid",
    CASE WHEN a."role" = 'regular' AND p."voucher_treatments" IS NULL AND v."duration_months" > 0
      THEN v."duration_months" END AS "months", f."renewal_lead_days" AS "renewalLeadDays", f."grace_days" AS "graceDays"`,
  tables: Prisma.sql`JOIN "variant" v ON v."uid" = a."variant_uid" JOIN "package" p ON p."uid" = v."package_uid"
    JOIN "plan_family" f ON f."uid" = v."family_uid"`,
};

/** A seat by its uid. */
export async function startingSeat(tx: Tx, accountUid: string): Promise<StartingSeat[]> {
  return tx.$queryRaw<StartingSeat[]>`
    SELECT ${STARTING_SEAT.columns} FROM "account" a ${STARTING_SEAT.tables} WHERE a."uid" = ${accountUid}::uuid`;
}

/** Opens the first period of seats that become active at `at`, as a part of the statement that moves them. */
export function firstPeriods(seats: StartingSeat[], at: Date): Write[] {
  const given = seats.flatMap(({ uid, orderUid, variantUid, months, ...family }) => {
    if (months === null) return [];
    const period = firstPeriod(at, months);
    const dueAt = quoteAt(period.endsAt, renewalTerms(family));
    return [{ periodUid: randomUUID(), uid, orderUid, variantUid, months, ...period, dueAt }];
  });
  if (given.length === 0) return [];
  const ctes = Prisma.sql`period_given AS (
      SELECT * FROM json_to_recordset(${JSON.stringify(given)}::json) AS g ("periodUid" uuid, "uid" uuid, "orderUid" uuid,
        "variantUid" uuid, "months" int, "anchorDay" date, "startsAt" timestamptz, "endsAt" timestamptz, "dueAt" timestamptz)
    ), period_opened AS (
      INSERT INTO "seat_period" ("uid", "account_uid", "number", "starts_at", "ends_at", "variant_uid", "invoice_uid")
      SELECT g."periodUid", g."uid", 1, g."startsAt", g."endsAt", g."variantUid", i."uid"
      FROM period_given g JOIN "invoice" i ON i."order_uid" = g."orderUid" AND i."purpose" = 'purchase' RETURNING "account_uid"
    ), renewal_opened AS (
      INSERT INTO "seat_renewal" ("account_uid", "anchor_day", "months", "paid_until", "variant_uid", "due_at")
      SELECT g."uid", g."anchorDay", g."months", g."endsAt", g."variantUid", g."dueAt"
      FROM period_given g JOIN period_opened o ON o."account_uid" = g."uid" RETURNING 1
    ), ${accessOfActivated(at)}`;
  return [{ ctes, name: 'renewal_opened', rows: given.length }];
}
