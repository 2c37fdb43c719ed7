import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { CreateCategoryBody } from '#contracts/catalogue/catalogue-edit.admin.http';
import { ALL_CATEGORIES } from '#domain/catalogue/all-categories';
import { Database } from '#runtime/platform/db/database';
import type { AdminIdentity } from '../../platform/http/access/access.js';
import { reservedCategoryName, withUniqueName } from './category-name.js';
import { createOnce } from '../../platform/audit/save-record.js';

export class CreateCategoryCommand extends Command<{ uid: string }> {
  constructor(
    readonly body: CreateCategoryBody,
    readonly admin: AdminIdentity,
  ) {
    super();
  }
}

/** Creates a category. */
@CommandHandler(CreateCategoryCommand)
export class CreateCategoryHandler implements ICommandHandler<CreateCategoryCommand> {
  constructor(private readonly database: Database) {}

  async execute({ body, admin }: CreateCategoryCommand): Promise<{ uid: string }> {
    if (body.slug === ALL_CATEGORIES.slug) throw reservedCategoryName();
    return createOnce(this.database, {
      admin,
      subject: 'categories',
      wanted: body,
      find: (tx) => tx.category.findUnique({ where: { slug: body.slug } }),
      insert: (tx) => withUniqueName(body.name, () => tx.category.create({ data: body, select: { uid: true } })),
      taken: { field: 'slug', message: 'Slug ini sudah dipakai' },
    });
  }
}
