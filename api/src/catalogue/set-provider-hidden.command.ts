import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Database } from '#runtime/db/database';
import type { AdminIdentity } from '../http/access.js';
import { editOnce } from './save-record.js';

export class SetProviderHiddenCommand extends Command<{ uid: string }> {
  constructor(
    readonly uid: string,
    readonly hidden: boolean,
    readonly admin: AdminIdentity,
  ) {
    super();
  }
}

/** A hidden brand is in no list and takes no order; the orders it has go on. Spec 1 §9. */
@CommandHandler(SetProviderHiddenCommand)
export class SetProviderHiddenHandler implements ICommandHandler<SetProviderHiddenCommand> {
  constructor(private readonly database: Database) {}

  execute({ uid, hidden, admin }: SetProviderHiddenCommand): Promise<{ uid: string }> {
    return editOnce(this.database, {
      admin,
      table: 'provider',
      subject: 'providers',
      uid,
      action: hidden ? 'hide' : 'show',
      wanted: { hidden },
      read: (tx) => tx.provider.findUniqueOrThrow({ where: { uid } }),
      write: (tx, data) => tx.provider.update({ where: { uid }, data, select: { uid: true } }),
    });
  }
}
