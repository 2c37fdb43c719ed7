import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Clock } from '#runtime/platform/clock/clock';
import { Database } from '#runtime/platform/db/database';
import { revokeSessions } from '#runtime/identity/sessions.store';
import { Refusal } from '../../platform/http/errors/refusal.js';

export class SignOutDeviceCommand extends Command<{ uid: string }> {
  constructor(
    readonly sessionUid: string,
    readonly customerUid: string,
  ) {
    super();
  }
}

/** Ends one of the customer's own sessions; ending it twice is not an error. */
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
