import { Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { type MessageText, type Words, asWords, renderMessage } from '#domain/messages/message-template';
import { Database } from '#runtime/platform/db/database';
import { PgListener } from '#runtime/platform/db/pg-listener';

const log = new Logger('MessageTexts');
/** By key. One for the process, because plain functions write texts too. */
let changed = new Map<string, MessageText>();

/** The texts that an owner has changed, in memory: a change reaches every process by NOTIFY. docs/rules/messages.md#texts */
@Injectable()
export class MessageTexts implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly listener: PgListener,
  ) {}

  async onModuleInit(): Promise<void> {
    await this.listener.listen('message_texts', () => this.read());
    await this.read();
  }

  private async read(): Promise<void> {
    const rows = await this.database.messageText.findMany({
      where: { title: { not: null } },
      select: { key: true, title: true, body: true },
    });
    changed = new Map(rows.map(({ key, title, body }) => [key, { title: title ?? '', body: body ?? '' }]));
  }
}

/** The text with this key, as it is sent now. */
export function writeMessage(key: string, title: Words | string, body: Words | string): MessageText {
  const { isBroken, ...text } = renderMessage(asWords(title), asWords(body), changed.get(key));
  if (isBroken) log.warn(`the changed text ${key} does not fit its message any more, the default is sent`);
  return text;
}
