import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { DomainError } from '#domain/platform/domain-error';
import { Clock } from '#runtime/platform/clock/clock';
import { Config } from '#runtime/platform/config/config';
import { Database } from '#runtime/platform/db/database';
import { announce } from '#runtime/platform/outbox/announce';
import { sendLink } from '#runtime/identity/account-links.store';
import { OwnerPassword } from '../owner-password.js';
import { tooManyLinks } from './too-many-links.js';
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
 * Sends a link to the new address and a notice to the current one. When the address belongs to another customer, the
 * answer is the same and its owner gets the mail "you have an account" (docs/decisions/0011).
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
    if (!sent) throw tooManyLinks();
    return null;
  }
}
