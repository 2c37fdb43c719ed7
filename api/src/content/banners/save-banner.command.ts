import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { CreateBannerBody, UpdateBannerBody } from '#contracts/content/content.admin.http';
import { DomainError } from '#domain/platform/domain-error';
import { Database, type Tx } from '#runtime/platform/db/database';
import { violatedUnique } from '#runtime/platform/db/sql-errors';
import { findNamed } from '../../platform/audit/same-name.js';
import { createOnce, editOnce } from '../../platform/audit/save-record.js';
import type { AdminIdentity } from '../../platform/http/access/access.js';
import { invalid } from '../../platform/http/errors/refusal.js';

export class CreateBannerCommand extends Command<{ uid: string }> {
  constructor(
    readonly body: CreateBannerBody,
    readonly admin: AdminIdentity,
  ) {
    super();
  }
}
export class UpdateBannerCommand extends Command<{ uid: string }> {
  constructor(
    readonly uid: string,
    readonly body: UpdateBannerBody,
    readonly admin: AdminIdentity,
  ) {
    super();
  }
}
export class PublishBannerCommand extends Command<{ uid: string }> {
  constructor(
    readonly uid: string,
    readonly active: boolean,
    readonly admin: AdminIdentity,
  ) {
    super();
  }
}

const subject = 'banners';
const table = 'banner';
const TAKEN = { field: 'title', message: 'Banner dengan judul ini sudah ada di tempat itu' };

/** A new banner is not shown before it is published. */
@CommandHandler(CreateBannerCommand)
export class CreateBannerHandler implements ICommandHandler<CreateBannerCommand> {
  constructor(private readonly database: Database) {}

  execute({ body: wanted, admin }: CreateBannerCommand): Promise<{ uid: string }> {
    const { type, title } = wanted;
    return createOnce(this.database, {
      admin,
      subject,
      wanted,
      find: (tx) => bannerNamed(tx, { type, title }),
      insert: (tx) => tx.banner.create({ data: wanted, select: { uid: true } }),
      taken: TAKEN,
    });
  }
}

@CommandHandler(UpdateBannerCommand)
export class UpdateBannerHandler implements ICommandHandler<UpdateBannerCommand> {
  constructor(private readonly database: Database) {}

  async execute({ uid, body, admin }: UpdateBannerCommand): Promise<{ uid: string }> {
    const { version, ...wanted } = body;
    try {
      return await editOnce(this.database, {
        admin,
        table,
        subject,
        uid,
        action: 'update',
        version,
        wanted,
        read: async (tx) => {
          const { title } = wanted;
          const known = await tx.banner.findUniqueOrThrow({ where: { uid } });
          if (known.title !== title && (await bannerNamed(tx, { type: known.type, title }, uid))) throw invalid(TAKEN);
          return known;
        },
        write: (tx, data) => tx.banner.update({ where: { uid }, data, select: { uid: true } }),
      });
    } catch (error) {
      throw violatedUnique(error) === null ? error : invalid(TAKEN);
    }
  }
}

const bannerNamed = (tx: Tx, { type, title }: { type: string; title: string }, besides?: string) =>
  findNamed(tx, subject, { title }, () => tx.banner.findMany({ where: { type, uid: { not: besides } } }));

@CommandHandler(PublishBannerCommand)
export class PublishBannerHandler implements ICommandHandler<PublishBannerCommand> {
  constructor(private readonly database: Database) {}

  execute({ uid, active, admin }: PublishBannerCommand): Promise<{ uid: string }> {
    return editOnce(this.database, {
      admin,
      table,
      subject,
      uid,
      action: active ? 'publish' : 'hide',
      wanted: { active },
      read: async (tx) => {
        const banner = await tx.banner.findUniqueOrThrow({ where: { uid } });
        if (active && !banner.pictureUid) throw new DomainError('NO_PICTURE', 'Tambahkan dulu gambarnya.');
        return banner;
      },
      write: (tx, data) => tx.banner.update({ where: { uid }, data, select: { uid: true } }),
    });
  }
}
