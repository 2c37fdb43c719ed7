import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { WriteNoteBody } from '#contracts/identity/customers.admin.http';
import { DomainError } from '#domain/platform/domain-error';
import { Clock } from '#runtime/platform/clock/clock';
import { Database } from '#runtime/platform/db/database';
import { recordAudit } from '../../platform/audit/record-audit.js';
import type { AdminIdentity } from '../../platform/http/access/access.js';
import { lockCustomer } from './lock-customer.js';

export class WriteNoteCommand extends Command<{ uid: string }> {
  constructor(
    readonly customerUid: string,
    readonly note: WriteNoteBody,
    readonly admin: AdminIdentity,
  ) {
    super();
  }
}

/** Writes down a note about a customer; the same one again changes nothing. docs/rules/privacy.md#notes */
@CommandHandler(WriteNoteCommand)
export class WriteNoteHandler implements ICommandHandler<WriteNoteCommand> {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /** @throws DomainError NOTE_UID_USED: another note has this uid. */
  async execute({ customerUid, note: { uid, text }, admin }: WriteNoteCommand): Promise<{ uid: string }> {
    await this.database.transaction(async (tx) => {
      // Locked against an erasure at the same time: either it deletes this note too, or the note is refused.
      await lockCustomer(tx, customerUid);
      const note = { uid, customerUid, text, byUid: admin.uid };
      const data = [{ ...note, by: admin.name, at: this.clock.now() }];
      const { count } = await tx.customerNote.createMany({ data, skipDuplicates: true });
      // The words stay out of the audit log: it is never changed, and a note can be removed.
      if (count) return recordAudit(tx, admin, { action: 'write-note', subject: 'customers', subjectUid: customerUid });
      if (!(await tx.customerNote.count({ where: note })))
        throw new DomainError('NOTE_UID_USED', 'Catatan ini belum tersimpan. Muat ulang halamannya, lalu tulis lagi.');
    });
    return { uid };
  }
}
