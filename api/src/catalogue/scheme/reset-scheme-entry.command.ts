import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Clock } from '#runtime/platform/clock/clock';
import { Database } from '#runtime/platform/db/database';
import type { AdminIdentity } from '../../platform/http/access/access.js';
import { saveSchemeEdits } from './save-scheme-edits.js';

export class ResetSchemeEntryCommand extends Command<{ uid: string }> {
  constructor(
    readonly uid: string,
    readonly admin: AdminIdentity,
  ) {
    super();
  }
}

/** Back to the bundled text in every field; the audit log keeps the edits. */
@CommandHandler(ResetSchemeEntryCommand)
export class ResetSchemeEntryHandler implements ICommandHandler<ResetSchemeEntryCommand> {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  execute({ uid, admin }: ResetSchemeEntryCommand): Promise<{ uid: string }> {
    return saveSchemeEdits(this.database, {
      uid,
      action: 'reset',
      now: this.clock.now(),
      admin,
      wanted: () => ({}),
    });
  }
}
