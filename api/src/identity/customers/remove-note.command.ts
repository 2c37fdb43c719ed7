import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { requireMayRemoveNote } from '#domain/identity/customers/customer-note';
import { Database } from '#runtime/platform/db/database';
import { recordAudit } from '../../platform/audit/record-audit.js';
import type { AdminIdentity } from '../../platform/http/access/access.js';
import { Refusal } from '../../platform/http/errors/refusal.js';

export class RemoveNoteCommand extends Command<{ uid: string }> {
  constructor(
    readonly uid: string,
    readonly admin: AdminIdentity,
  ) {
    super();
  }
}

/** Deletes a note about a customer. The audit log says whose note it was and of when, and nothing of its words. docs/rules/privacy.md#notes */
@CommandHandler(RemoveNoteCommand)
export class RemoveNoteHandler implements ICommandHandler<RemoveNoteCommand> {
  constructor(private readonly database: Database) {}

  /** @throws Refusal 404 for a note that is gone already. */
  async execute({ uid, admin }: RemoveNoteCommand): Promise<{ uid: string }> {
    await this.database.transaction(async (tx) => {
      const note = await tx.customerNote.findUnique({ where: { uid } });
      if (note) requireMayRemoveNote(note, admin);
      // Of two removals at once the second one waits here, and finds nothing.
      const { count } = await tx.customerNote.deleteMany({ where: { uid } });
      if (!note || !count) throw new Refusal('NOT_FOUND', 404);
      const change = { writtenBy: note.by, writtenAt: note.at.toISOString() };
      const subject = { subject: 'customers', subjectUid: note.customerUid } as const;
      await recordAudit(tx, admin, { action: 'remove-note', ...subject, change });
    });
    return { uid };
  }
}
