import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { DomainError } from '#domain/platform/domain-error';
import { Clock } from '#runtime/platform/clock/clock';
import { Config } from '#runtime/platform/config/config';
import { Database } from '#runtime/platform/db/database';
import { sendLink } from '#runtime/identity/account-links.store';
import { findOwner } from './find-owner.js';
import { tooManyLinks } from './too-many-links.js';

export class ResendVerificationCommand extends Command<null> {
  constructor(readonly customerUid: string) {
    super();
  }
}

/** Sends a new verification link to the customer's current address. */
@CommandHandler(ResendVerificationCommand)
export class ResendVerificationHandler implements ICommandHandler<ResendVerificationCommand> {
  constructor(
    private readonly database: Database,
    private readonly config: Config,
    private readonly clock: Clock,
  ) {}

  async execute({ customerUid }: ResendVerificationCommand): Promise<null> {
    const sent = await this.database.transaction(async (tx) => {
      const { email, emailVerifiedAt } = await findOwner(tx, customerUid);
      if (emailVerifiedAt) throw new DomainError('ALREADY_VERIFIED', 'Email kamu sudah terverifikasi.');
      return sendLink(tx, this.config, { customerUid, purpose: 'verify-email', email, now: this.clock.now() });
    });
    if (!sent) throw tooManyLinks();
    return null;
  }
}
