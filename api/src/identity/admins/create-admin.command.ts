import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { CreateAdminBody } from '#contracts/identity/admins.admin.http';
import { Database } from '#runtime/platform/db/database';
import { violatedUnique } from '#runtime/platform/db/sql-errors';
import { Passwords } from '#runtime/identity/passwords/passwords';
import { recordAudit } from '../../platform/audit/record-audit.js';
import type { AdminIdentity } from '../../platform/http/access/access.js';
import { invalid } from '../../platform/http/errors/refusal.js';

export class CreateAdminCommand extends Command<{ uid: string }> {
  constructor(
    readonly body: CreateAdminBody,
    readonly admin: AdminIdentity,
  ) {
    super();
  }
}

/** Creates an admin with a role and a first password. */
@CommandHandler(CreateAdminCommand)
export class CreateAdminHandler implements ICommandHandler<CreateAdminCommand> {
  constructor(
    private readonly database: Database,
    private readonly passwords: Passwords,
  ) {}

  async execute({ body: { password, ...person }, admin }: CreateAdminCommand): Promise<{ uid: string }> {
    const passwordHash = await this.passwords.hashNew(password, { ...person, phoneNumber: '' });
    try {
      return await this.database.transaction(async (tx) => {
        const { uid } = await tx.admin.create({ data: { ...person, passwordHash }, select: { uid: true } });
        await recordAudit(tx, admin, { action: 'create', subject: 'admins', subjectUid: uid, change: person });
        return { uid };
      });
    } catch (error) {
      if (violatedUnique(error) === null) throw error;
      throw invalid({ field: 'email', message: 'Email ini sudah dipakai admin lain' });
    }
  }
}
