import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type {
  CreateLiveBody,
  CreateMissionBody,
  CreateOptionBody,
  CreatePrizeBody,
  UpdateLiveBody,
  UpdateMissionBody,
  UpdateOptionBody,
  UpdatePrizeBody,
} from '#contracts/campaigns/parts.admin.http';
import { Database } from '#runtime/platform/db/database';
import { violatedUnique } from '#runtime/platform/db/sql-errors';
import { createOnce, editOnce, requireReference } from '../../platform/audit/save-record.js';
import type { AdminIdentity } from '../../platform/http/access/access.js';
import { invalid } from '../../platform/http/errors/refusal.js';
import { checkAlone, checkMayMove, checkWithin } from './live-times.js';
import { timesOf } from './times-of.js';

/** What a campaign is made of; each is a resource of the console. */
export type NewPart =
  | { part: 'campaign-lives'; body: CreateLiveBody }
  | { part: 'campaign-missions'; body: CreateMissionBody }
  | { part: 'campaign-prizes'; body: CreatePrizeBody }
  | { part: 'vote-options'; body: CreateOptionBody };
export type EditedPart =
  | { part: 'campaign-lives'; body: UpdateLiveBody }
  | { part: 'campaign-missions'; body: UpdateMissionBody }
  | { part: 'campaign-prizes'; body: UpdatePrizeBody }
  | { part: 'vote-options'; body: UpdateOptionBody };

export class CreatePartCommand extends Command<{ uid: string }> {
  constructor(
    readonly made: NewPart,
    readonly admin: AdminIdentity,
  ) {
    super();
  }
}
export class UpdatePartCommand extends Command<{ uid: string }> {
  constructor(
    readonly uid: string,
    readonly edited: EditedPart,
    readonly admin: AdminIdentity,
  ) {
    super();
  }
}

const TAKEN_LIVE = { field: 'title', message: 'Live dengan judul dan waktu ini sudah ada' };
const TAKEN_POSITION = { field: 'position', message: 'Urutan ini sudah dipakai di event ini' };
const select = { uid: true } as const;

@CommandHandler(CreatePartCommand)
export class CreatePartHandler implements ICommandHandler<CreatePartCommand> {
  constructor(private readonly database: Database) {}

  async execute({ made, admin }: CreatePartCommand): Promise<{ uid: string }> {
    const { campaignUid } = made.body;
    const campaign = await this.database.campaign.findUnique({ where: { uid: campaignUid } });
    requireReference(campaign, 'campaignUid', 'Event ini tidak ada');
    const common = { admin, subject: made.part };
    switch (made.part) {
      case 'campaign-lives': {
        const wanted = timesOf(made.body);
        checkWithin(wanted, campaign!);
        const { title, startsAt } = wanted;
        return createOnce(this.database, {
          ...common,
          wanted,
          find: (tx) => tx.campaignLive.findFirst({ where: { campaignUid, title, startsAt } }),
          insert: async (tx) => {
            await checkAlone(tx, wanted);
            return tx.campaignLive.create({ data: wanted, select });
          },
          taken: TAKEN_LIVE,
        });
      }
      case 'campaign-missions': {
        const { body: wanted } = made;
        const { position } = wanted;
        return createOnce(this.database, {
          ...common,
          wanted,
          find: (tx) => tx.campaignMission.findFirst({ where: { campaignUid, position } }),
          insert: (tx) => tx.campaignMission.create({ data: wanted, select }),
          taken: TAKEN_POSITION,
        });
      }
      case 'campaign-prizes': {
        const { body: wanted } = made;
        return createOnce(this.database, {
          ...common,
          wanted,
          find: (tx) => tx.campaignPrize.findUnique({ where: { campaignUid } }),
          insert: (tx) => tx.campaignPrize.create({ data: wanted, select }),
          taken: { field: 'campaignUid', message: 'Event ini sudah punya hadiah spesial' },
        });
      }
      case 'vote-options': {
        const { body: wanted } = made;
        const { position } = wanted;
        return createOnce(this.database, {
          ...common,
          wanted,
          find: (tx) => tx.campaignVoteOption.findFirst({ where: { campaignUid, position } }),
          insert: (tx) => tx.campaignVoteOption.create({ data: wanted, select }),
          taken: TAKEN_POSITION,
        });
      }
    }
  }
}

@CommandHandler(UpdatePartCommand)
export class UpdatePartHandler implements ICommandHandler<UpdatePartCommand> {
  constructor(private readonly database: Database) {}

  async execute(command: UpdatePartCommand): Promise<{ uid: string }> {
    try {
      return await this.update(command);
    } catch (error) {
      if (violatedUnique(error) === null) throw error;
      throw invalid(command.edited.part === 'campaign-lives' ? TAKEN_LIVE : TAKEN_POSITION);
    }
  }

  private update({ uid, edited, admin }: UpdatePartCommand): Promise<{ uid: string }> {
    const where = { uid };
    const { version } = edited.body;
    const common = { admin, subject: edited.part, uid, action: 'update', version } as const;
    switch (edited.part) {
      case 'campaign-lives': {
        const { version: _, ...form } = edited.body;
        const wanted = timesOf(form);
        return editOnce(this.database, {
          ...common,
          table: 'campaign_live',
          wanted,
          read: async (tx) => {
            const { campaign, ...live } = await tx.campaignLive.findUniqueOrThrow({
              where,
              include: { campaign: true },
            });
            if (await checkMayMove(tx, live, wanted)) {
              checkWithin(wanted, campaign);
              await checkAlone(tx, { ...wanted, campaignUid: campaign.uid }, live.uid);
            }
            return live;
          },
          write: (tx, data) => tx.campaignLive.update({ where, data, select }),
        });
      }
      case 'campaign-missions': {
        const { version: _, ...wanted } = edited.body;
        return editOnce(this.database, {
          ...common,
          table: 'campaign_mission',
          wanted,
          read: (tx) => tx.campaignMission.findUniqueOrThrow({ where }),
          write: (tx, data) => tx.campaignMission.update({ where, data, select }),
        });
      }
      case 'campaign-prizes': {
        const { version: _, ...wanted } = edited.body;
        return editOnce(this.database, {
          ...common,
          table: 'campaign_prize',
          wanted,
          read: (tx) => tx.campaignPrize.findUniqueOrThrow({ where }),
          write: (tx, data) => tx.campaignPrize.update({ where, data, select }),
        });
      }
      case 'vote-options': {
        const { version: _, ...wanted } = edited.body;
        return editOnce(this.database, {
          ...common,
          table: 'campaign_vote_option',
          wanted,
          read: (tx) => tx.campaignVoteOption.findUniqueOrThrow({ where }),
          write: (tx, data) => tx.campaignVoteOption.update({ where, data, select }),
        });
      }
    }
  }
}
