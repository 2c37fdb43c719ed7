import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { ClaimedPrize } from '#contracts/campaigns/missions.http';
import { checkRunning } from '#domain/campaigns/campaign';
import { checkAllCompleted } from '#domain/campaigns/mission';
import { DomainError } from '#domain/platform/domain-error';
import type { CampaignPrize, CampaignPrizeCode } from '#runtime/generated/prisma/client';
import { Clock } from '#runtime/platform/clock/clock';
import { Database, type Tx } from '#runtime/platform/db/database';
import { announce } from '#runtime/platform/outbox/announce';
import { lockOwnCustomer } from '../../identity/customers/lock-customer.js';
import { Refusal } from '../../platform/http/errors/refusal.js';
import { findCampaign } from '../find-campaign.js';
import { readMissions } from '../missions/read-missions.js';

export class ClaimPrizeCommand extends Command<ClaimedPrize> {
  constructor(
    readonly slug: string,
    readonly customerUid: string,
  ) {
    super();
  }
}

/** One code of the special prize for a customer who has completed every mission. docs/rules/campaigns.md#special-prize */
@CommandHandler(ClaimPrizeCommand)
export class ClaimPrizeHandler implements ICommandHandler<ClaimPrizeCommand> {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  async execute({ slug, customerUid }: ClaimPrizeCommand): Promise<ClaimedPrize> {
    const campaign = await findCampaign(this.database, slug);
    const prize = await this.database.campaignPrize.findUnique({ where: { campaignUid: campaign.uid } });
    if (!prize) throw new Refusal('NOT_FOUND', 404, [], 'Event ini tidak punya hadiah spesial.');
    const known = await findClaimed(this.database, prize.uid, customerUid);
    if (known) return viewOf(prize, known);
    checkRunning(campaign, this.clock.now());
    const claimed = await this.database.transaction(async (tx) => {
      await lockOwnCustomer(tx, customerUid);
      const before = await findClaimed(tx, prize.uid, customerUid);
      if (before) return before;
      checkAllCompleted(await readMissions(tx, campaign.uid, customerUid));
      return this.take(tx, prize.uid, customerUid);
    });
    return viewOf(prize, claimed);
  }

  /** The oldest free code that no other claim is taking now. */
  private async take(tx: Tx, prizeUid: string, customerUid: string): Promise<CampaignPrizeCode> {
    const [free] = await tx.$queryRaw<{ uid: string }[]>`
      SELECT uid FROM campaign_prize_code WHERE prize_uid = ${prizeUid}::uuid AND claimed_at IS NULL
      ORDER BY created_at, uid LIMIT 1 FOR NO KEY UPDATE SKIP LOCKED`;
    if (!free) throw new DomainError('PRIZES_GONE', 'Hadiahnya sudah habis. Terima kasih sudah ikut bermain!');
    const code = await tx.campaignPrizeCode.update({
      where: { uid: free.uid },
      data: { customerUid, claimedAt: this.clock.now() },
    });
    await announce(tx, 'prize.claimed', { codeUid: code.uid });
    return code;
  }
}

const findClaimed = (db: Database | Tx, prizeUid: string, customerUid: string) =>
  db.campaignPrizeCode.findUnique({ where: { prizeUid_customerUid: { prizeUid, customerUid } } });

const viewOf = ({ title, text }: CampaignPrize, { code, claimedAt }: CampaignPrizeCode): ClaimedPrize => ({
  title,
  text,
  code,
  claimedAt: claimedAt!.toISOString(),
});
