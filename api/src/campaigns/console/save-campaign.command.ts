import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { CreateCampaignBody, UpdateCampaignBody } from '#contracts/campaigns/campaigns.admin.http';
import { Database, type Tx } from '#runtime/platform/db/database';
import { createOnce, editOnce } from '../../platform/audit/save-record.js';
import type { AdminIdentity } from '../../platform/http/access/access.js';
import { invalid } from '../../platform/http/errors/refusal.js';
import { timesOf } from './times-of.js';

export class CreateCampaignCommand extends Command<{ uid: string }> {
  constructor(
    readonly body: CreateCampaignBody,
    readonly admin: AdminIdentity,
  ) {
    super();
  }
}
export class UpdateCampaignCommand extends Command<{ uid: string }> {
  constructor(
    readonly uid: string,
    readonly body: UpdateCampaignBody,
    readonly admin: AdminIdentity,
  ) {
    super();
  }
}
export class SwitchCampaignCommand extends Command<{ uid: string }> {
  constructor(
    readonly uid: string,
    readonly active: boolean,
    readonly admin: AdminIdentity,
  ) {
    super();
  }
}

interface Times {
  startsAt: Date;
  endsAt: Date;
}

const subject = 'campaigns';
const table = 'campaign';

/** A new campaign is shown nowhere before it is switched on. */
@CommandHandler(CreateCampaignCommand)
export class CreateCampaignHandler implements ICommandHandler<CreateCampaignCommand> {
  constructor(private readonly database: Database) {}

  execute({ body, admin }: CreateCampaignCommand): Promise<{ uid: string }> {
    const wanted = timesOf(body);
    return createOnce(this.database, {
      admin,
      subject,
      wanted,
      find: (tx) => tx.campaign.findUnique({ where: { slug: body.slug } }),
      insert: (tx) => tx.campaign.create({ data: wanted, select: { uid: true } }),
      taken: { field: 'slug', message: 'Slug ini sudah dipakai' },
    });
  }
}

/** The slug stays: addresses of pages and calls contain it. */
@CommandHandler(UpdateCampaignCommand)
export class UpdateCampaignHandler implements ICommandHandler<UpdateCampaignCommand> {
  constructor(private readonly database: Database) {}

  async execute({ uid, body: { version, ...form }, admin }: UpdateCampaignCommand): Promise<{ uid: string }> {
    const wanted = timesOf(form);
    return editOnce(this.database, {
      admin,
      table,
      subject,
      uid,
      action: 'update',
      version,
      wanted,
      read: async (tx) => {
        const known = await tx.campaign.findUniqueOrThrow({ where: { uid } });
        await checkKeepsLives(tx, known, wanted);
        return known;
      },
      write: (tx, data) => tx.campaign.update({ where: { uid }, data, select: { uid: true } }),
    });
  }
}

/** A time that moves must not leave a live outside. @throws Refusal 422 on the time. */
async function checkKeepsLives(tx: Tx, known: Times & { uid: string }, wanted: Times): Promise<void> {
  const outside = { startsAt: { startsAt: { lt: wanted.startsAt } }, endsAt: { endsAt: { gt: wanted.endsAt } } };
  for (const field of ['startsAt', 'endsAt'] as const)
    if (
      +known[field] !== +wanted[field] &&
      (await tx.campaignLive.count({ where: { campaignUid: known.uid, ...outside[field] } }))
    )
      throw invalid({ field, message: 'Ada live di luar waktu ini. Ubah dulu waktu live-nya.' });
}

/** The pages of a campaign that is switched off say that it is not running. */
@CommandHandler(SwitchCampaignCommand)
export class SwitchCampaignHandler implements ICommandHandler<SwitchCampaignCommand> {
  constructor(private readonly database: Database) {}

  execute({ uid, active, admin }: SwitchCampaignCommand): Promise<{ uid: string }> {
    return editOnce(this.database, {
      admin,
      table,
      subject,
      uid,
      action: active ? 'start' : 'stop',
      wanted: { active },
      read: (tx) => tx.campaign.findUniqueOrThrow({ where: { uid } }),
      write: (tx, data) => tx.campaign.update({ where: { uid }, data, select: { uid: true } }),
    });
  }
}
