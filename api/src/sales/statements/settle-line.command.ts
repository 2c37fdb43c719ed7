import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { SettleLineBody } from '#contracts/sales/statements.admin.http';
import { sen, toSen } from '#domain/platform/sen';
import { type LineState, checkSettlement, lineMoves } from '#domain/sales/statements/statement-line';
import { Clock } from '#runtime/platform/clock/clock';
import { crashPoint } from '#runtime/platform/crash-point';
import { Database } from '#runtime/platform/db/database';
import { bookSettlement, heldAtGateway } from '#runtime/sales/gateway-settlements.store';
import { checkNothingElseProposed } from '#runtime/sales/line-proposals.store';
import { lockLine } from '#runtime/sales/statement-lines.store';
import { recordAudit } from '../../platform/audit/record-audit.js';
import type { AdminIdentity } from '../../platform/http/access/access.js';

export class SettleLineCommand extends Command<{ uid: string }> {
  constructor(
    readonly lineUid: string,
    readonly body: SettleLineBody,
    readonly admin: AdminIdentity,
  ) {
    super();
  }
}

/**
 * A line is money that the gateway held for the shop: it goes from the gateway's account to the bank, and what the gateway kept
 * beyond its tariff is a cost, until that is taken back. docs/rules/ledger.md#gateway
 */
@CommandHandler(SettleLineCommand)
export class SettleLineHandler implements ICommandHandler<SettleLineCommand> {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /** @throws DomainError 404, LINE_DIRECTION, GATEWAY_SHORT, PROPOSAL_WAITS, and 409 when the line is not open (any more). */
  async execute({ lineUid: uid, body: { fee = 0 }, admin }: SettleLineCommand): Promise<{ uid: string }> {
    await this.database.transaction(async (tx) => {
      // Of two lines the second one sees what the first has taken.
      await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtextextended('gateway settlement', 0))`;
      const line = await lockLine(tx, uid);
      const state = lineMoves.after(line.state as LineState, 'settle', 'admin');
      await checkNothingElseProposed(tx, uid);
      const feeSen = toSen(fee);
      checkSettlement({ amount: sen(line.amountSen), fee: feeSen }, await heldAtGateway(tx));
      await tx.bankStatementLine.update({
        where: { uid, state: line.state },
        data: {
          state,
          gatewayFeeSen: feeSen,
          decidedBy: admin.name,
          decidedByUid: admin.uid,
          decidedAt: this.clock.now(),
        },
        select: { uid: true },
      });
      await bookSettlement(tx, line, feeSen);
      const change = { feeSen: String(feeSen) };
      await recordAudit(tx, admin, { action: 'settle', subject: 'statement-lines', subjectUid: uid, change });
      crashPoint('statement-line:before-commit');
    });
    crashPoint('statement-line:committed');
    return { uid };
  }
}
