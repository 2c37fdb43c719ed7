import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Clock } from '#runtime/platform/clock/clock';
import { Database } from '#runtime/platform/db/database';
import { Passwords } from '#runtime/identity/passwords/passwords';
import { findUsableLink, useLink } from '#runtime/identity/account-links.store';
import { CustomerRecords } from '#runtime/identity/customer-records';
import { findOwner } from './find-owner.js';
import { markVerified } from './mark-verified.js';
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

/** Sets a new password by a mailed link. A refused password does not use the link up. */
@CommandHandler(SetPasswordCommand)
export class SetPasswordHandler implements ICommandHandler<SetPasswordCommand> {
  constructor(
    private readonly database: Database,
    private readonly passwords: Passwords,
    private readonly clock: Clock,
    private readonly records: CustomerRecords,
  ) {}

  async execute({ purpose, token, password }: SetPasswordCommand): Promise<null> {
    const now = this.clock.now();
    const { customerUid } = await findUsableLink(this.database, token, purpose, now);
    // Outside the transaction: 50 ms of hashing would hold its connection and its locks.
    const passwordHash = await this.passwords.hashNew(password, await findOwner(this.database, customerUid));
    await this.database.transaction(async (tx) => {
      const { email } = await useLink(tx, token, purpose, now);
      await savePassword(tx, { customerUid, passwordHash, now });
      await markVerified(tx, this.records, { uid: customerUid, email }, now);
    });
    return null;
  }
}
