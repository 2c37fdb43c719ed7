import { Prisma } from '#runtime/generated/prisma/client';

/**
 * Of customers `c`, left joined to entries of a lottery: those who win nothing, because they are blocked, or are being erased or were.
 * docs/rules/campaigns.md#lottery
 */
export const CANNOT_WIN = Prisma.sql`(c.uid IS NULL OR c.blocked_at IS NOT NULL
  OR EXISTS (SELECT FROM erasure x WHERE x.customer_uid = c.uid AND x.state <> 'withdrawn'))`;
