import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Clock } from '#runtime/platform/clock/clock';
import { Database } from '#runtime/platform/db/database';
import { useLink } from '#runtime/identity/account-links.store';

export class VerifyEmailCommand extends Command<null> {
  constructor(readonly token: string) {
    super();
  }
}

/** Opening the mailed link verifies the address. */
@CommandHandler(VerifyEmailCommand)
export class VerifyEmailHandler implements ICommandHandler<VerifyEmailCommand> {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  async execute({ token }: VerifyEmailCommand): Promise<null> {
    await this.database.transaction(async (tx) => {
      const now = this.clock.now();
      const { customerUid } = await useLink(tx, token, 'verify-email', now);
      await tx.customer.updateMany({
        where: { uid: customerUid, emailVerifiedAt: null },
        data: { emailVerifiedAt: now },
      });
    });
    return null;
  }
}
