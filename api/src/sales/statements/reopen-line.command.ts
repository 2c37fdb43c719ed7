import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { type LineState, lineMoves } from '#domain/sales/statements/statement-line';
import { Database } from '#runtime/platform/db/database';
import { forgetDecidedAlone } from '#runtime/sales/decided-alone.store';
import { lockLine } from '#runtime/sales/statement-lines.store';
import { recordAudit } from '../../platform/audit/record-audit.js';
import type { AdminIdentity } from '../../platform/http/access/access.js';

export class ReopenLineCommand extends Command<{ uid: string }> {
  constructor(
    readonly lineUid: string,
    readonly admin: AdminIdentity,
  ) {
    super();
  }
}

/** What was set aside is to be explained again, and to be proposed anew. */
@CommandHandler(ReopenLineCommand)
export class ReopenLineHandler implements ICommandHandler<ReopenLineCommand> {
  constructor(private readonly database: Database) {}

  /** @throws DomainError 404, and 409 when the line is not set aside (any more). */
  async execute({ lineUid: uid, admin }: ReopenLineCommand): Promise<{ uid: string }> {
    await this.database.transaction(async (tx) => {
      const line = await lockLine(tx, uid);
      const state = lineMoves.after(line.state as LineState, 'reopen', 'admin');
      await tx.bankStatementLine.update({
        where: { uid, state: line.state },
        data: { state, reason: null, decidedBy: null, decidedByUid: null, decidedAt: null },
        select: { uid: true },
      });
      await tx.lineProposal.deleteMany({ where: { lineUid: uid } });
      await forgetDecidedAlone(tx, 'line', uid);
      await recordAudit(tx, admin, { action: 'reopen', subject: 'statement-lines', subjectUid: uid });
    });
    return { uid };
  }
}
