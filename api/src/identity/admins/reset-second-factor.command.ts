import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { DomainError } from '#domain/platform/domain-error';
import { Clock } from '#runtime/platform/clock/clock';
import { Database } from '#runtime/platform/db/database';
import { recordAudit } from '../../platform/audit/record-audit.js';
import type { AdminIdentity } from '../../platform/http/access/access.js';
import { removeSecondFactor } from '../second-factor/second-factors.js';
import { endAdminSessions } from '../session/admin-sessions.js';
import { lockAdmin } from './lock-admin.js';

export class ResetSecondFactorCommand extends Command<{ uid: string }> {
  constructor(
    readonly uid: string,
    readonly reason: string,
    readonly admin: AdminIdentity,
  ) {
    super();
  }
}

/** For an admin who has lost phone and recovery codes. Ends all sessions; the next sign-in begins without a second factor. */
@CommandHandler(ResetSecondFactorCommand)
export class ResetSecondFactorHandler implements ICommandHandler<ResetSecondFactorCommand> {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  async execute({ uid, reason, admin }: ResetSecondFactorCommand): Promise<{ uid: string }> {
    if (uid === admin.uid)
      throw new DomainError('OWN_SECOND_FACTOR', 'Langkah keduamu sendiri dilepas di Akun saya, dengan kode.');
    await this.database.transaction(async (tx) => {
      await lockAdmin(tx, uid);
      if (!(await removeSecondFactor(tx, uid)))
        throw new DomainError('NO_SECOND_FACTOR', 'Admin ini belum memasang langkah kedua.');
      await endAdminSessions(tx, { adminUid: uid }, this.clock.now());
      await recordAudit(tx, admin, { action: 'reset-second-factor', subject: 'admins', subjectUid: uid, reason });
    });
    return { uid };
  }
}
