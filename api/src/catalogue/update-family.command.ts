import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { UpdateFamilyBody } from '#contracts/http/admin/catalogue-edit.http';
import { toSen } from '#domain/money/sen';
import { Database } from '#runtime/db/database';
import type { AdminIdentity } from '../http/access.js';
import { editOnce } from './save-record.js';

export class UpdateFamilyCommand extends Command<{ uid: string }> {
  constructor(
    readonly uid: string,
    readonly body: UpdateFamilyBody,
    readonly admin: AdminIdentity,
  ) {
    super();
  }
}

/** Its name and what hosts are reimbursed by from now on. Seats stay: groups have been opened with them. */
@CommandHandler(UpdateFamilyCommand)
export class UpdateFamilyHandler implements ICommandHandler<UpdateFamilyCommand> {
  constructor(private readonly database: Database) {}

  execute({ uid, body, admin }: UpdateFamilyCommand): Promise<{ uid: string }> {
    const { version, name, providerPrice, transferFee } = body;
    return editOnce(this.database, {
      admin,
      table: 'plan_family',
      subject: 'plan-families',
      uid,
      action: 'update',
      version,
      wanted: {
        name,
        providerPriceSen: providerPrice === null ? null : toSen(providerPrice),
        transferFeeSen: toSen(transferFee),
      },
      read: (tx) => tx.planFamily.findUniqueOrThrow({ where: { uid } }),
      write: (tx, data) => tx.planFamily.update({ where: { uid }, data, select: { uid: true } }),
    });
  }
}
