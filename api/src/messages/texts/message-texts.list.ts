import { Injectable } from '@nestjs/common';
import { type AdminMessageText, adminMessageText as schema } from '#contracts/messages/message-texts.admin.http';
import { type Placeholder, fitsMessage } from '#domain/messages/message-template';
import type { MessageText as Row } from '#runtime/generated/prisma/client';
import { Database } from '#runtime/platform/db/database';
import { listController } from '../../platform/http/admin-lists/list-controller.js';
import { byChoice, byText } from '../../platform/http/admin-lists/list-filters.js';
import { MemoryList, hasText } from '../../platform/http/admin-lists/memory-list.js';

const CHANNELS = ['mail', 'whatsapp'] as const;
const STATES = ['default', 'changed', 'broken'] as const;

/** The texts that the shop sends. The worker copies them to the database. */
@Injectable()
export class MessageTextsList extends MemoryList<AdminMessageText> {
  protected readonly sorts = ['key', 'title', 'changedAt'] as const;
  protected readonly filters = {
    q: byText(
      (q) =>
        ({ key, title, body }: AdminMessageText) =>
          hasText(q, key, title, body),
    ),
    channel: byChoice(CHANNELS)((channel) => (text: AdminMessageText) => text.channel === channel),
    state: byChoice(STATES)((state) => (text: AdminMessageText) => text.state === state),
  };

  constructor(private readonly database: Database) {
    super();
  }

  protected async readAll(): Promise<AdminMessageText[]> {
    return (await this.database.messageText.findMany()).map(view);
  }
}

function view(row: Row): AdminMessageText {
  const { defaultTitle, defaultBody } = row;
  const placeholders = row.placeholders as unknown as Placeholder[];
  const changed = row.title !== null && row.body !== null ? { title: row.title, body: row.body } : null;
  return {
    id: row.uid,
    key: row.key,
    channel: row.channel as AdminMessageText['channel'],
    ...(changed ?? { title: defaultTitle, body: defaultBody }),
    defaultTitle,
    defaultBody,
    state: !changed ? 'default' : fitsMessage(changed, placeholders) ? 'changed' : 'broken',
    placeholders,
    changedAt: row.changedAt?.toISOString() ?? null,
    changedBy: row.changedBy,
    version: row.version,
    allowedActions: changed ? ['reset'] : [],
  };
}

export const MessageTextsListController = listController({
  resource: 'message-texts',
  tag: 'admin notifications',
  schema,
  source: MessageTextsList,
});
