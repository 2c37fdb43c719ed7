import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Clock } from '#runtime/platform/clock/clock';
import { Database } from '#runtime/platform/db/database';
import { endSessions } from '#runtime/identity/sessions.store';
import type { CustomerIdentity } from '../../platform/http/access/access.js';

export class SignOutOthersCommand extends Command<{ count: number }> {
  constructor(readonly customer: CustomerIdentity) {
    super();
  }
}

/** Ends all sessions of the customer but the current one. */
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
