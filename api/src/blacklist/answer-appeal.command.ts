import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { type AppealState, appealMoves } from '#domain/blacklist/blacklist';
import { DomainError } from '#domain/domain-error';
import { Clock } from '#runtime/clock/clock';
import { Database } from '#runtime/db/database';
import { announce } from '#runtime/outbox/announce';
import { endEntry, lockEntry } from '#runtime/stores/blacklist.store';
import { recordAudit } from '../audit/record-audit.js';
import type { AdminIdentity } from '../http/access.js';
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

/** Answers what waits on an entry, in words that the customer reads. Accepting lifts the entry. */
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
