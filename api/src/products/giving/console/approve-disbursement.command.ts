import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { ApproveDisbursementBody } from '#contracts/products/giving/giving.admin.http';
import { toSen } from '#domain/platform/sen';
import { checkHeld } from '#domain/products/giving/donation';
import { Database } from '#runtime/platform/db/database';
import { editConflict, lockVersion } from '../../../platform/audit/lock-version.js';
import { recordAudit } from '../../../platform/audit/record-audit.js';
import type { AdminIdentity } from '../../../platform/http/access/access.js';
import { Refusal } from '../../../platform/http/errors/refusal.js';

export class ApproveDisbursementCommand extends Command<{ uid: string }> {
  constructor(
    readonly causeUid: string,
    readonly body: ApproveDisbursementBody,
    readonly admin: AdminIdentity,
  ) {
    super();
  }
}

/** Another admin may pass on so much of this cause, once. A later approval takes the place of an earlier one. docs/rules/giving.md#donations */
@CommandHandler(ApproveDisbursementCommand)
export class ApproveDisbursementHandler implements ICommandHandler<ApproveDisbursementCommand> {
  constructor(private readonly database: Database) {}

  async execute({ causeUid: uid, body, admin }: ApproveDisbursementCommand): Promise<{ uid: string }> {
    if (!(await this.database.givingCause.count({ where: { uid } }))) throw new Refusal('NOT_FOUND', 404);
    await this.database.transaction(async (tx) => {
      if ((await lockVersion(tx, 'giving_cause', uid)) !== body.version) throw await editConflict(tx, uid);
      const approvedSen = toSen(body.amount);
      checkHeld(approvedSen, await tx.givingCause.findUniqueOrThrow({ where: { uid } }));
      await tx.givingCause.update({
        where: { uid },
        data: { approvedSen, approvedBy: admin.name, approvedByUid: admin.uid, version: { increment: 1 } },
        select: { uid: true },
      });
      const change = { approvedSen: String(approvedSen) };
      await recordAudit(tx, admin, { action: 'approve', subject: 'causes', subjectUid: uid, change });
    });
    return { uid };
  }
}
