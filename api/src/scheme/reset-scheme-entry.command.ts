import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Clock } from '#runtime/clock/clock';
import { Database } from '#runtime/db/database';
import type { AdminIdentity } from '../http/access.js';
import { saveSchemeEdits } from './save-scheme-edits.js';

export class ResetSchemeEntryCommand extends Command<{ uid: string }> {
  constructor(
    readonly uid: string,
    readonly admin: AdminIdentity,
  ) {
    super();
  }
}

/** Back to the bundled text, in every field. What was written stays readable in the audit log. */
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
