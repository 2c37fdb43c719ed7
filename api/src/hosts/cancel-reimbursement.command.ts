import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Database } from '#runtime/db/database';
import { announce } from '#runtime/outbox/announce';
import { recordAudit } from '../audit/record-audit.js';
import type { AdminIdentity } from '../http/access.js';
import { decideReimbursement } from './decide-reimbursement.js';

export class CancelReimbursementCommand extends Command<{ uid: string }> {
  constructor(
    readonly uid: string,
    readonly reason: string,
    readonly admin: AdminIdentity,
  ) {
    super();
  }
}

/** For good: one order has one reimbursement. What was posted as owed is undone by the worker. */
@CommandHandler(CancelReimbursementCommand)
export class CancelReimbursementHandler implements ICommandHandler<CancelReimbursementCommand> {
  constructor(private readonly database: Database) {}

  async execute({ uid, reason, admin }: CancelReimbursementCommand): Promise<{ uid: string }> {
    await this.database.transaction(async (tx) => {
      const { orderUid } = await decideReimbursement(tx, uid, 'cancel', { reason });
      await announce(tx, 'reimbursement.cancelled', { orderUid, reimbursementUid: uid });
      await recordAudit(tx, admin, { action: 'cancel', subject: 'reimbursements', subjectUid: uid, reason });
    });
    return { uid };
  }
}
