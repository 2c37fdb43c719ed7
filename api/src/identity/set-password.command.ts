import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Clock } from '#runtime/clock/clock';
import { Database } from '#runtime/db/database';
import { Passwords } from '#runtime/passwords/passwords';
import { findUsableLink, useLink } from '#runtime/stores/account-links.store';
import { findOwner } from './find-owner.js';
import { savePassword } from './save-password.js';

export class SetPasswordCommand extends Command<null> {
  constructor(
    readonly purpose: 'forget-password' | 'reset-password',
    readonly token: string,
    readonly password: string,
  ) {
    super();
  }
}

/** A new password by a link. A password that is refused leaves the link good for another try. */
@CommandHandler(SetPasswordCommand)
export class SetPasswordHandler implements ICommandHandler<SetPasswordCommand> {
  constructor(
    private readonly database: Database,
    private readonly passwords: Passwords,
    private readonly clock: Clock,
  ) {}

  async execute({ purpose, token, password }: SetPasswordCommand): Promise<null> {
    const now = this.clock.now();
    const { customerUid } = await findUsableLink(this.database, token, purpose, now);
    // Outside the transaction: 50 ms of hashing would hold its connection and its locks.
    const passwordHash = await this.passwords.hashNew(password, await findOwner(this.database, customerUid));
    await this.database.transaction(async (tx) => {
      const link = await useLink(tx, token, purpose, now);
      await savePassword(tx, { customerUid, passwordHash, now });
      // The link came to this mailbox: so it is theirs.
      await tx.customer.updateMany({
        where: { uid: customerUid, email: link.email, emailVerifiedAt: null },
        data: { emailVerifiedAt: now },
      });
    });
    return null;
  }
}
