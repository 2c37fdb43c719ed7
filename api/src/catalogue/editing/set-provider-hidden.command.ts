import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { requireMayBeShown } from '#domain/catalogue/hidden-providers';
import { Database } from '#runtime/platform/db/database';
import type { AdminIdentity } from '../../platform/http/access/access.js';
import { editOnce } from '../../platform/audit/save-record.js';

export class SetProviderHiddenCommand extends Command<{ uid: string }> {
  constructor(
    readonly uid: string,
    readonly hidden: boolean,
    readonly admin: AdminIdentity,
  ) {
    super();
  }
}

/** Hides or shows a brand. A hidden brand is not listed and cannot be ordered; its orders go on. */
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
      read: async (tx) => {
        const provider = await tx.provider.findUniqueOrThrow({ where: { uid } });
        if (!hidden) requireMayBeShown(provider);
        return provider;
      },
      write: (tx, data) => tx.provider.update({ where: { uid }, data, select: { uid: true } }),
    });
  }
}
