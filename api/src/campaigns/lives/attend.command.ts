import { randomUUID } from 'node:crypto';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Attended } from '#contracts/campaigns/missions.http';
import { Prisma } from '#runtime/generated/prisma/client';
import { Clock } from '#runtime/platform/clock/clock';
import { Database } from '#runtime/platform/db/database';
import { Refusal } from '../../platform/http/errors/refusal.js';

export class AttendCommand extends Command<Attended> {
  constructor(
    readonly slug: string,
    readonly customerUid: string,
  ) {
    super();
  }
}

interface Outcome {
  live: string | null;
  hasMission: boolean;
  isNew: boolean;
}

/** One statement without a lock of its own, because all come in the same minute. docs/rules/campaigns.md#live-attendance */
@CommandHandler(AttendCommand)
export class AttendHandler implements ICommandHandler<AttendCommand> {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  async execute({ slug, customerUid }: AttendCommand): Promise<Attended> {
    const at = this.clock.now();
    const [outcome] = await this.database.statement<Outcome>(statement(slug, customerUid, at));
    if (!outcome?.live) throw new Refusal('LIVE_CLOSED', 403);
    if (!outcome.hasMission) throw new Refusal('NO_MISSION_DONE', 404);
    if (!outcome.isNew) throw new Refusal('ALREADY_ATTENDED', 400);
    return { live: outcome.live, attendedAt: at.toISOString() };
  }
}

/** Of lives that run at once, the one that was not attended yet. The unique index of live and customer decides who was first, also between two presses at once. */
const statement = (slug: string, customerUid: string, at: Date) => Prisma.sql`
  WITH live AS (
    SELECT l.uid, l.title, l.campaign_uid FROM campaign_live l JOIN campaign c ON c.uid = l.campaign_uid
    WHERE c.slug = ${slug} AND c.active AND c.starts_at <= ${at} AND c.ends_at > ${at}
      AND l.starts_at <= ${at} AND l.ends_at > ${at}
    ORDER BY EXISTS (SELECT FROM campaign_attendance a WHERE a.live_uid = l.uid AND a.customer_uid = ${customerUid}::uuid),
      l.starts_at DESC, l.uid LIMIT 1),
  mission AS (
    SELECT 1 FROM campaign_submission s JOIN live ON live.campaign_uid = s.campaign_uid
    WHERE s.customer_uid = ${customerUid}::uuid LIMIT 1),
  attended AS (
    INSERT INTO campaign_attendance (uid, campaign_uid, live_uid, customer_uid, at)
    SELECT ${randomUUID()}::uuid, live.campaign_uid, live.uid, ${customerUid}::uuid, ${at} FROM live, mission
    ON CONFLICT (live_uid, customer_uid) DO NOTHING RETURNING 1)
  SELECT (SELECT title FROM live) AS live, EXISTS (SELECT FROM mission) AS "hasMission",
    EXISTS (SELECT FROM attended) AS "isNew"`;
