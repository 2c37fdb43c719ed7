import { Command, CommandBus, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { DoneOrProposed } from '#contracts/platform/common.http';
import type { AssignLineBody } from '#contracts/sales/statements.admin.http';
import { Database } from '#runtime/platform/db/database';
import type { AdminIdentity } from '../../platform/http/access/access.js';
import { ConfirmLineCommand } from './confirm-line.command.js';
import { findByNumber } from './find-by-number.js';

export class AssignLineCommand extends Command<DoneOrProposed> {
  constructor(
    readonly lineUid: string,
    readonly body: AssignLineBody,
    readonly admin: AdminIdentity,
  ) {
    super();
  }
}

/**
 * An admin names the order or invoice of a line by its number; then the line is confirmed for it (ConfirmLineCommand). Of an
 * order that awaits nothing it is credit. Pressed twice it is done once. docs/rules/bank-statements.md#confirming
 */
@CommandHandler(AssignLineCommand)
export class AssignLineHandler implements ICommandHandler<AssignLineCommand> {
  constructor(
    private readonly database: Database,
    private readonly commands: CommandBus,
  ) {}

  async execute({ lineUid, body: { number, ...said }, admin }: AssignLineCommand): Promise<DoneOrProposed> {
    if (await this.isAssigned(lineUid, number.toUpperCase(), admin)) return { uid: lineUid, isProposed: false };
    const of = await findByNumber(this.database, number);
    return this.commands.execute(new ConfirmLineCommand(lineUid, { ...of, ...said }, admin));
  }

  /** The number names something else after the first press: paid, its money would be credit. */
  private async isAssigned(uid: string, number: string, admin: AdminIdentity): Promise<boolean> {
    const of = { OR: [{ order: { number } }, { invoice: { number } }] };
    return (await this.database.bankStatementLine.count({ where: { uid, decidedByUid: admin.uid, payment: of } })) > 0;
  }
}
