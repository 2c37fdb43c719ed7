import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { RedrivenMails } from '#contracts/messages/mail-outage.admin.http';
import { Prisma } from '#runtime/generated/prisma/client';
import { Database } from '#runtime/platform/db/database';
import { recordAudit } from '../platform/audit/record-audit.js';
import type { AdminIdentity } from '../platform/http/access/access.js';
import { stuckMails } from './stuck-mails.js';

export class RedriveMailsCommand extends Command<RedrivenMails> {
  constructor(
    /** Of the preview, ISO. */
    readonly asOf: string,
    readonly admin: AdminIdentity,
  ) {
    super();
  }
}

/** Makes the relay publish again what the preview showed. Pressed twice, the second finds nothing; what was sent is not sent again. */
@CommandHandler(RedriveMailsCommand)
export class RedriveMailsHandler implements ICommandHandler<RedriveMailsCommand> {
  constructor(private readonly database: Database) {}

  async execute({ asOf, admin }: RedriveMailsCommand): Promise<RedrivenMails> {
    const count = await this.database.transaction(async (tx) => {
      const done = await tx.$executeRaw`
        UPDATE outbox SET published_at = NULL, set_aside_at = NULL, set_aside_reason = NULL, redrives = 0,
          held_until = NULL, held_by = NULL
        WHERE id IN (SELECT o.id FROM outbox o WHERE ${stuckMails(Prisma.sql`${asOf}::timestamptz`)} ORDER BY o.id FOR UPDATE)`;
      if (done === 0) return 0;
      // They are tried at once, whatever the pause.
      await tx.mailDestination.deleteMany();
      const change = { asOf, count: done };
      await recordAudit(tx, admin, { action: 'redrive', subject: 'mail-outage', subjectUid: admin.uid, change });
      return done;
    });
    if (count > 0) this.database.committed();
    return { count };
  }
}
