import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Clock } from '#runtime/clock/clock';
import { Database } from '#runtime/db/database';
import { endSessions } from '#runtime/stores/sessions.store';
import type { CustomerIdentity } from '../http/access.js';

export class SignOutOthersCommand extends Command<{ count: number }> {
  constructor(readonly customer: CustomerIdentity) {
    super();
  }
}

/** Signs out every device of the customer but this one. */
@CommandHandler(SignOutOthersCommand)
export class SignOutOthersHandler implements ICommandHandler<SignOutOthersCommand> {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  async execute({ customer: { uid: customerUid, sessionUid } }: SignOutOthersCommand): Promise<{ count: number }> {
    const count = await endSessions(this.database, customerUid, this.clock.now(), sessionUid);
    return { count };
  }
}
