import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { ProfileBody, ProfileView } from '#contracts/identity/profile.http';
import { readPhone } from '#domain/platform/phone';
import { factsOf } from '#runtime/identity/blacklist-keys';
import { matchCustomer } from '#runtime/identity/match-customer';
import { Clock } from '#runtime/platform/clock/clock';
import { Database } from '#runtime/platform/db/database';
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
      await matchCustomer(tx, customerUid, factsOf({ phoneNumber, isEmailCertain: false }), this.clock.now());
      return updateCustomer(tx, customerUid, { name, phoneNumber: readPhone(phoneNumber) });
    });
  }
}
