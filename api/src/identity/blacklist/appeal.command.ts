import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { requireMayAppeal } from '#domain/identity/blacklist/blacklist';
import { DomainError } from '#domain/platform/domain-error';
import { Clock } from '#runtime/platform/clock/clock';
import { Database } from '#runtime/platform/db/database';
import { announce } from '#runtime/platform/outbox/announce';
import { lockEntry } from '#runtime/identity/blacklist.store';
import { findBlock } from './find-block.js';

export class AppealCommand extends Command<null> {
  constructor(
    readonly customerUid: string,
    readonly message: string,
  ) {
    super();
  }
}

/** Stores the appeal of a blocked customer. */
@CommandHandler(AppealCommand)
export class AppealHandler implements ICommandHandler<AppealCommand> {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  async execute({ customerUid, message }: AppealCommand): Promise<null> {
    await this.database.transaction(async (tx) => {
      const found = await findBlock(tx, customerUid);
      if (found) await lockEntry(tx, found.uid);
      const block = found && (await findBlock(tx, customerUid));
      if (!block) throw new DomainError('NOT_BLOCKED', 'Akunmu tidak sedang diblokir.');
      const now = this.clock.now();
      requireMayAppeal(block.lastAppeal, now);
      const { uid: appealUid } = await tx.blacklistAppeal.create({
        data: { entryUid: block.uid, customerUid, message, createdAt: now },
        select: { uid: true },
      });
      await announce(tx, 'blacklist.appealed', { appealUid });
    });
    return null;
  }
}
