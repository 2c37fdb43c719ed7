import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { MailOutage } from '#contracts/messages/mail-outage.admin.http';
import { Prisma } from '#runtime/generated/prisma/client';
import { Database } from '#runtime/platform/db/database';
import { stuckMails } from './stuck-mails.js';

export class FindMailOutageQuery extends Query<MailOutage> {}

interface Row {
  setAside: number;
  held: number;
  customers: number;
  oldestAt: Date | null;
  domains: MailOutage['domains'] | null;
  asOf: Date;
}
const MOST_DOMAINS = 5;

/** What a bulk re-drive would send again. */
@QueryHandler(FindMailOutageQuery)
export class FindMailOutageHandler implements IQueryHandler<FindMailOutageQuery> {
  constructor(private readonly database: Database) {}

  async execute(): Promise<MailOutage> {
    const [[row], destinations] = await Promise.all([
      this.database.$queryRaw<Row[]>`
        WITH stuck AS (
          SELECT o.created_at, o.set_aside_at, coalesce(n.customer_uid, l.customer_uid, (o.payload ->> 'customerUid')::uuid) AS customer_uid
          FROM outbox o
          LEFT JOIN notification n ON n.uid = (o.payload ->> 'notificationUid')::uuid
          LEFT JOIN account_link l ON l.uid = (o.payload ->> 'linkUid')::uuid
          WHERE ${stuckMails(Prisma.sql`now()`)}
        ), domains AS (
          SELECT split_part(c.email, '@', 2) AS domain, count(*)::int AS count
          FROM stuck JOIN customer c ON c.uid = stuck.customer_uid GROUP BY 1 ORDER BY 2 DESC, 1 LIMIT ${MOST_DOMAINS}
        )
        SELECT count(*) FILTER (WHERE set_aside_at IS NOT NULL)::int AS "setAside",
          count(*) FILTER (WHERE set_aside_at IS NULL)::int AS held, count(DISTINCT customer_uid)::int AS customers,
          min(created_at) AS "oldestAt", (SELECT json_agg(domains) FROM domains) AS domains, now() AS "asOf"
        FROM stuck`,
      this.database.mailDestination.findMany({
        where: { pausedUntil: { not: null } },
        orderBy: { failingSince: 'asc' },
      }),
    ]);
    const { oldestAt, domains, asOf, ...counts } = row!;
    return {
      ...counts,
      oldestAt: oldestAt?.toISOString() ?? null,
      domains: domains ?? [],
      paused: destinations.map(({ destination, failingSince, pausedUntil, reason }) => ({
        destination,
        since: failingSince.toISOString(),
        until: pausedUntil?.toISOString() ?? null,
        reason,
      })),
      asOf: asOf.toISOString(),
    };
  }
}
