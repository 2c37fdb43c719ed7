import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { ProfileBody, ProfileView } from '#contracts/identity/profile.http';
import { readPhone } from '#domain/platform/phone';
import { factsOf } from '#runtime/identity/blacklist-keys';
import { matchCustomer } from '#runtime/identity/match-customer';
import { Clock } from '#runtime/platform/clock/clock';
import { Database, type Tx } from '#runtime/platform/db/database';
import { invalid } from '../../platform/http/errors/refusal.js';
import { updateCustomer } from './update-customer.js';

export class EditProfileCommand extends Command<ProfileView> {
  constructor(
    readonly customerUid: string,
    readonly body: ProfileBody,
  ) {
    super();
  }
}

/** Orders keep the name and number they were placed with. */
@CommandHandler(EditProfileCommand)
export class EditProfileHandler implements ICommandHandler<EditProfileCommand> {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  execute({ customerUid, body: { name, phoneNumber } }: EditProfileCommand): Promise<ProfileView> {
    return this.database.transaction(async (tx) => {
      await keepNumberWhileBlocked(tx, customerUid, readPhone(phoneNumber));
      await matchCustomer(tx, customerUid, factsOf({ phoneNumber, isEmailCertain: false }), this.clock.now());
      return updateCustomer(tx, customerUid, { name, phoneNumber: readPhone(phoneNumber) });
    });
  }
}

/** A number that is only typed would throw suspicion on its real owner. docs/rules/sessions.md#blacklist */
async function keepNumberWhileBlocked(tx: Tx, customerUid: string, typed: string): Promise<void> {
  const customer = await tx.customer.findUnique({
    where: { uid: customerUid, erasedAt: null },
    select: { blockedAt: true, phoneNumber: true },
  });
  if (customer?.blockedAt && customer.phoneNumber !== typed)
    throw invalid({
      field: 'phoneNumber',
      message: 'Nomornya tidak bisa diganti selama akunmu diblokir. Ajukan banding dulu, ya',
    });
}
