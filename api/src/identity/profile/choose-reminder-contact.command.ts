import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { ProfileView, ReminderContactBody } from '#contracts/identity/profile.http';
import { readPhone } from '#domain/platform/phone';
import { Database } from '#runtime/platform/db/database';
import { updateCustomer } from './update-customer.js';

export class ChooseReminderContactCommand extends Command<ProfileView> {
  constructor(
    readonly customerUid: string,
    readonly body: ReminderContactBody,
  ) {
    super();
  }
}

/** Reminders always go to the inbox and by e-mail; with a WhatsApp number an admin can also send them by chat. */
@CommandHandler(ChooseReminderContactCommand)
export class ChooseReminderContactHandler implements ICommandHandler<ChooseReminderContactCommand> {
  constructor(private readonly database: Database) {}

  execute({ customerUid, body }: ChooseReminderContactCommand): Promise<ProfileView> {
    const reminderPhone = body.platform === 'wa' ? readPhone(body.phoneNumber ?? '') : null;
    return updateCustomer(this.database, customerUid, { reminderPhone });
  }
}
