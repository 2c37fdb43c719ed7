import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { followUpMoves } from '#domain/products/subscriptions/follow-ups/follow-up';
import { Clock } from '#runtime/platform/clock/clock';
import { Database } from '#runtime/platform/db/database';
import { recordAudit } from '../../../platform/audit/record-audit.js';
import type { AdminIdentity } from '../../../platform/http/access/access.js';
import { lockFollowUp } from './lock-follow-up.js';

export class CloseFollowUpCommand extends Command<{ uid: string }> {
  constructor(
    readonly followUpUid: string,
    readonly reason: string,
    readonly admin: AdminIdentity,
  ) {
    super();
  }
}

/** Closes a question, answered or not. */
@CommandHandler(CloseFollowUpCommand)
export class CloseFollowUpHandler implements ICommandHandler<CloseFollowUpCommand> {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  async execute({ followUpUid, reason, admin }: CloseFollowUpCommand): Promise<{ uid: string }> {
    await this.database.transaction(async (tx) => {
      const state = followUpMoves.after(await lockFollowUp(tx, followUpUid), 'close', 'admin');
      await tx.followUp.update({
        where: { uid: followUpUid },
        data: { state, closedBy: admin.name, closedAt: this.clock.now() },
        select: { uid: true },
      });
      await recordAudit(tx, admin, { action: 'close', subject: 'follow-ups', subjectUid: followUpUid, reason });
    });
    return { uid: followUpUid };
  }
}
