import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Database } from '#runtime/platform/db/database';
import type { AdminIdentity } from '../../platform/http/access/access.js';
import { editOnce } from '../../platform/audit/save-record.js';

export class SetVariantActiveCommand extends Command<{ uid: string }> {
  constructor(
    readonly uid: string,
    readonly active: boolean,
    readonly admin: AdminIdentity,
  ) {
    super();
  }
}

/**
 * Activates or deactivates a variant. Only active ones are listed and ordered; rows are never deleted, because orders
 * refer to them.
 */
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
