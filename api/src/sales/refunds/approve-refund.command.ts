import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Clock } from '#runtime/platform/clock/clock';
import { Database } from '#runtime/platform/db/database';
import { ShopSettings } from '#runtime/platform/settings/shop-settings';
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

/** A refund may be transferred, a large one by the word of another admin than the one who asked. docs/rules/payments.md#refunds */
@CommandHandler(ApproveRefundCommand)
export class ApproveRefundHandler implements ICommandHandler<ApproveRefundCommand> {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly settings: ShopSettings,
  ) {}

  async execute({ refundUid: uid, admin }: ApproveRefundCommand): Promise<{ uid: string }> {
    await this.database.transaction(async (tx) => {
      const approvalFrom = this.settings.threshold('refundApprovalFrom');
      await approveRefund(tx, { uid }, { by: admin, at: this.clock.now(), approvalFrom });
      await recordAudit(tx, admin, { action: 'approve', subject: 'refunds', subjectUid: uid });
    });
    return { uid };
  }
}
