import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { CreateCauseBody, UpdateCauseBody } from '#contracts/products/giving/giving.admin.http';
import { DomainError } from '#domain/platform/domain-error';
import { toSen } from '#domain/platform/sen';
import { Database } from '#runtime/platform/db/database';
import { createOnce, editOnce } from '../../../platform/audit/save-record.js';
import type { AdminIdentity } from '../../../platform/http/access/access.js';

export class CreateCauseCommand extends Command<{ uid: string }> {
  constructor(
    readonly body: CreateCauseBody,
    readonly admin: AdminIdentity,
  ) {
    super();
  }
}
export class UpdateCauseCommand extends Command<{ uid: string }> {
  constructor(
    readonly uid: string,
    readonly body: UpdateCauseBody,
    readonly admin: AdminIdentity,
  ) {
    super();
  }
}
export class PublishCauseCommand extends Command<{ uid: string }> {
  constructor(
    readonly uid: string,
    readonly active: boolean,
    readonly admin: AdminIdentity,
  ) {
    super();
  }
}

const subject = 'causes';
const table = 'giving_cause';

/** Amounts of a form, as the table keeps them. */
function columnsOf<B extends Pick<CreateCauseBody, 'target' | 'sharePrice'>>({ target, sharePrice, ...rest }: B) {
  const inSen = (rupiah: number | null) => (rupiah === null ? null : toSen(rupiah));
  return { ...rest, targetSen: inSen(target), sharePriceSen: inSen(sharePrice) };
}

/** A new cause is not shown before it is published. */
@CommandHandler(CreateCauseCommand)
export class CreateCauseHandler implements ICommandHandler<CreateCauseCommand> {
  constructor(private readonly database: Database) {}

  execute({ body, admin }: CreateCauseCommand): Promise<{ uid: string }> {
    const wanted = columnsOf(body);
    return createOnce(this.database, {
      admin,
      subject,
      wanted,
      find: (tx) => tx.givingCause.findUnique({ where: { slug: body.slug } }),
      insert: (tx) => tx.givingCause.create({ data: wanted, select: { uid: true } }),
      taken: { field: 'slug', message: 'Slug ini sudah dipakai' },
    });
  }
}

/** The slug stays: addresses of pages contain it. */
@CommandHandler(UpdateCauseCommand)
export class UpdateCauseHandler implements ICommandHandler<UpdateCauseCommand> {
  constructor(private readonly database: Database) {}

  execute({ uid, body, admin }: UpdateCauseCommand): Promise<{ uid: string }> {
    const { version, ...form } = body;
    return editOnce(this.database, {
      admin,
      table,
      subject,
      uid,
      action: 'update',
      version,
      wanted: columnsOf(form),
      read: (tx) => tx.givingCause.findUniqueOrThrow({ where: { uid } }),
      write: (tx, data) => tx.givingCause.update({ where: { uid }, data, select: { uid: true } }),
    });
  }
}

/** Opens a cause for donations, or closes it; what it holds stays held. */
@CommandHandler(PublishCauseCommand)
export class PublishCauseHandler implements ICommandHandler<PublishCauseCommand> {
  constructor(private readonly database: Database) {}

  execute({ uid, active, admin }: PublishCauseCommand): Promise<{ uid: string }> {
    return editOnce(this.database, {
      admin,
      table,
      subject,
      uid,
      action: active ? 'publish' : 'hide',
      wanted: { active },
      read: async (tx) => {
        const cause = await tx.givingCause.findUniqueOrThrow({ where: { uid } });
        if (active && !cause.fileUid) throw new DomainError('NO_PICTURE', 'Tambahkan dulu gambarnya.');
        return cause;
      },
      write: (tx, data) => tx.givingCause.update({ where: { uid }, data, select: { uid: true } }),
    });
  }
}
