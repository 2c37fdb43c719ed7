import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { type LineState, lineMoves } from '#domain/sales/statements/statement-line';
import { Database } from '#runtime/platform/db/database';
import { lockLine } from '#runtime/sales/statement-lines.store';
import { recordAudit } from '../../platform/audit/record-audit.js';
import type { AdminIdentity } from '../../platform/http/access/access.js';
import { nothingProposed } from '../payments/withdraw-proposal.command.js';

export class WithdrawLineCommand extends Command<{ uid: string }> {
  constructor(
    readonly lineUid: string,
    readonly reason: string,
    readonly admin: AdminIdentity,
    /** On whose list it was pressed. */
    readonly at: { subject: 'statement-lines' | 'unplaced-money'; subjectUid: string } = {
      subject: 'statement-lines',
      subjectUid: lineUid,
    },
  ) {
    super();
  }
}

/** What was proposed of a line is not taken: by who has proposed it, or by another admin who refuses it. docs/rules/bank-statements.md#far-above */
@CommandHandler(WithdrawLineCommand)
export class WithdrawLineHandler implements ICommandHandler<WithdrawLineCommand> {
  constructor(private readonly database: Database) {}

  /** @throws DomainError 404, NOTHING_PROPOSED. */
  async execute({ lineUid, reason, admin, at }: WithdrawLineCommand): Promise<{ uid: string }> {
    await this.database.transaction(async (tx) => {
      const { state } = await lockLine(tx, lineUid);
      const proposed = await tx.lineProposal.findUnique({ where: { lineUid } });
      if (!proposed || !waits(proposed, state as LineState)) throw nothingProposed();
      await tx.lineProposal.delete({ where: { lineUid }, select: { lineUid: true } });
      const change = { orderUid: proposed.orderUid, proposedBy: proposed.by };
      await recordAudit(tx, admin, { action: 'withdraw', ...at, reason, change });
    });
    return { uid: lineUid };
  }
}

/** What was taken stays as the record of who has proposed it. */
export const waits = ({ reverses }: { reverses: boolean }, state: LineState): boolean =>
  lineMoves
    .actionsOn(state, 'admin')
    .some((action) => (reverses ? action === 'reverse' : action === 'confirm' || action === 'place'));
