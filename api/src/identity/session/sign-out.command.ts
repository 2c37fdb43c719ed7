import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Clock } from '#runtime/platform/clock/clock';
import { Database } from '#runtime/platform/db/database';
import { revokeSessions } from '#runtime/identity/sessions.store';

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
    await revokeSessions(this.database, { uid: sessionUid }, this.clock.now());
    return null;
  }
}
