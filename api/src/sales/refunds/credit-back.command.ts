import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { OwnAccountBody } from '#contracts/sales/own-account.http';
import { Clock } from '#runtime/platform/clock/clock';
import { Database } from '#runtime/platform/db/database';
import { askCreditBack, keepCredit } from '#runtime/sales/credit-back.store';

export class AskCreditBackCommand extends Command<void> {
  constructor(
    readonly customerUid: string,
    readonly account: OwnAccountBody,
  ) {
    super();
  }
}
export class KeepCreditCommand extends Command<void> {
  constructor(readonly customerUid: string) {
    super();
  }
}

/** The customer wants the credit on a bank account. docs/rules/payments.md#credit */
@CommandHandler(AskCreditBackCommand)
export class AskCreditBackHandler implements ICommandHandler<AskCreditBackCommand> {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  execute = ({ customerUid, account }: AskCreditBackCommand): Promise<void> =>
    this.database.transaction((tx) => askCreditBack(tx, customerUid, account, this.clock.now()));
}

/** Or keeps it after all, while nothing is approved. */
@CommandHandler(KeepCreditCommand)
export class KeepCreditHandler implements ICommandHandler<KeepCreditCommand> {
  constructor(private readonly database: Database) {}

  execute = ({ customerUid }: KeepCreditCommand): Promise<void> =>
    this.database.transaction((tx) => keepCredit(tx, customerUid));
}
