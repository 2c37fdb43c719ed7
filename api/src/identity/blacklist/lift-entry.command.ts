import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Clock } from '#runtime/platform/clock/clock';
import { Database } from '#runtime/platform/db/database';
import { endEntry } from '#runtime/identity/blacklist.store';
import { recordAudit } from '../../platform/audit/record-audit.js';
import type { AdminIdentity } from '../../platform/http/access/access.js';
import { requireEntry } from './require-entry.js';

export class LiftEntryCommand extends Command<{ uid: string }> {
  constructor(
    readonly uid: string,
    readonly reason: string,
    readonly admin: AdminIdentity,
  ) {
    super();
  }
}

@CommandHandler(LiftEntryCommand)
export class LiftEntryHandler implements ICommandHandler<LiftEntryCommand> {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  async execute({ uid, reason, admin }: LiftEntryCommand): Promise<{ uid: string }> {
    await this.database.transaction(async (tx) => {
      await requireEntry(tx, uid);
      await endEntry(tx, uid, { action: 'lift', actor: 'admin', by: admin.name, reason, now: this.clock.now() });
      await recordAudit(tx, admin, { action: 'lift', subject: 'blacklist', subjectUid: uid, reason });
    });
    return { uid };
  }
}
