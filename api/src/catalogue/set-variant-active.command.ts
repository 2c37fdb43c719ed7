import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Database } from '#runtime/db/database';
import type { AdminIdentity } from '../http/access.js';
import { editOnce } from './save-record.js';

export class SetVariantActiveCommand extends Command<{ uid: string }> {
  constructor(
    readonly uid: string,
    readonly active: boolean,
    readonly admin: AdminIdentity,
  ) {
    super();
  }
}

/** Only active variants are listed and ordered; nothing is deleted, because orders refer to it. Spec 1 §9. */
@CommandHandler(SetVariantActiveCommand)
export class SetVariantActiveHandler implements ICommandHandler<SetVariantActiveCommand> {
  constructor(private readonly database: Database) {}

  execute({ uid, active, admin }: SetVariantActiveCommand): Promise<{ uid: string }> {
    return editOnce(this.database, {
      admin,
      table: 'variant',
      subject: 'variants',
      uid,
      action: active ? 'activate' : 'deactivate',
      wanted: { active },
      read: (tx) => tx.variant.findUniqueOrThrow({ where: { uid } }),
      write: (tx, data) => tx.variant.update({ where: { uid }, data, select: { uid: true } }),
    });
  }
}
