import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Clock } from '#runtime/platform/clock/clock';
import { Database } from '#runtime/platform/db/database';
import { useLinkOnce } from '#runtime/identity/account-links.store';
import { CustomerRecords } from '#runtime/identity/customer-records';
import { markVerified } from './mark-verified.js';

export class VerifyEmailCommand extends Command<null> {
  constructor(readonly token: string) {
    super();
  }
}

/** The mailed link verifies the address, with a press: mail scanners open links. A link that has done so says so again. */
@CommandHandler(VerifyEmailCommand)
export class VerifyEmailHandler implements ICommandHandler<VerifyEmailCommand> {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly records: CustomerRecords,
  ) {}

  async execute({ token }: VerifyEmailCommand): Promise<null> {
    await this.database.transaction(async (tx) => {
      const now = this.clock.now();
      const used = await useLinkOnce(tx, token, 'verify-email', now);
      if (used.isDone) return;
      const { customerUid: uid, email } = used.link;
      await markVerified(tx, this.records, { uid, email }, now);
    });
    return null;
  }
}
