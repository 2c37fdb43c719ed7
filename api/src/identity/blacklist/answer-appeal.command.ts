import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { type AppealState, appealMoves } from '#domain/identity/blacklist/blacklist';
import { DomainError } from '#domain/platform/domain-error';
import { Clock } from '#runtime/platform/clock/clock';
import { Database } from '#runtime/platform/db/database';
import { announce } from '#runtime/platform/outbox/announce';
import { endEntry, lockEntry } from '#runtime/identity/blacklist.store';
import { recordAudit } from '../../platform/audit/record-audit.js';
import type { AdminIdentity } from '../../platform/http/access/access.js';
import { requireEntry } from './require-entry.js';

export class AnswerAppealCommand extends Command<{ uid: string }> {
  constructor(
    readonly entryUid: string,
    readonly action: 'accept-appeal' | 'refuse-appeal',
    readonly answer: string,
    readonly admin: AdminIdentity,
  ) {
    super();
  }
}

/** Answers the waiting appeals of an entry with a text for the customer. Accepting lifts the entry. */
@CommandHandler(AnswerAppealCommand)
export class AnswerAppealHandler implements ICommandHandler<AnswerAppealCommand> {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  async execute({ entryUid, action, answer, admin }: AnswerAppealCommand): Promise<{ uid: string }> {
    await this.database.transaction(async (tx) => {
      await requireEntry(tx, entryUid);
      await lockEntry(tx, entryUid);
      const now = this.clock.now();
      const waiting = await tx.blacklistAppeal.findMany({ where: { entryUid, state: 'waiting' } });
      if (waiting.length === 0) throw new DomainError('NO_APPEAL', 'Tidak ada banding yang menunggu jawaban.');
      for (const { uid, state } of waiting) {
        const after = appealMoves.after(state as AppealState, action, 'admin');
        await tx.blacklistAppeal.update({
          where: { uid },
          data: { state: after, answer, answeredAt: now, answeredBy: admin.name },
          select: { uid: true },
        });
        if (after === 'refused') await announce(tx, 'blacklist.appeal-refused', { appealUid: uid });
      }
      if (action === 'accept-appeal')
        await endEntry(tx, entryUid, { action: 'lift', actor: 'admin', by: admin.name, reason: answer, now });
      await recordAudit(tx, admin, { action, subject: 'blacklist', subjectUid: entryUid, reason: answer });
    });
    return { uid: entryUid };
  }
}
