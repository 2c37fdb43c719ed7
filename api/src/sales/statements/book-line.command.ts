import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { type LineState, lineMoves } from '#domain/sales/statements/statement-line';
import { checkCame } from '#domain/sales/unplaced/unplaced-money';
import type { BankStatementLine } from '#runtime/generated/prisma/client';
import { Clock } from '#runtime/platform/clock/clock';
import { crashPoint } from '#runtime/platform/crash-point';
import { Database, type Tx } from '#runtime/platform/db/database';
import { checkNothingElseProposed } from '#runtime/sales/line-proposals.store';
import { checkOpen, lockLine } from '#runtime/sales/statement-lines.store';
import { bookUnplaced } from '#runtime/sales/unplaced.store';
import { recordAudit } from '../../platform/audit/record-audit.js';
import type { AdminIdentity } from '../../platform/http/access/access.js';

export class BookLineCommand extends Command<{ uid: string }> {
  constructor(
    readonly lineUid: string,
    readonly admin: AdminIdentity,
  ) {
    super();
  }
}

/** Money that nothing explains is booked as that. docs/rules/bank-statements.md#unplaced-money @returns its uid. */
@CommandHandler(BookLineCommand)
export class BookLineHandler implements ICommandHandler<BookLineCommand> {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /** @throws DomainError 404, LINE_NOT_OPEN, LINE_DIRECTION, PROPOSAL_WAITS. */
  async execute({ lineUid, admin }: BookLineCommand): Promise<{ uid: string }> {
    const at = this.clock.now();
    const uid = await this.database.transaction(async (tx) => {
      const unplacedUid = await bookLine(tx, await lockLine(tx, lineUid), { admin, at });
      crashPoint('statement-line:before-commit');
      return unplacedUid;
    });
    crashPoint('statement-line:committed');
    return { uid };
  }
}

/** The same in the transaction of a caller who has locked the line. @returns the uid of the unplaced money. @throws DomainError LINE_NOT_OPEN, LINE_DIRECTION, PROPOSAL_WAITS. */
export async function bookLine(
  tx: Tx,
  line: BankStatementLine,
  { admin, at }: { admin: AdminIdentity; at: Date },
): Promise<string> {
  const { uid, state } = line;
  checkOpen(line);
  checkCame(line.amountSen);
  await checkNothingElseProposed(tx, uid);
  const decided = { decidedBy: admin.name, decidedByUid: admin.uid, decidedAt: at };
  await tx.bankStatementLine.update({
    where: { uid, state },
    data: { state: lineMoves.after(state as LineState, 'book', 'admin'), ...decided },
    select: { uid: true },
  });
  const unplacedUid = await bookUnplaced(tx, line, { by: admin.name, at });
  const change = { unplacedUid };
  await recordAudit(tx, admin, { action: 'book', subject: 'statement-lines', subjectUid: uid, change });
  return unplacedUid;
}
