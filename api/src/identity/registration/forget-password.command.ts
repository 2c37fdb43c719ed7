import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Clock } from '#runtime/platform/clock/clock';
import { Database } from '#runtime/platform/db/database';
import { announce } from '#runtime/platform/outbox/announce';

export class ForgetPasswordCommand extends Command<null> {
  constructor(readonly email: string) {
    super();
  }
}

/**
 * Records the request and answers; the worker looks up the account. So answer and duration are the same for known and
 * unknown addresses (docs/decisions/0011).
 */
@CommandHandler(ForgetPasswordCommand)
export class ForgetPasswordHandler implements ICommandHandler<ForgetPasswordCommand> {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  async execute({ email }: ForgetPasswordCommand): Promise<null> {
    await this.database.transaction(async (tx) => {
      const { uid: forgottenUid } = await tx.forgottenPassword.create({
        data: { email, at: this.clock.now() },
        select: { uid: true },
      });
      await announce(tx, 'password.forgotten', { forgottenUid });
    });
    return null;
  }
}
