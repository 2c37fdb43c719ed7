import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { CreateCategoryBody } from '#contracts/http/admin/catalogue-edit.http';
import { ALL_CATEGORIES } from '#domain/catalogue/all-categories';
import { Database } from '#runtime/db/database';
import type { AdminIdentity } from '../http/access.js';
import { notACategory, underItsName } from './category-name.js';
import { createOnce } from './save-record.js';

export class CreateCategoryCommand extends Command<{ uid: string }> {
  constructor(
    readonly body: CreateCategoryBody,
    readonly admin: AdminIdentity,
  ) {
    super();
  }
}

/** A category of the shop. */
@CommandHandler(CreateCategoryCommand)
export class CreateCategoryHandler implements ICommandHandler<CreateCategoryCommand> {
  constructor(private readonly database: Database) {}

  async execute({ body, admin }: CreateCategoryCommand): Promise<{ uid: string }> {
    if (body.slug === ALL_CATEGORIES.slug) throw notACategory();
    return createOnce(this.database, {
      admin,
      subject: 'categories',
      wanted: body,
      find: (tx) => tx.category.findUnique({ where: { slug: body.slug } }),
      insert: (tx) => underItsName(body.name, () => tx.category.create({ data: body, select: { uid: true } })),
      taken: { field: 'slug', message: 'Slug ini sudah dipakai' },
    });
  }
}
