import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { UpdateProviderBody } from '#contracts/http/admin/catalogue-edit.http';
import { Database } from '#runtime/db/database';
import type { AdminIdentity } from '../http/access.js';
import { editOnce, pointsAt } from './save-record.js';

export class UpdateProviderCommand extends Command<{ uid: string }> {
  constructor(
    readonly uid: string,
    readonly body: UpdateProviderBody,
    readonly admin: AdminIdentity,
  ) {
    super();
  }
}

/** How a brand looks and where it stands. The slug stays: addresses and the price sheet are made of it. */
@CommandHandler(UpdateProviderCommand)
export class UpdateProviderHandler implements ICommandHandler<UpdateProviderCommand> {
  constructor(private readonly database: Database) {}

  execute({ uid, body, admin }: UpdateProviderCommand): Promise<{ uid: string }> {
    const { version, ...wanted } = body;
    return editOnce(this.database, {
      admin,
      table: 'provider',
      subject: 'providers',
      uid,
      action: 'update',
      version,
      wanted,
      read: (tx) => tx.provider.findUniqueOrThrow({ where: { uid } }),
      write: async (tx, data) => {
        const { categoryUid } = wanted;
        pointsAt(
          await tx.category.findUnique({ where: { uid: categoryUid } }),
          'categoryUid',
          'Kategori ini tidak ada',
        );
        await tx.provider.update({ where: { uid }, data, select: { uid: true } });
      },
    });
  }
}
