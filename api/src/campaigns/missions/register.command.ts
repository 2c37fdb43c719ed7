import { randomBytes } from 'node:crypto';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { UniqueCode } from '#contracts/campaigns/missions.http';
import { uniqueCodeOf } from '#domain/campaigns/unique-code';
import { Clock } from '#runtime/platform/clock/clock';
import { Database, type Tx } from '#runtime/platform/db/database';
import { Prisma } from '#runtime/generated/prisma/client';
import { findRunning } from '../find-campaign.js';

export class RegisterCommand extends Command<UniqueCode> {
  constructor(
    readonly slug: string,
    readonly customerUid: string,
  ) {
    super();
  }
}

/** Takes part in a campaign: once, with one code, whatever is pressed how often. */
@CommandHandler(RegisterCommand)
export class RegisterHandler implements ICommandHandler<RegisterCommand> {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  async execute({ slug, customerUid }: RegisterCommand): Promise<UniqueCode> {
    const campaign = await findRunning(this.database, slug, this.clock.now());
    return { uniqueCode: await codeOf(this.database, campaign.uid, customerUid) };
  }
}

type Db = Pick<Tx, '$queryRaw' | 'campaignParticipant'>;

/** The participant's code; makes it at the first time. A code that is taken by chance is drawn again. */
export async function codeOf(db: Db, campaignUid: string, customerUid: string): Promise<string> {
  const where = { campaignUid_customerUid: { campaignUid, customerUid } };
  for (;;) {
    await db.$queryRaw(Prisma.sql`
      INSERT INTO "campaign_participant" ("campaign_uid", "customer_uid", "unique_code")
      VALUES (${campaignUid}::uuid, ${customerUid}::uuid, ${uniqueCodeOf(randomBytes(64))}) ON CONFLICT DO NOTHING`);
    const participant = await db.campaignParticipant.findUnique({ where, select: { uniqueCode: true } });
    if (participant) return participant.uniqueCode;
  }
}
