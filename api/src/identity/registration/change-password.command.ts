import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Clock } from '#runtime/platform/clock/clock';
import { Database } from '#runtime/platform/db/database';
import { Passwords } from '#runtime/identity/passwords/passwords';
import type { CustomerIdentity } from '../../platform/http/access/access.js';
import { OwnerPassword } from '../owner-password.js';
import { findOwner } from './find-owner.js';
import { savePassword } from './save-password.js';

export class ChangePasswordCommand extends Command<null> {
  constructor(
    readonly customer: CustomerIdentity,
    readonly currentPassword: string,
    readonly password: string,
  ) {
    super();
  }
}

/** Changes the password, given the current one. All other sessions end. */
@CommandHandler(ChangePasswordCommand)
export class ChangePasswordHandler implements ICommandHandler<ChangePasswordCommand> {
  constructor(
    private readonly database: Database,
    private readonly passwords: Passwords,
    private readonly ownerPassword: OwnerPassword,
    private readonly clock: Clock,
  ) {}

  async execute({ customer, currentPassword, password }: ChangePasswordCommand): Promise<null> {
    const owner = await findOwner(this.database, customer.uid);
    await this.ownerPassword.require(owner, currentPassword);
    const passwordHash = await this.passwords.hashNew(password, owner);
    await this.database.transaction(async (tx) => {
      await this.ownerPassword.requireStill(tx, owner);
      await savePassword(tx, {
        customerUid: customer.uid,
        passwordHash,
        now: this.clock.now(),
        keptSessionUid: customer.sessionUid,
      });
    });
    return null;
  }
}
