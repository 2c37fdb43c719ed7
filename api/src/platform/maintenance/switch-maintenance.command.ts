import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { AdminMaintenance } from '#contracts/platform/maintenance.http';
import { DomainError } from '#domain/platform/domain-error';
import { Clock } from '#runtime/platform/clock/clock';
import { Database } from '#runtime/platform/db/database';
import { recordAudit } from '../audit/record-audit.js';
import type { AdminIdentity } from '../http/access/access.js';
import { Refusal } from '../http/errors/refusal.js';
import { adminMaintenance } from './admin-maintenance.js';

export class SwitchMaintenanceCommand extends Command<AdminMaintenance> {
  constructor(
    readonly uid: string,
    readonly isActive: boolean,
    readonly reason: string | undefined,
    readonly admin: AdminIdentity,
  ) {
    super();
  }
}

/** Closes or opens the shop; a trigger notifies every API process. */
@CommandHandler(SwitchMaintenanceCommand)
export class SwitchMaintenanceHandler implements ICommandHandler<SwitchMaintenanceCommand> {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  execute({ uid, isActive, reason, admin }: SwitchMaintenanceCommand): Promise<AdminMaintenance> {
    return this.database.transaction(async (tx) => {
      const [before] = await tx.$queryRaw<
        { is_active: boolean }[]
      >`SELECT is_active FROM maintenance WHERE uid = ${uid}::uuid FOR UPDATE`;
      if (!before) throw new Refusal('NOT_FOUND', 404);
      if (before.is_active === isActive)
        throw new DomainError('ALREADY_SWITCHED', isActive ? 'Toko sudah ditutup.' : 'Toko sudah dibuka.');
      const action = isActive ? 'start' : 'stop';
      await recordAudit(tx, admin, { action, subject: 'maintenance', subjectUid: uid, reason });
      const data = { isActive, changedAt: this.clock.now() };
      return adminMaintenance(await tx.maintenance.update({ where: { uid }, data }));
    });
  }
}
