import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { BeginSecondFactorBody, NewSecondFactor } from '#contracts/identity/second-factor.http';
import { Database } from '#runtime/platform/db/database';
import type { AdminIdentity } from '../../platform/http/access/access.js';
import { OwnerPassword } from '../owner-password.js';
import { SecondFactors } from './second-factors.js';
import { totpUri } from './totp.js';

export class BeginSecondFactorCommand extends Command<NewSecondFactor> {
  constructor(
    readonly body: BeginSecondFactorBody,
    readonly admin: AdminIdentity,
  ) {
    super();
  }
}

/** A new secret for the admin's app. In a complete session the password is asked for: the desk may be left unlocked. */
@CommandHandler(BeginSecondFactorCommand)
export class BeginSecondFactorHandler implements ICommandHandler<BeginSecondFactorCommand> {
  constructor(
    private readonly database: Database,
    private readonly ownerPassword: OwnerPassword,
    private readonly factors: SecondFactors,
  ) {}

  async execute({ body, admin: { uid, step } }: BeginSecondFactorCommand): Promise<NewSecondFactor> {
    const { email, passwordHash } = await this.database.admin.findUniqueOrThrow({ where: { uid } });
    if (step !== 'set-up')
      await this.ownerPassword.require({ table: 'admin', uid, passwordHash }, body.currentPassword ?? '');
    const secret = await this.database.transaction((tx) => this.factors.begin(tx, uid));
    return { secret, uri: totpUri(secret, email) };
  }
}
