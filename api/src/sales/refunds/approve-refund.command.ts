import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Clock } from '#runtime/platform/clock/clock';
import { Database } from '#runtime/platform/db/database';
import { approveRefund } from '#runtime/sales/refunds.store';
import { recordAudit } from '../../platform/audit/record-audit.js';
import type { AdminIdentity } from '../../platform/http/access/access.js';

export class ApproveRefundCommand extends Command<{ uid: string }> {
  constructor(
    readonly refundUid: string,
    readonly admin: AdminIdentity,
  ) {
    super();
  }
}

/** Another admin than the one who asked lets a large refund be transferred. docs/rules/payments.md#refunds */
@CommandHandler(ApproveRefundCommand)
export class ApproveRefundHandler implements ICommandHandler<ApproveRefundCommand> {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  async execute({ refundUid: uid, admin }: ApproveRefundCommand): Promise<{ uid: string }> {
    await this.database.transaction(async (tx) => {
      await approveRefund(tx, { uid }, admin, this.clock.now());
      await recordAudit(tx, admin, { action: 'approve', subject: 'refunds', subjectUid: uid });
    });
    return { uid };
  }
}
