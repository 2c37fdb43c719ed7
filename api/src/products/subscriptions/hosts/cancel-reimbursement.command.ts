import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Database } from '#runtime/platform/db/database';
import { announce } from '#runtime/platform/outbox/announce';
import { movePayout } from '#runtime/sales/payouts.store';
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

/** Final: an order has one reimbursement. The worker reverses its posting. */
@CommandHandler(CancelReimbursementCommand)
export class CancelReimbursementHandler implements ICommandHandler<CancelReimbursementCommand> {
  constructor(private readonly database: Database) {}

  async execute({ uid, reason, admin }: CancelReimbursementCommand): Promise<{ uid: string }> {
    await this.database.transaction(async (tx) => {
      const { orderUid, payout } = await lockReimbursement(tx, uid);
      await movePayout(tx, payout, 'cancel', { reason });
      await announce(tx, 'reimbursement.cancelled', { orderUid, reimbursementUid: uid });
      await recordAudit(tx, admin, { action: 'cancel', subject: 'reimbursements', subjectUid: uid, reason });
    });
    return { uid };
  }
}
