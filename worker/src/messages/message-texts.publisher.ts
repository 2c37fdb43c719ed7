import { randomUUID } from 'node:crypto';
import { Inject, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { type Placeholder, type Words, asWords, placeholdersOf } from '#domain/messages/message-template';
import { Prisma } from '#runtime/generated/prisma/client';
import { Database } from '#runtime/platform/db/database';
import type { MessageTable, Text } from './message-table.js';
import { SAMPLE_FACTS } from './sample-facts.js';

export interface MessageTextRow {
  key: string;
  channel: 'mail' | 'whatsapp';
  title: string;
  body: string;
  placeholders: Placeholder[];
}

export const MESSAGE_TEXTS = Symbol('texts that an owner may change');

export function textRow(
  channel: MessageTextRow['channel'],
  key: string,
  title: Words | string,
  body: Words | string,
): MessageTextRow {
  const [ofTitle, ofBody] = [asWords(title), asWords(body)];
  return {
    key,
    channel,
    title: ofTitle.template,
    body: ofBody.template,
    placeholders: placeholdersOf(ofTitle, ofBody),
  };
}

export const textsOf = (messages: MessageTable): MessageTextRow[] =>
  Object.values(messages)
    .flatMap((rows) => rows.flatMap(({ texts }) => texts as unknown as (Text<typeof SAMPLE_FACTS> & { key: string })[]))
    .map(({ key, title, body }) => textRow('mail', key, title(SAMPLE_FACTS), body(SAMPLE_FACTS)));

/** Copies the defaults to where the console reads them. What an owner has changed stays. */
@Injectable()
export class MessageTextsPublisher implements OnApplicationBootstrap {
  constructor(
    private readonly database: Database,
    @Inject(MESSAGE_TEXTS) private readonly texts: MessageTextRow[],
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    const rows = this.texts.map((text) => ({ uid: randomUUID(), ...text }));
    // In the order of the keys: workers start at the same time.
    await this.database.statement(Prisma.sql`
      INSERT INTO message_text AS t (uid, key, channel, default_title, default_body, placeholders)
      SELECT uid, key, channel, title, body, placeholders FROM json_to_recordset(${JSON.stringify(rows)}::json)
        AS r (uid uuid, key text, channel text, title text, body text, placeholders jsonb) ORDER BY key
      ON CONFLICT (key) DO UPDATE SET channel = excluded.channel, default_title = excluded.default_title,
        default_body = excluded.default_body, placeholders = excluded.placeholders
      WHERE (t.channel, t.default_title, t.default_body, t.placeholders)
        IS DISTINCT FROM (excluded.channel, excluded.default_title, excluded.default_body, excluded.placeholders)`);
    // A text that is no more; a changed one is kept, its history is in the audit log.
    await this.database.messageText.deleteMany({
      where: { key: { notIn: this.texts.map(({ key }) => key) }, version: 0 },
    });
  }
}
