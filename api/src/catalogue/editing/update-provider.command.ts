import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { UpdateProviderBody } from '#contracts/catalogue/catalogue-edit.admin.http';
import type { MarkFacts } from '#domain/platform/mark';
import { Database, type Tx } from '#runtime/platform/db/database';
import type { AdminIdentity } from '../../platform/http/access/access.js';
import { editOnce, requireReference } from '../../platform/audit/save-record.js';
import { refuseSameMark } from './same-mark.js';

export class UpdateProviderCommand extends Command<{ uid: string }> {
  constructor(
    readonly uid: string,
    readonly body: UpdateProviderBody,
    readonly admin: AdminIdentity,
  ) {
    super();
  }
}

/** Changes texts, pictures and position. The slug stays: URLs and the price sheet contain it. */
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
        requireReference(
          await tx.category.findUnique({ where: { uid: categoryUid } }),
          'categoryUid',
          'Kategori ini tidak ada',
        );
        await this.refuseNewMark(tx, uid, wanted);
        await tx.provider.update({ where: { uid }, data, select: { uid: true } });
      },
    });
  }

  /** A mark that stays as it was is no reason to refuse another change. */
  private async refuseNewMark(tx: Tx, uid: string, { name, color }: MarkFacts): Promise<void> {
    const before = await tx.provider.findUniqueOrThrow({ where: { uid } });
    const isShown = before.logoUid === null;
    if (isShown && (name !== before.name || color !== before.color))
      await refuseSameMark(tx, before.slug, { name, color });
  }
}
