import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Clock } from '#runtime/platform/clock/clock';
import { Database } from '#runtime/platform/db/database';
import { lockRow } from '#runtime/platform/db/lock-row';
import { withdrawErasure } from '#runtime/identity/erasures.store';

export class WithdrawErasureCommand extends Command<void> {
  constructor(readonly customerUid: string) {
    super();
  }
}

/** A customer stays after all; possible as long as nothing was erased. */
@CommandHandler(WithdrawErasureCommand)
export class WithdrawErasureHandler implements ICommandHandler<WithdrawErasureCommand> {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  async execute({ customerUid }: WithdrawErasureCommand): Promise<void> {
    await this.database.transaction(async (tx) => {
      await lockRow(tx, 'customer', customerUid);
      await withdrawErasure(tx, customerUid, 'customer', this.clock.now());
    });
  }
}
