import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Clock } from '#runtime/platform/clock/clock';
import { Database } from '#runtime/platform/db/database';
import { movePayout } from '#runtime/sales/payouts.store';
import { recordAudit } from '../../../platform/audit/record-audit.js';
import type { AdminIdentity } from '../../../platform/http/access/access.js';
import { lockReimbursement } from './lock-reimbursement.js';

export class ApproveReimbursementCommand extends Command<{ uid: string }> {
  constructor(
    readonly uid: string,
    readonly admin: AdminIdentity,
  ) {
    super();
  }
}

/** The reimbursement may be paid: from now on it is in the batch for the bank. */
@CommandHandler(ApproveReimbursementCommand)
export class ApproveReimbursementHandler implements ICommandHandler<ApproveReimbursementCommand> {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  async execute({ uid, admin }: ApproveReimbursementCommand): Promise<{ uid: string }> {
    await this.database.transaction(async (tx) => {
      const { payout } = await lockReimbursement(tx, uid);
      await movePayout(tx, payout, 'approve', { approvedBy: admin.name, approvedAt: this.clock.now() });
      await recordAudit(tx, admin, { action: 'approve', subject: 'reimbursements', subjectUid: uid });
    });
    return { uid };
  }
}
