import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { DoneOrProposed } from '#contracts/platform/common.http';
import { type LineState, lineMoves } from '#domain/sales/statements/statement-line';
import { Clock } from '#runtime/platform/clock/clock';
import { crashPoint } from '#runtime/platform/crash-point';
import { Database, type Tx } from '#runtime/platform/db/database';
import { ShopSettings } from '#runtime/platform/settings/shop-settings';
import type { BankStatementLine } from '#runtime/generated/prisma/client';
import { takeChargeBack } from '#runtime/sales/bank-charges.store';
import { takeSettlementBack } from '#runtime/sales/gateway-settlements.store';
import { forgetDecidedAlone } from '#runtime/sales/decided-alone.store';
import { lockLine } from '#runtime/sales/statement-lines.store';
import { recordAudit } from '../../platform/audit/record-audit.js';
import type { AdminIdentity } from '../../platform/http/access/access.js';
import { NOT_BY_THE_BANK, proposesLine } from './propose-line.js';

export class ReverseLineCommand extends Command<DoneOrProposed> {
  constructor(
    readonly lineUid: string,
    /** Why it was no fee, interest or settlement. */
    readonly reason: string,
    readonly admin: AdminIdentity,
  ) {
    super();
  }
}

/**
 * What was charged or settled by mistake is to be explained again: the books take it back, and the line is open. From the setting for
 * refunds on it needs another admin. docs/rules/bank-statements.md#mistakes
 */
@CommandHandler(ReverseLineCommand)
export class ReverseLineHandler implements ICommandHandler<ReverseLineCommand> {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly settings: ShopSettings,
  ) {}

  /** @throws DomainError 404, NOT_SECOND_ADMIN, and 409 when the line is neither charged nor settled (any more). */
  async execute({ lineUid: uid, reason, admin }: ReverseLineCommand): Promise<DoneOrProposed> {
    const why = await this.database.transaction(async (tx) => {
      const line = await lockLine(tx, uid);
      const state = lineMoves.after(line.state as LineState, 'reverse', 'admin');
      const press = { reason, admin, at: this.clock.now() };
      const from = this.settings.threshold('refundApprovalFrom');
      const kept = await proposesLine(tx, line, NOT_BY_THE_BANK, press, from);
      if (kept === null) await reverse(tx, line, state, press);
      crashPoint('statement-line:before-commit');
      return kept;
    });
    crashPoint('statement-line:committed');
    return { uid, isProposed: why !== null, ...(why !== null && { why }) };
  }
}

/** Charged again a large one is proposed anew. */
async function reverse(
  tx: Tx,
  { uid, state: before, amountSen }: BankStatementLine,
  state: LineState,
  { reason, admin, at }: { reason: string; admin: AdminIdentity; at: Date },
): Promise<void> {
  await tx.bankStatementLine.update({
    where: { uid, state: before },
    data: { state, gatewayFeeSen: null, reason: null, decidedBy: null, decidedByUid: null, decidedAt: null },
    select: { uid: true },
  });
  await tx.lineProposal.deleteMany({ where: { lineUid: uid } });
  await forgetDecidedAlone(tx, 'line', uid);
  const takeBack = before === ('settled' satisfies LineState) ? takeSettlementBack : takeChargeBack;
  await takeBack(tx, uid, { by: admin.name, reason, at });
  const change = { amountSen: String(amountSen) };
  await recordAudit(tx, admin, { action: 'reverse', subject: 'statement-lines', subjectUid: uid, reason, change });
}
