import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { type MessageText, type Placeholder, checkMessageText } from '#domain/messages/message-template';
import { Clock } from '#runtime/platform/clock/clock';
import { Database } from '#runtime/platform/db/database';
import { editOnce } from '../../platform/audit/save-record.js';
import type { AdminIdentity } from '../../platform/http/access/access.js';
import { Refusal } from '../../platform/http/errors/refusal.js';

export class ChangeMessageTextCommand extends Command<{ uid: string }> {
  constructor(
    readonly uid: string,
    /** With the version that the admin edited; null: the default again. */
    readonly text: (MessageText & { version: number }) | null,
    readonly reason: string,
    readonly admin: AdminIdentity,
  ) {
    super();
  }
}

/** Changes a text that the shop sends; a trigger notifies every process. docs/rules/messages.md#texts */
@CommandHandler(ChangeMessageTextCommand)
export class ChangeMessageTextHandler implements ICommandHandler<ChangeMessageTextCommand> {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  async execute({ uid, text, reason, admin }: ChangeMessageTextCommand): Promise<{ uid: string }> {
    const row = await this.database.messageText.findUnique({ where: { uid } });
    if (!row) throw new Refusal('NOT_FOUND', 404);
    if (text) checkMessageText(text, row.placeholders as unknown as Placeholder[]);
    const isDefault = !text || (text.title === row.defaultTitle && text.body === row.defaultBody);
    const wanted = isDefault ? { title: null, body: null } : { title: text.title, body: text.body };
    const changed = { changedAt: this.clock.now(), changedBy: admin.name };
    return editOnce(this.database, {
      admin,
      table: 'message_text',
      subject: 'message-texts',
      uid,
      action: text ? 'update' : 'reset',
      version: text?.version,
      reason,
      wanted,
      read: (tx) => tx.messageText.findUniqueOrThrow({ where: { uid }, select: { title: true, body: true } }),
      write: (tx, data) =>
        tx.messageText.update({ where: { uid }, data: { ...data, ...changed }, select: { uid: true } }),
    });
  }
}
