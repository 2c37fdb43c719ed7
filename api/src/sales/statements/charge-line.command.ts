import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { DoneOrProposed } from '#contracts/platform/common.http';
import { type LineState, lineMoves } from '#domain/sales/statements/statement-line';
import { Clock } from '#runtime/platform/clock/clock';
import { crashPoint } from '#runtime/platform/crash-point';
import { Database } from '#runtime/platform/db/database';
import { announce } from '#runtime/platform/outbox/announce';
import { lockLine } from '#runtime/sales/statement-lines.store';
import { ShopSettings } from '#runtime/platform/settings/shop-settings';
import { recordAudit } from '../../platform/audit/record-audit.js';
import type { AdminIdentity } from '../../platform/http/access/access.js';
import { BY_THE_BANK, proposesLine } from './propose-line.js';

export class ChargeLineCommand extends Command<DoneOrProposed> {
  constructor(
    readonly lineUid: string,
    /** What for. */
    readonly reason: string,
    readonly admin: AdminIdentity,
  ) {
    super();
  }
}

/**
 * A line is a fee of the bank, or interest: a cost or an income of the shop, once and for good, so that the bank in the books is what the
 * bank says. One as large as no fee is needs another admin: money that has left could be hidden so. docs/rules/ledger.md#bank-charges
 */
@CommandHandler(ChargeLineCommand)
export class ChargeLineHandler implements ICommandHandler<ChargeLineCommand> {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly settings: ShopSettings,
  ) {}

  /** @throws DomainError 404, and 409 when the line is not open (any more). */
  async execute({ lineUid: uid, reason, admin }: ChargeLineCommand): Promise<DoneOrProposed> {
    const isProposed = await this.database.transaction(async (tx) => {
      const line = await lockLine(tx, uid);
      const state = lineMoves.after(line.state as LineState, 'charge', 'admin');
      const at = this.clock.now();
      const from = this.settings.threshold('refundApprovalFrom');
      if (await proposesLine(tx, line, BY_THE_BANK, { reason, admin, at }, from)) return true;
      await tx.bankStatementLine.update({
        where: { uid, state: line.state },
        data: { state, reason, decidedBy: admin.name, decidedAt: at },
        select: { uid: true },
      });
      await announce(tx, 'statement-line.charged', { lineUid: uid });
      await recordAudit(tx, admin, { action: 'charge', subject: 'statement-lines', subjectUid: uid, reason });
      crashPoint('statement-line:before-commit');
      return false;
    });
    crashPoint('statement-line:committed');
    return { uid, isProposed };
  }
}
