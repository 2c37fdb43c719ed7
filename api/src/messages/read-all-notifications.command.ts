import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Clock } from '#runtime/platform/clock/clock';
import { Database } from '#runtime/platform/db/database';

export class ReadAllNotificationsCommand extends Command<{ count: number }> {
  constructor(readonly customerUid: string) {
    super();
  }
}

/** Marks all of a customer's notifications as read; those read before keep their time. */
@CommandHandler(ReadAllNotificationsCommand)
export class ReadAllNotificationsHandler implements ICommandHandler<ReadAllNotificationsCommand> {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  execute({ customerUid }: ReadAllNotificationsCommand): Promise<{ count: number }> {
    return this.database.notification.updateMany({
      where: { customerUid, readAt: null },
      data: { readAt: this.clock.now() },
    });
  }
}
