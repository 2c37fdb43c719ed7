import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { UpdateFamilyBody } from '#contracts/catalogue/catalogue-edit.admin.http';
import { toSen } from '#domain/platform/sen';
import { Database } from '#runtime/platform/db/database';
import type { AdminIdentity } from '../../platform/http/access/access.js';
import { editOnce } from '../../platform/audit/save-record.js';

export class UpdateFamilyCommand extends Command<{ uid: string }> {
  constructor(
    readonly uid: string,
    readonly body: UpdateFamilyBody,
    readonly admin: AdminIdentity,
  ) {
    super();
  }
}

/** Changes the name, the reimbursement and the days of renewals from now on. Seats stay: open groups have that many. */
@CommandHandler(UpdateFamilyCommand)
export class UpdateFamilyHandler implements ICommandHandler<UpdateFamilyCommand> {
  constructor(private readonly database: Database) {}

  execute({ uid, body, admin }: UpdateFamilyCommand): Promise<{ uid: string }> {
    const { version, providerPrice, transferFee, ...facts } = body;
    return editOnce(this.database, {
      admin,
      table: 'plan_family',
      subject: 'plan-families',
      uid,
      action: 'update',
      version,
      wanted: {
        ...facts,
        providerPriceSen: providerPrice === null ? null : toSen(providerPrice),
        transferFeeSen: toSen(transferFee),
      },
      read: (tx) => tx.planFamily.findUniqueOrThrow({ where: { uid } }),
      write: (tx, data) => tx.planFamily.update({ where: { uid }, data, select: { uid: true } }),
    });
  }
}
