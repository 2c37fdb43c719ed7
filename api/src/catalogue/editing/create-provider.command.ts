import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { CreateProviderBody } from '#contracts/catalogue/catalogue-edit.admin.http';
import { Database } from '#runtime/platform/db/database';
import type { AdminIdentity } from '../../platform/http/access/access.js';
import { createOnce, requireReference } from '../../platform/audit/save-record.js';
import { refuseSameMark } from './same-mark.js';

export class CreateProviderCommand extends Command<{ uid: string }> {
  constructor(
    readonly body: CreateProviderBody,
    readonly admin: AdminIdentity,
  ) {
    super();
  }
}

/** Creates a brand; customers see it once it has a plan with a price. */
@CommandHandler(CreateProviderCommand)
export class CreateProviderHandler implements ICommandHandler<CreateProviderCommand> {
  constructor(private readonly database: Database) {}

  execute({ body, admin }: CreateProviderCommand): Promise<{ uid: string }> {
    return createOnce(this.database, {
      admin,
      subject: 'providers',
      wanted: body,
      find: (tx) => tx.provider.findUnique({ where: { slug: body.slug } }),
      insert: async (tx) => {
        const { categoryUid } = body;
        requireReference(
          await tx.category.findUnique({ where: { uid: categoryUid } }),
          'categoryUid',
          'Kategori ini tidak ada',
        );
        await refuseSameMark(tx, body.slug, body);
        return tx.provider.create({ data: body, select: { uid: true } });
      },
      taken: { field: 'slug', message: 'Slug ini sudah dipakai' },
    });
  }
}
