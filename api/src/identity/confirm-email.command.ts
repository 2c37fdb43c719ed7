import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { DomainError } from '#domain/domain-error';
import { Clock } from '#runtime/clock/clock';
import { Database } from '#runtime/db/database';
import { violatedUnique } from '#runtime/db/sql-errors';
import { announce } from '#runtime/outbox/announce';
import { endLinks, useLink } from '#runtime/stores/account-links.store';
import { findOwner } from './find-owner.js';

export class ConfirmEmailCommand extends Command<{ email: string }> {
  constructor(readonly token: string) {
    super();
  }
}

/** The new address is opened and so proved: it is theirs from now on, and what was sent to the old one is worth nothing. */
@CommandHandler(ConfirmEmailCommand)
export class ConfirmEmailHandler implements ICommandHandler<ConfirmEmailCommand> {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  async execute({ token }: ConfirmEmailCommand): Promise<{ email: string }> {
    try {
      return await this.database.transaction(async (tx) => {
        const now = this.clock.now();
        const { uid: linkUid, customerUid, email } = await useLink(tx, token, 'change-email', now);
        const { email: previousEmail } = await findOwner(tx, customerUid);
        await tx.customer.update({
          where: { uid: customerUid },
          data: { email, emailVerifiedAt: now },
          select: { uid: true },
        });
        await tx.accountLink.update({ where: { uid: linkUid }, data: { previousEmail }, select: { uid: true } });
        await endLinks(tx, customerUid, ['verify-email', 'forget-password', 'reset-password'], now);
        await announce(tx, 'email.changed', { linkUid });
        return { email };
      });
    } catch (error) {
      if (violatedUnique(error) === null) throw error;
      // Whoever is here reads that mailbox: nothing is given away.
      throw new DomainError('EMAIL_TAKEN', 'Email ini sudah dipakai akun lain.');
    }
  }
}
