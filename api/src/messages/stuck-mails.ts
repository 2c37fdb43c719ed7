import { ROOMS } from '#contracts/rooms';
import { Prisma } from '#runtime/generated/prisma/client';

/** Events that lead to a mail. */
const MAIL_EVENTS = Object.values(ROOMS).flatMap(({ routes }) =>
  Object.entries(routes as Record<string, { queue: string }[]>).flatMap(([event, jobs]) =>
    jobs.some(({ queue }) => queue === 'mail') ? [event] : [],
  ),
);

/** Rows of `outbox o` whose mail waits for its destination, or was set aside until `asOf`. */
export const stuckMails = (asOf: Prisma.Sql): Prisma.Sql => Prisma.sql`
  o.settled_at IS NULL AND o.name = ANY (${MAIL_EVENTS}::text[]) AND o.created_at <= ${asOf}
  AND (o.set_aside_at <= ${asOf} AND o.set_aside_reason LIKE '%mail/%' OR o.set_aside_at IS NULL AND o.held_by IS NOT NULL)`;
