import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { type SubmissionState, submissionMoves } from '#domain/campaigns/mission';
import { Clock } from '#runtime/platform/clock/clock';
import { Database } from '#runtime/platform/db/database';
import { announce } from '#runtime/platform/outbox/announce';
import { editConflict, lockVersion } from '../../platform/audit/lock-version.js';
import { recordAudit } from '../../platform/audit/record-audit.js';
import type { AdminIdentity } from '../../platform/http/access/access.js';

export class DecideSubmissionCommand extends Command<{ uid: string }> {
  constructor(
    readonly uid: string,
    /** Of the answer that the admin has read. */
    readonly version: number,
    readonly decision: 'complete' | 'reject',
    readonly admin: AdminIdentity,
    /** Shown to the customer. */
    readonly reason: string | null = null,
  ) {
    super();
  }
}

/** Reviews an answer to a mission; the customer is informed. docs/rules/campaigns.md#missions */
@CommandHandler(DecideSubmissionCommand)
export class DecideSubmissionHandler implements ICommandHandler<DecideSubmissionCommand> {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  async execute({ uid, version, decision, admin, reason }: DecideSubmissionCommand): Promise<{ uid: string }> {
    await this.database.transaction(async (tx) => {
      if ((await lockVersion(tx, 'campaign_submission', uid)) !== version) throw await editConflict(tx, uid);
      const submission = await tx.campaignSubmission.findUniqueOrThrow({ where: { uid }, select: { state: true } });
      const state = submissionMoves.after(submission.state as SubmissionState, decision, 'admin');
      await tx.campaignSubmission.update({
        where: { uid },
        data: { state, reason, decidedAt: this.clock.now(), decidedBy: admin.name, version: { increment: 1 } },
        select: { uid: true },
      });
      await announce(tx, decision === 'complete' ? 'mission.completed' : 'mission.rejected', { submissionUid: uid });
      await recordAudit(tx, admin, {
        action: decision,
        subject: 'mission-submissions',
        subjectUid: uid,
        ...(reason !== null && { reason }),
      });
    });
    return { uid };
  }
}
