import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { CreatePackageBody } from '#contracts/http/admin/catalogue-edit.http';
import { Database } from '#runtime/db/database';
import type { AdminIdentity } from '../http/access.js';
import { createOnce, pointsAt } from './save-record.js';

export class CreatePackageCommand extends Command<{ uid: string }> {
  constructor(
    readonly body: CreatePackageBody,
    readonly admin: AdminIdentity,
  ) {
    super();
  }
}

/** A plan of a brand for one role. */
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
        pointsAt(await tx.provider.findUnique({ where: { uid: providerUid } }), 'providerUid', 'Layanan ini tidak ada');
        return tx.package.create({ data: body, select: { uid: true } });
      },
      taken: { field: 'slug', message: 'Slug ini sudah dipakai' },
    });
  }
}
