import { HELD_METHODS } from '#domain/sales/refunds/refund';
import { Prisma } from '#runtime/generated/prisma/client';

/** Days in Jakarta, today included. */
export const CAME_DAYS = 30;
/** WIB has no daylight saving; a constant needs no time zone database in PostgreSQL. */
const WIB = Prisma.sql`interval '7 hours'`;

/** The day in Jakarta of a moment. */
export const dayOf = (moment: Prisma.Sql): Prisma.Sql => Prisma.sql`(${moment} AT TIME ZONE 'UTC' + ${WIB})::date`;

/**
 * Of payments, the table `t`: the money that came in the last days, as the tile of the dashboard sums and its list shows it. Credit
 * that pays, and money that the shop held, came in before, with a payment of their own.
 */
export const cameLately = (
  now: Prisma.Sql,
): Prisma.Sql => Prisma.sql`(t.state = 'confirmed' AND t.method NOT IN (${Prisma.join(HELD_METHODS)})
  AND t.decided_at > ${now} - make_interval(days => ${CAME_DAYS + 1}::int)
  AND ${dayOf(Prisma.sql`t.decided_at`)} > ${dayOf(now)} - ${CAME_DAYS}::int)`;
