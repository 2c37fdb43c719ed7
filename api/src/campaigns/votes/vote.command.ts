import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { VoteView } from '#contracts/campaigns/votes.http';
import { checkMayVote } from '#domain/campaigns/campaign';
import { DomainError } from '#domain/platform/domain-error';
import { Prisma } from '#runtime/generated/prisma/client';
import { Clock } from '#runtime/platform/clock/clock';
import { Database } from '#runtime/platform/db/database';
import { invalid } from '../../platform/http/errors/refusal.js';
import { findRunning } from '../find-campaign.js';
import { voteView } from './find-vote.query.js';

export class VoteCommand extends Command<VoteView> {
  constructor(
    readonly slug: string,
    readonly customerUid: string,
    readonly optionUid: string,
  ) {
    super();
  }
}

/** One vote of each account and each verified mailbox; the same choice again is the same vote. docs/rules/campaigns.md#votes */
@CommandHandler(VoteCommand)
export class VoteHandler implements ICommandHandler<VoteCommand> {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  async execute({ slug, customerUid, optionUid }: VoteCommand): Promise<VoteView> {
    const at = this.clock.now();
    const campaign = await findRunning(this.database, slug, at);
    const customer = await this.database.customer.findUniqueOrThrow({
      where: { uid: customerUid },
      select: { emailVerifiedAt: true, blockedAt: true },
    });
    checkMayVote(customer);
    if (!campaign.voteOpen) throw new DomainError('VOTE_CLOSED', 'Voting ini sudah ditutup.');
    const option = await this.database.campaignVoteOption.count({
      where: { uid: optionUid, campaignUid: campaign.uid },
    });
    if (!option) throw invalid({ field: 'optionUid', message: 'Pilihan ini tidak ada di voting ini' });
    // Another account with the same mailbox is a second vote too. A digest: nothing else needs the address.
    await this.database.statement(Prisma.sql`
      INSERT INTO campaign_vote (campaign_uid, customer_uid, option_uid, at, mailbox)
      SELECT ${campaign.uid}::uuid, uid, ${optionUid}::uuid, ${at},
        encode(sha256(convert_to(${campaign.uid}::text || canonical_email(email), 'UTF8')), 'hex')
      FROM customer WHERE uid = ${customerUid}::uuid ON CONFLICT DO NOTHING`);
    const view = await voteView(this.database, campaign, customerUid);
    if (view.mine !== optionUid)
      throw new DomainError('ALREADY_VOTED', 'Kamu sudah memilih. Satu orang satu suara, ya.');
    return view;
  }
}
