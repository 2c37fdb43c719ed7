import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Clock } from '#runtime/platform/clock/clock';
import { Config } from '#runtime/platform/config/config';
import { Database } from '#runtime/platform/db/database';
import { sendLink } from '#runtime/identity/account-links.store';
import { tooManyLinks } from './too-many-links.js';
import { findOwner } from './find-owner.js';

export class AskResetCommand extends Command<null> {
  constructor(readonly customerUid: string) {
    super();
  }
}

/** Sends a reset link to a signed-in customer who forgot the password. */
@CommandHandler(AskResetCommand)
export class AskResetHandler implements ICommandHandler<AskResetCommand> {
  constructor(
    private readonly database: Database,
    private readonly config: Config,
    private readonly clock: Clock,
  ) {}

  async execute({ customerUid }: AskResetCommand): Promise<null> {
    const sent = await this.database.transaction(async (tx) => {
      const { email } = await findOwner(tx, customerUid);
      return sendLink(tx, this.config, { customerUid, purpose: 'reset-password', email, now: this.clock.now() });
    });
    if (!sent) throw tooManyLinks();
    return null;
  }
}
