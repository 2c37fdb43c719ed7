import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Clock } from '#runtime/clock/clock';
import { Database } from '#runtime/db/database';

export class SignOutCommand extends Command<null> {
  constructor(readonly sessionUid: string) {
    super();
  }
}

@CommandHandler(SignOutCommand)
export class SignOutHandler implements ICommandHandler<SignOutCommand> {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  async execute({ sessionUid }: SignOutCommand): Promise<null> {
    await this.database.session.updateMany({
      where: { uid: sessionUid, revokedAt: null },
      data: { revokedAt: this.clock.now() },
    });
    return null;
  }
}
