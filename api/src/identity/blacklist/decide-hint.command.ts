import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { type HintState, hintMoves } from '#domain/identity/blacklist/blacklist';
import { Clock } from '#runtime/platform/clock/clock';
import { Database } from '#runtime/platform/db/database';
import { lockRow } from '#runtime/platform/db/lock-row';
import { blockByEntry, lockEntry } from '#runtime/identity/blacklist.store';
import { recordAudit } from '../../platform/audit/record-audit.js';
import type { AdminIdentity } from '../../platform/http/access/access.js';
import { Refusal } from '../../platform/http/errors/refusal.js';

export class DecideHintCommand extends Command<{ uid: string }> {
  constructor(
    readonly hintUid: string,
    readonly action: 'block' | 'dismiss',
    readonly reason: string,
    readonly admin: AdminIdentity,
  ) {
    super();
  }
}

/** A person decides whether the customer is the one whom the entry means. Blocking ends the sessions. */
@CommandHandler(DecideHintCommand)
export class DecideHintHandler implements ICommandHandler<DecideHintCommand> {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  async execute({ hintUid: uid, action, reason, admin }: DecideHintCommand): Promise<{ uid: string }> {
    await this.database.transaction(async (tx) => {
      const where = { uid };
      const found = await tx.blacklistHint.findUnique({ where, include: { entry: { select: { reason: true } } } });
      if (!found) throw new Refusal('NOT_FOUND', 404);
      // Before the hint: an entry that ends lapses its hints under this lock.
      await lockEntry(tx, found.entryUid);
      await lockRow(tx, 'blacklist_hint', uid);
      const { state } = await tx.blacklistHint.findUniqueOrThrow({ where, select: { state: true } });
      const now = this.clock.now();
      const data = {
        state: hintMoves.after(state as HintState, action, 'admin'),
        decidedAt: now,
        decidedBy: admin.name,
      };
      await tx.blacklistHint.update({ where, data, select: { uid: true } });
      const { customerUid, matchedOn, entryUid, entry } = found;
      if (action === 'block') await blockByEntry(tx, { uid: entryUid, ...entry }, { customerUid, matchedOn }, now);
      await recordAudit(tx, admin, { action, subject: 'blacklist-hints', subjectUid: uid, reason });
    });
    return { uid };
  }
}
