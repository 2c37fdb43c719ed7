import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { type LineState, lineMoves } from '#domain/sales/statements/statement-line';
import { type UnplacedState, checkReversible } from '#domain/sales/unplaced/unplaced-money';
import { Clock } from '#runtime/platform/clock/clock';
import { crashPoint } from '#runtime/platform/crash-point';
import { Database } from '#runtime/platform/db/database';
import { announce } from '#runtime/platform/outbox/announce';
import { checkNothingElseProposed } from '#runtime/sales/line-proposals.store';
import { lockLine } from '#runtime/sales/statement-lines.store';
import { lockUnplaced, moveUnplaced } from '#runtime/sales/unplaced.store';
import { recordAudit } from '../../platform/audit/record-audit.js';
import type { AdminIdentity } from '../../platform/http/access/access.js';

export class ReverseBookingCommand extends Command<{ uid: string }> {
  constructor(
    readonly unplacedUid: string,
    /** Why its line is something else. */
    readonly reason: string,
    readonly admin: AdminIdentity,
  ) {
    super();
  }
}

/**
 * A line that was booked as unplaced by mistake is to be explained again: the books take it back, and the line is open. One admin is
 * enough, as to book it: what the line becomes then has rules of its own. docs/rules/bank-statements.md#mistakes
 */
@CommandHandler(ReverseBookingCommand)
export class ReverseBookingHandler implements ICommandHandler<ReverseBookingCommand> {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /** @throws DomainError 404, UNPLACED_NOT_OPEN, UNPLACED_DIVIDED, PROPOSAL_WAITS. */
  async execute({ unplacedUid: uid, reason, admin }: ReverseBookingCommand): Promise<{ uid: string }> {
    await this.database.transaction(async (tx) => {
      const money = await lockUnplaced(tx, uid);
      const line = await lockLine(tx, money.lineUid);
      const [leftSen, cameSen] = [money.amountSen, line.amountSen];
      checkReversible({ state: money.state as UnplacedState, leftSen, cameSen });
      await checkNothingElseProposed(tx, line.uid);
      const decided = { decidedBy: admin.name, decidedAt: this.clock.now() };
      await moveUnplaced(tx, money, 'reverse', { ...decided, reversalReason: reason });
      await tx.bankStatementLine.update({
        where: { uid: line.uid, state: line.state },
        data: {
          state: lineMoves.after(line.state as LineState, 'unbook', 'admin'),
          decidedBy: null,
          decidedByUid: null,
          decidedAt: null,
        },
        select: { uid: true },
      });
      await announce(tx, 'unplaced-money.reversed', { unplacedUid: uid });
      const change = { lineUid: line.uid, amountSen: cameSen.toString() };
      await recordAudit(tx, admin, { action: 'reverse', subject: 'unplaced-money', subjectUid: uid, reason, change });
      crashPoint('statement-line:before-commit');
    });
    crashPoint('statement-line:committed');
    return { uid };
  }
}
