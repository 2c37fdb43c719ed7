import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Clock } from '#runtime/clock/clock';
import { Database } from '#runtime/db/database';
import { revokeSessions } from '#runtime/stores/sessions.store';
import { Refusal } from '../http/refusal.js';

export class SignOutDeviceCommand extends Command<{ uid: string }> {
  constructor(
    readonly sessionUid: string,
    readonly customerUid: string,
  ) {
    super();
  }
}

/** Signs out one device of the customer's own. One that is signed out already is no mistake. */
@CommandHandler(SignOutDeviceCommand)
export class SignOutDeviceHandler implements ICommandHandler<SignOutDeviceCommand> {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  async execute({ sessionUid: uid, customerUid }: SignOutDeviceCommand): Promise<{ uid: string }> {
    const mine = await this.database.session.findFirst({ where: { uid, customerUid }, select: { uid: true } });
    if (!mine) throw new Refusal('NOT_FOUND', 404);
    await revokeSessions(this.database, { uid }, this.clock.now());
    return { uid };
  }
}
