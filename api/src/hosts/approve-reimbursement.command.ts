import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Clock } from '#runtime/clock/clock';
import { Database } from '#runtime/db/database';
import { recordAudit } from '../audit/record-audit.js';
import type { AdminIdentity } from '../http/access.js';
import { decideReimbursement } from './decide-reimbursement.js';

export class ApproveReimbursementCommand extends Command<{ uid: string }> {
  constructor(
    readonly uid: string,
    readonly admin: AdminIdentity,
  ) {
    super();
  }
}

/** The money may go: from now on it is in the batch that the bank is given. */
@CommandHandler(ApproveReimbursementCommand)
export class ApproveReimbursementHandler implements ICommandHandler<ApproveReimbursementCommand> {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  async execute({ uid, admin }: ApproveReimbursementCommand): Promise<{ uid: string }> {
    await this.database.transaction(async (tx) => {
      await decideReimbursement(tx, uid, 'approve', { approvedBy: admin.name, approvedAt: this.clock.now() });
      await recordAudit(tx, admin, { action: 'approve', subject: 'reimbursements', subjectUid: uid });
    });
    return { uid };
  }
}
