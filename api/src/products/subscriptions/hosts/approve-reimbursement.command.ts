import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { checkApproval, checkBankAccount, isOverLimit } from '#domain/products/subscriptions/hosts/approval';
import { Clock } from '#runtime/platform/clock/clock';
import { Database } from '#runtime/platform/db/database';
import { ShopSettings } from '#runtime/platform/settings/shop-settings';
import { checkSecondAdmin } from '#runtime/platform/admins/second-admin.store';
import { releaseAboveClaim } from '#runtime/products/subscriptions/above-claim';
import { checkNotHeld } from '#runtime/products/subscriptions/access/claims.store';
import { approvePayout } from '#runtime/sales/payouts.store';
import { recordAudit } from '../../../platform/audit/record-audit.js';
import type { AdminIdentity } from '../../../platform/http/access/access.js';
import { lockReimbursement } from './lock-reimbursement.js';

export class ApproveReimbursementCommand extends Command<{ uid: string }> {
  constructor(
    readonly uid: string,
    /** Needed above the limit only. */
    readonly reason: string | undefined,
    readonly admin: AdminIdentity,
  ) {
    super();
  }
}

/** The reimbursement may be paid: from now on it is in the batch for the bank. docs/rules/hosts.md#limit */
@CommandHandler(ApproveReimbursementCommand)
export class ApproveReimbursementHandler implements ICommandHandler<ApproveReimbursementCommand> {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly settings: ShopSettings,
  ) {}

  async execute({ uid, reason, admin }: ApproveReimbursementCommand): Promise<{ uid: string }> {
    await this.database.transaction(async (tx) => {
      const { payout, ...owed } = await lockReimbursement(tx, uid);
      checkBankAccount(payout);
      await checkNotHeld(tx, owed.cycleUid);
      checkApproval(owed, admin.uid, reason);
      if (isOverLimit(owed) && owed.pricedByUid)
        await checkSecondAdmin(tx, {
          firstUid: owed.pricedByUid,
          byUid: admin.uid,
          at: this.clock.now(),
          permission: 'reimbursements.approve',
        });
      const from = this.settings.threshold('refundApprovalFrom');
      await releaseAboveClaim(tx, owed, { byUid: admin.uid, at: this.clock.now(), from });
      await approvePayout(tx, payout, admin, this.clock.now());
      await recordAudit(tx, admin, { action: 'approve', subject: 'reimbursements', subjectUid: uid, reason });
    });
    return { uid };
  }
}
