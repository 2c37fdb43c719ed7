import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { DomainError } from '#domain/domain-error';
import { Clock } from '#runtime/clock/clock';
import { Config } from '#runtime/config/config';
import { Database } from '#runtime/db/database';
import { announce } from '#runtime/outbox/announce';
import { sendLink } from '#runtime/stores/account-links.store';
import { OwnerPassword } from '../http/owner-password.js';
import { enoughLinks } from './enough-links.js';
import { findOwner } from './find-owner.js';

export class ChangeEmailCommand extends Command<null> {
  constructor(
    readonly customerUid: string,
    readonly email: string,
    readonly currentPassword: string,
  ) {
    super();
  }
}

/**
 * Asks for another address. It is confirmed there; the address in use is told. One that is somebody else's gets the
 * same answer, and its owner the mail that they have an account (docs/decisions/0011).
 */
@CommandHandler(ChangeEmailCommand)
export class ChangeEmailHandler implements ICommandHandler<ChangeEmailCommand> {
  constructor(
    private readonly database: Database,
    private readonly config: Config,
    private readonly ownerPassword: OwnerPassword,
    private readonly clock: Clock,
  ) {}

  async execute({ customerUid, email, currentPassword }: ChangeEmailCommand): Promise<null> {
    const owner = await findOwner(this.database, customerUid);
    await this.ownerPassword.require(owner, currentPassword);
    if (owner.email === email) throw new DomainError('SAME_EMAIL', 'Ini email kamu yang sekarang.', 'invalid', 'email');
    const sent = await this.database.transaction(async (tx) => {
      await this.ownerPassword.requireStill(tx, owner);
      const now = this.clock.now();
      const isSent = await sendLink(tx, this.config, { customerUid, purpose: 'change-email', email, now });
      if (isSent) await announce(tx, 'email.change-asked', { customerUid });
      return isSent;
    });
    if (!sent) throw enoughLinks();
    return null;
  }
}
