import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { CreatePackageBody } from '#contracts/catalogue/catalogue-edit.admin.http';
import { Database } from '#runtime/platform/db/database';
import type { AdminIdentity } from '../../platform/http/access/access.js';
import { createOnce, requireReference } from '../../platform/audit/save-record.js';

export class CreatePackageCommand extends Command<{ uid: string }> {
  constructor(
    readonly body: CreatePackageBody,
    readonly admin: AdminIdentity,
  ) {
    super();
  }
}

/** Creates a plan of a brand for one role. */
@CommandHandler(CreatePackageCommand)
export class CreatePackageHandler implements ICommandHandler<CreatePackageCommand> {
  constructor(private readonly database: Database) {}

  execute({ body, admin }: CreatePackageCommand): Promise<{ uid: string }> {
    return createOnce(this.database, {
      admin,
      subject: 'packages',
      wanted: body,
      find: (tx) => tx.package.findUnique({ where: { slug: body.slug } }),
      insert: async (tx) => {
        const { providerUid } = body;
        requireReference(
          await tx.provider.findUnique({ where: { uid: providerUid } }),
          'providerUid',
          'Layanan ini tidak ada',
        );
        return tx.package.create({ data: body, select: { uid: true } });
      },
      taken: { field: 'slug', message: 'Slug ini sudah dipakai' },
    });
  }
}
