import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { type LineState, lineMoves } from '#domain/sales/statements/statement-line';
import { Clock } from '#runtime/platform/clock/clock';
import { Database } from '#runtime/platform/db/database';
import { lockLine } from '#runtime/sales/statement-lines.store';
import { recordAudit } from '../../platform/audit/record-audit.js';
import type { AdminIdentity } from '../../platform/http/access/access.js';

export class SetLineAsideCommand extends Command<{ uid: string }> {
  constructor(
    readonly lineUid: string,
    /** Null: it is taken up again. */
    readonly reason: string | null,
    readonly admin: AdminIdentity,
  ) {
    super();
  }
}

/** A line that is not the shop's business (a fee of the bank) leaves the list of what has to be explained, or comes back. */
@CommandHandler(SetLineAsideCommand)
export class SetLineAsideHandler implements ICommandHandler<SetLineAsideCommand> {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  async execute({ lineUid: uid, reason, admin }: SetLineAsideCommand): Promise<{ uid: string }> {
    const action = reason === null ? 'reopen' : 'ignore';
    await this.database.transaction(async (tx) => {
      const line = await lockLine(tx, uid);
      const state = lineMoves.after(line.state as LineState, action, 'admin');
      const decided = state === 'open' ? null : { by: admin.name, at: this.clock.now() };
      await tx.bankStatementLine.update({
        where: { uid, state: line.state },
        data: { state, reason, decidedBy: decided?.by ?? null, decidedAt: decided?.at ?? null },
        select: { uid: true },
      });
      const why = reason === null ? {} : { reason };
      await recordAudit(tx, admin, { action, subject: 'statement-lines', subjectUid: uid, ...why });
    });
    return { uid };
  }
}
