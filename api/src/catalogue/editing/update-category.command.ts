import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { UpdateCategoryBody } from '#contracts/catalogue/catalogue-edit.admin.http';
import { Database } from '#runtime/platform/db/database';
import type { AdminIdentity } from '../../platform/http/access/access.js';
import { withUniqueName } from './category-name.js';
import { editOnce } from '../../platform/audit/save-record.js';

export class UpdateCategoryCommand extends Command<{ uid: string }> {
  constructor(
    readonly uid: string,
    readonly body: UpdateCategoryBody,
    readonly admin: AdminIdentity,
  ) {
    super();
  }
}

/** Changes name and position. The slug stays: URLs contain it. */
@CommandHandler(UpdateCategoryCommand)
export class UpdateCategoryHandler implements ICommandHandler<UpdateCategoryCommand> {
  constructor(private readonly database: Database) {}

  execute({ uid, body, admin }: UpdateCategoryCommand): Promise<{ uid: string }> {
    const { version, ...wanted } = body;
    return editOnce(this.database, {
      admin,
      table: 'category',
      subject: 'categories',
      uid,
      action: 'update',
      version,
      wanted,
      read: (tx) => tx.category.findUniqueOrThrow({ where: { uid } }),
      write: (tx, data) =>
        withUniqueName(wanted.name, () => tx.category.update({ where: { uid }, data, select: { uid: true } })),
    });
  }
}
