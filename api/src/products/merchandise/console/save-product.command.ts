import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { CreateProductBody, UpdateProductBody } from '#contracts/products/merchandise/merchandise.admin.http';
import { DomainError } from '#domain/platform/domain-error';
import { Database } from '#runtime/platform/db/database';
import { createOnce, editOnce } from '../../../platform/audit/save-record.js';
import type { AdminIdentity } from '../../../platform/http/access/access.js';

export class CreateProductCommand extends Command<{ uid: string }> {
  constructor(
    readonly body: CreateProductBody,
    readonly admin: AdminIdentity,
  ) {
    super();
  }
}
export class UpdateProductCommand extends Command<{ uid: string }> {
  constructor(
    readonly uid: string,
    readonly body: UpdateProductBody,
    readonly admin: AdminIdentity,
  ) {
    super();
  }
}
export class PublishProductCommand extends Command<{ uid: string }> {
  constructor(
    readonly uid: string,
    readonly active: boolean,
    readonly admin: AdminIdentity,
  ) {
    super();
  }
}

const subject = 'merchandise-products';
const table = 'merchandise_product';

/** A new product is not shown before it is published. */
@CommandHandler(CreateProductCommand)
export class CreateProductHandler implements ICommandHandler<CreateProductCommand> {
  constructor(private readonly database: Database) {}

  execute({ body, admin }: CreateProductCommand): Promise<{ uid: string }> {
    return createOnce(this.database, {
      admin,
      subject,
      wanted: body,
      find: (tx) => tx.merchandiseProduct.findUnique({ where: { slug: body.slug } }),
      insert: (tx) => tx.merchandiseProduct.create({ data: body, select: { uid: true } }),
      taken: { field: 'slug', message: 'Slug ini sudah dipakai' },
    });
  }
}

/** The slug stays: addresses of pages contain it. */
@CommandHandler(UpdateProductCommand)
export class UpdateProductHandler implements ICommandHandler<UpdateProductCommand> {
  constructor(private readonly database: Database) {}

  execute({ uid, body, admin }: UpdateProductCommand): Promise<{ uid: string }> {
    const { version, ...wanted } = body;
    return editOnce(this.database, {
      admin,
      table,
      subject,
      uid,
      action: 'update',
      version,
      wanted,
      read: (tx) => tx.merchandiseProduct.findUniqueOrThrow({ where: { uid } }),
      write: (tx, data) => tx.merchandiseProduct.update({ where: { uid }, data, select: { uid: true } }),
    });
  }
}

/** Shows a product in the shop, or hides it; its orders go on. */
@CommandHandler(PublishProductCommand)
export class PublishProductHandler implements ICommandHandler<PublishProductCommand> {
  constructor(private readonly database: Database) {}

  async execute({ uid, active, admin }: PublishProductCommand): Promise<{ uid: string }> {
    return editOnce(this.database, {
      admin,
      table,
      subject,
      uid,
      action: active ? 'publish' : 'hide',
      wanted: { active },
      read: async (tx) => {
        const { _count, ...product } = await tx.merchandiseProduct.findUniqueOrThrow({
          where: { uid },
          include: { _count: { select: { pictures: true, variants: { where: { active: true } } } } },
        });
        if (active && (_count.pictures === 0 || _count.variants === 0))
          throw new DomainError('NOT_READY_TO_SELL', 'Tambahkan dulu paling sedikit satu foto dan satu varian.');
        return product;
      },
      write: (tx, data) => tx.merchandiseProduct.update({ where: { uid }, data, select: { uid: true } }),
    });
  }
}
