import type { Tx } from '#runtime/platform/db/database';
import type { Prisma } from '#runtime/generated/prisma/client';

/** Deletes what admins wrote about these subjects (a query of uids); the chain of digests stays whole. */
export const eraseAuditReasons = (tx: Tx, subjects: Prisma.Sql): Promise<number> =>
  tx.$executeRaw`DELETE FROM "audit_reason" WHERE "audit_uid" IN
    (SELECT "uid" FROM "audit_log" WHERE "subject_uid" IN (${subjects}))`;
