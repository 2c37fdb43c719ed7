import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { CorrectionBody } from '#contracts/products/subscriptions/hosts.http';
import { toSen } from '#domain/platform/sen';
import { Database } from '#runtime/platform/db/database';
import { correctReimbursement } from '#runtime/products/subscriptions/correct-reimbursement';
import { recordAudit } from '../../../platform/audit/record-audit.js';
import type { AdminIdentity } from '../../../platform/http/access/access.js';
import { lockReimbursement } from './lock-reimbursement.js';

export class CorrectReimbursementCommand extends Command<{ uid: string }> {
  constructor(
    readonly uid: string,
    readonly body: CorrectionBody,
    readonly admin: AdminIdentity,
  ) {
    super();
  }
}

/** Another amount for a reimbursement that is not paid; it has to be approved again. docs/rules/hosts.md#limit */
@CommandHandler(CorrectReimbursementCommand)
export class CorrectReimbursementHandler implements ICommandHandler<CorrectReimbursementCommand> {
  constructor(private readonly database: Database) {}

  async execute({ uid, body: { amount, reason }, admin }: CorrectReimbursementCommand): Promise<{ uid: string }> {
    await this.database.transaction(async (tx) => {
      const { payout, ...reimbursement } = await lockReimbursement(tx, uid);
      const to = toSen(amount);
      await correctReimbursement(tx, { reimbursement, payout, to, byUid: admin.uid });
      const change = { fromSen: String(reimbursement.amountSen), toSen: String(to) };
      await recordAudit(tx, admin, { action: 'correct', subject: 'reimbursements', subjectUid: uid, reason, change });
    });
    return { uid };
  }
}
