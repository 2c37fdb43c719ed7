import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Clock } from '#runtime/platform/clock/clock';
import { Database } from '#runtime/platform/db/database';
import { Refusal } from '../platform/http/errors/refusal.js';

export class ReadNotificationCommand extends Command<{ uid: string }> {
  constructor(
    readonly notificationUid: string,
    readonly customerUid: string,
  ) {
    super();
  }
}

/** The first reading counts; another is no error. Another customer's notification answers like an unknown one. */
@CommandHandler(ReadNotificationCommand)
export class ReadNotificationHandler implements ICommandHandler<ReadNotificationCommand> {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  async execute({ notificationUid: uid, customerUid }: ReadNotificationCommand): Promise<{ uid: string }> {
    const { count } = await this.database.notification.updateMany({
      where: { uid, customerUid, readAt: null },
      data: { readAt: this.clock.now() },
    });
    if (!count && !(await this.database.notification.count({ where: { uid, customerUid } })))
      throw new Refusal('NOT_FOUND', 404);
    return { uid };
  }
}
