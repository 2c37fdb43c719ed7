import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { DoneOrProposed } from '#contracts/platform/common.http';
import { type LineState, lineMoves } from '#domain/sales/statements/statement-line';
import { Clock } from '#runtime/platform/clock/clock';
import { Database } from '#runtime/platform/db/database';
import { forgetDecidedAlone } from '#runtime/sales/decided-alone.store';
import { lockLine } from '#runtime/sales/statement-lines.store';
import { ShopSettings } from '#runtime/platform/settings/shop-settings';
import { recordAudit } from '../../platform/audit/record-audit.js';
import type { AdminIdentity } from '../../platform/http/access/access.js';
import { SET_ASIDE, proposesLine } from './propose-line.js';

const subject = 'statement-lines';

export class SetLineAsideCommand extends Command<DoneOrProposed> {
  constructor(
    readonly lineUid: string,
    readonly reason: string,
    readonly admin: AdminIdentity,
  ) {
    super();
  }
}
export class ReopenLineCommand extends Command<{ uid: string }> {
  constructor(
    readonly lineUid: string,
    readonly admin: AdminIdentity,
  ) {
    super();
  }
}

/**
 * A line that is not the shop's business (a transfer between its accounts) leaves the list of what has to be explained. The bank has moved
 * and the books have not, so a large one needs another admin, as a fee of the bank does. docs/rules/bank-statements.md#far-above
 */
@CommandHandler(SetLineAsideCommand)
export class SetLineAsideHandler implements ICommandHandler<SetLineAsideCommand> {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly settings: ShopSettings,
  ) {}

  /** @throws DomainError 404, and 409 when the line is not open (any more). */
  async execute({ lineUid: uid, reason, admin }: SetLineAsideCommand): Promise<DoneOrProposed> {
    const isProposed = await this.database.transaction(async (tx) => {
      const line = await lockLine(tx, uid);
      const state = lineMoves.after(line.state as LineState, 'ignore', 'admin');
      const at = this.clock.now();
      const from = this.settings.threshold('refundApprovalFrom');
      if (await proposesLine(tx, line, SET_ASIDE, { reason, admin, at }, from)) return true;
      await tx.bankStatementLine.update({
        where: { uid, state: line.state },
        data: { state, reason, decidedBy: admin.name, decidedAt: at },
        select: { uid: true },
      });
      await recordAudit(tx, admin, { action: 'ignore', subject, subjectUid: uid, reason });
      return false;
    });
    return { uid, isProposed };
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
        data: { state, reason: null, decidedBy: null, decidedAt: null },
        select: { uid: true },
      });
      await tx.lineProposal.deleteMany({ where: { lineUid: uid } });
      await forgetDecidedAlone(tx, 'line', uid);
      await recordAudit(tx, admin, { action: 'reopen', subject, subjectUid: uid });
    });
    return { uid };
  }
}
