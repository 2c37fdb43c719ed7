import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { followUpMoves } from '#domain/products/subscriptions/follow-ups/follow-up';
import { Clock } from '#runtime/platform/clock/clock';
import { Database } from '#runtime/platform/db/database';
import { announce } from '#runtime/platform/outbox/announce';
import { recordAudit } from '../../../platform/audit/record-audit.js';
import type { AdminIdentity } from '../../../platform/http/access/access.js';
import { lockFollowUp } from './lock-follow-up.js';

export class AnswerFollowUpCommand extends Command<{ uid: string }> {
  constructor(
    readonly followUpUid: string,
    readonly answer: string,
    readonly admin: AdminIdentity,
  ) {
    super();
  }
}

/** The answer goes to the member as a message in the shop and by mail. */
@CommandHandler(AnswerFollowUpCommand)
export class AnswerFollowUpHandler implements ICommandHandler<AnswerFollowUpCommand> {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  async execute({ followUpUid, answer, admin }: AnswerFollowUpCommand): Promise<{ uid: string }> {
    await this.database.transaction(async (tx) => {
      const state = followUpMoves.after(await lockFollowUp(tx, followUpUid), 'answer', 'admin');
      await tx.followUp.update({
        where: { uid: followUpUid },
        data: { state, answer, answeredBy: admin.name, answeredAt: this.clock.now() },
        select: { uid: true },
      });
      await announce(tx, 'follow-up.answered', { followUpUid });
      await recordAudit(tx, admin, { action: 'answer', subject: 'follow-ups', subjectUid: followUpUid });
    });
    return { uid: followUpUid };
  }
}
