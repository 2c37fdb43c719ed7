import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Clock } from '#runtime/clock/clock';
import { Database } from '#runtime/db/database';

export class ReadAllNotificationsCommand extends Command<{ count: number }> {
  constructor(readonly customerUid: string) {
    super();
  }
}

/** Everything of one customer at once; what was read before keeps its moment, and again there is nothing left to do. */
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
