import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Database } from '#runtime/platform/db/database';
import { cancelReimbursement } from '#runtime/products/subscriptions/cancel-reimbursement';
import { recordAudit } from '../../../platform/audit/record-audit.js';
import type { AdminIdentity } from '../../../platform/http/access/access.js';
import { lockReimbursement } from './lock-reimbursement.js';

export class CancelReimbursementCommand extends Command<{ uid: string }> {
  constructor(
    readonly uid: string,
    readonly reason: string,
    readonly admin: AdminIdentity,
  ) {
    super();
  }
}

/** Final for this one; another one may be scheduled from the purchase. docs/rules/hosts.md#reimbursement */
@CommandHandler(CancelReimbursementCommand)
export class CancelReimbursementHandler implements ICommandHandler<CancelReimbursementCommand> {
  constructor(private readonly database: Database) {}

  async execute({ uid, reason, admin }: CancelReimbursementCommand): Promise<{ uid: string }> {
    await this.database.transaction(async (tx) => {
      const { payout, ...reimbursement } = await lockReimbursement(tx, uid);
      await cancelReimbursement(tx, { reimbursement, payout, reason });
      await recordAudit(tx, admin, { action: 'cancel', subject: 'reimbursements', subjectUid: uid, reason });
    });
    return { uid };
  }
}
