import { Inject, Injectable } from '@nestjs/common';
import * as z from 'zod/mini';
import { type EventName, events } from '#contracts/events';
import type { JobData } from '#contracts/jobs';
import { Clock } from '#runtime/platform/clock/clock';
import type { Tx } from '#runtime/platform/db/database';
import { causeUid } from '#runtime/platform/outbox/cause-uid';
import type { JobCause, JobHandler } from '../platform/jobs/job-handler.js';
import { MESSAGES, type MessageFacts, type MessageRow, type MessageTable, type Text } from './message-table.js';
import { notify } from './notify.js';

const eventName = z.enum(Object.keys(events) as EventName[]);

/** Sends what the table of messages has for an event. */
@Injectable()
export class NotifyJob implements JobHandler<'notifications', 'notify'> {
  constructor(
    @Inject(MESSAGES) private readonly messages: MessageTable,
    private readonly clock: Clock,
  ) {}

  async run(tx: Tx, data: JobData<'notifications', 'notify'>, { eventUid }: JobCause): Promise<void> {
    const name = eventName.parse(data.event);
    const event = events[name].parse(data.payload);
    const now = this.clock.now();
    for (const row of this.messages[name] as AnyRow[]) {
      const uid = row.cause ? causeUid(row.cause(event, now)) : eventUid;
      for (const facts of listOf(await row.facts(tx, event, now))) {
        const text = textFor(row, facts);
        if (text) await notify(tx, { kind: row.kind, eventUid: uid, customerUid: facts.customerUid, ...text });
      }
    }
  }
}

/** A row whose event is only known by its name; the payload was parsed with that name's schema. */
type AnyRow = MessageRow<never> & {
  facts(tx: Tx, event: unknown, now: Date): Promise<MessageFacts | MessageFacts[] | null>;
  cause?(event: unknown, now: Date): string;
};

const listOf = (facts: MessageFacts | MessageFacts[] | null): MessageFacts[] => (facts === null ? [] : [facts].flat());

function textFor(row: AnyRow, facts: MessageFacts) {
  const texts = row.texts as (Text<MessageFacts> & { condition?: (facts: MessageFacts) => boolean })[];
  const text = texts.find(({ condition }) => !condition || condition(facts));
  return text && { title: text.title(facts), body: text.body(facts), link: text.link(facts) };
}
