import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { DomainError } from '#domain/platform/domain-error';
import { Database } from '#runtime/platform/db/database';
import { lockRow } from '#runtime/platform/db/lock-row';
import { recordAudit } from '../audit/record-audit.js';
import type { AdminIdentity } from '../http/access/access.js';
import { Refusal } from '../http/errors/refusal.js';
import { canRedrive, eventStateOf } from './event-state.js';

export class RedriveEventCommand extends Command<{ uid: string }> {
  constructor(
    readonly eventUid: string,
    readonly admin: AdminIdentity,
  ) {
    super();
  }
}

/** Makes the relay publish an event again; committed effects are in the inbox and not repeated. */
@CommandHandler(RedriveEventCommand)
export class RedriveEventHandler implements ICommandHandler<RedriveEventCommand> {
  constructor(private readonly database: Database) {}

  async execute({ eventUid: uid, admin }: RedriveEventCommand): Promise<{ uid: string }> {
    await this.database.transaction(async (tx) => {
      await lockRow(tx, 'outbox', uid);
      const event = await tx.outbox.findUnique({ where: { uid } });
      if (!event) throw new Refusal('NOT_FOUND', 404);
      if (!canRedrive(eventStateOf(event)))
        throw new DomainError('NOTHING_TO_REDRIVE', 'Peristiwa ini sudah selesai atau sedang menunggu dikirim.');
      await tx.outbox.update({
        where: { uid },
        data: {
          publishedAt: null,
          settledAt: null,
          setAsideAt: null,
          setAsideReason: null,
          redrives: 0,
          heldUntil: null,
          heldBy: null,
        },
        select: { uid: true },
      });
      const change = { name: event.name, setAsideReason: event.setAsideReason, redrives: event.redrives };
      await recordAudit(tx, admin, { action: 'redrive', subject: 'events', subjectUid: uid, change });
    });
    return { uid };
  }
}
