import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Clock } from '#runtime/clock/clock';
import { Database } from '#runtime/db/database';
import { announce } from '#runtime/outbox/announce';

export class ForgetPasswordCommand extends Command<null> {
  constructor(readonly email: string) {
    super();
  }
}

/**
 * Notes the address and answers; whose it is, and whether it is anybody's, is looked up by the worker. So there is
 * nothing here that could take longer, or say something else, for an address that is known (docs/decisions/0011).
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
