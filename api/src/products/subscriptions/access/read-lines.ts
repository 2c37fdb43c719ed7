import type { HostScope } from '#domain/products/subscriptions/access/thread';
import { Prisma } from '#runtime/generated/prisma/client';
import type { Database } from '#runtime/platform/db/database';

const SHOWN = 200;

interface LineRow {
  uid: string;
  party: string;
  customerUid: string | null;
  /** Of the customer, or of the admin. */
  name: string;
  message: string;
  at: Date;
}

/** The newest lines of a thread, oldest first. `scope`: of a host, which does not see the others. */
export function readLines(db: Pick<Database, '$queryRaw'>, accountUid: string, scope: HostScope | null) {
  const seen = scope
    ? Prisma.sql`AND l."group_uid" = ${scope.groupUid}::uuid AND l."at" >= ${scope.since}::timestamptz`
    : Prisma.empty;
  return db.$queryRaw<LineRow[]>`
    SELECT * FROM (
      SELECT l."uid", l."party", l."customer_uid" AS "customerUid", coalesce(l."admin_name", c."name") AS "name", l."message", l."at"
      FROM "thread_line" l LEFT JOIN "customer" c ON c."uid" = l."customer_uid"
      WHERE l."account_uid" = ${accountUid}::uuid ${seen}
      ORDER BY l."at" DESC, l."uid" LIMIT ${SHOWN}) newest
    ORDER BY "at", "uid"`;
}
