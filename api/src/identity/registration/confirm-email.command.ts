import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { DomainError } from '#domain/platform/domain-error';
import { Clock } from '#runtime/platform/clock/clock';
import { Database } from '#runtime/platform/db/database';
import { violatedUnique } from '#runtime/platform/db/sql-errors';
import { announce } from '#runtime/platform/outbox/announce';
import { endLinks, useLinkOnce } from '#runtime/identity/account-links.store';
import { CustomerRecords } from '#runtime/identity/customer-records';
import { findOwner } from './find-owner.js';
import { markVerified } from './mark-verified.js';

export class ConfirmEmailCommand extends Command<{ email: string }> {
  constructor(readonly token: string) {
    super();
  }
}

/** Makes the new address the customer's e-mail; links that were sent to the old one become invalid. */
@CommandHandler(ConfirmEmailCommand)
export class ConfirmEmailHandler implements ICommandHandler<ConfirmEmailCommand> {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly records: CustomerRecords,
  ) {}

  async execute({ token }: ConfirmEmailCommand): Promise<{ email: string }> {
    try {
      return await this.database.transaction(async (tx) => {
        const now = this.clock.now();
        const used = await useLinkOnce(tx, token, 'change-email', now);
        if (used.isDone) return { email: used.email };
        const { uid: linkUid, customerUid, email } = used.link;
        const { email: previousEmail } = await findOwner(tx, customerUid);
        await tx.customer.update({
          where: { uid: customerUid },
          data: { email },
          select: { uid: true },
        });
        await markVerified(tx, this.records, { uid: customerUid, email }, now);
        await tx.accountLink.update({ where: { uid: linkUid }, data: { previousEmail }, select: { uid: true } });
        await endLinks(tx, customerUid, ['verify-email', 'forget-password', 'reset-password'], now);
        await announce(tx, 'email.changed', { linkUid });
        return { email };
      });
    } catch (error) {
      if (violatedUnique(error) === null) throw error;
      // The caller has proved to own that mailbox, so this discloses nothing.
      throw new DomainError('EMAIL_TAKEN', 'Email ini sudah dipakai akun lain.');
    }
  }
}
