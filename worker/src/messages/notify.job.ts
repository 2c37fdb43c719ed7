import { Inject, Injectable } from '@nestjs/common';
import * as z from 'zod/mini';
import { type EventName, events } from '#contracts/events';
import type { JobData } from '#contracts/jobs';
import { Clock } from '#runtime/platform/clock/clock';
import type { Tx } from '#runtime/platform/db/database';
import { writeMessage } from '#runtime/messages/message-texts';
import { causeUid } from '#runtime/platform/outbox/cause-uid';
import type { JobCause, JobHandler, Work } from '../platform/jobs/job-handler.js';
import { MESSAGES, type MessageFacts, type MessageRow, type MessageTable, type Text } from './message-table.js';
import { type Notification, notify } from './notify.js';

const eventName = z.enum(Object.keys(events) as EventName[]);

/** Sends what the table of messages has for an event. */
@Injectable()
export class NotifyJob implements JobHandler<'notifications', 'notify'> {
  constructor(
    @Inject(MESSAGES) private readonly messages: MessageTable,
    private readonly clock: Clock,
  ) {}

  run(tx: Tx, data: JobData<'notifications', 'notify'>, { eventUid }: JobCause): Promise<void> {
    return this.runAll(tx, [{ data, eventUid }]);
  }

  async runAll(tx: Tx, jobs: Work<'notifications', 'notify'>[]): Promise<void> {
    const now = this.clock.now();
    // At the same time, so that what they read is read together.
    const written = await Promise.all(jobs.map((job) => this.notificationsOf(tx, job, now)));
    await notify(tx, written.flat());
  }

  private async notificationsOf(tx: Tx, job: Work<'notifications', 'notify'>, now: Date): Promise<Notification[]> {
    const name = eventName.parse(job.data.event);
    const event = events[name].parse(job.data.payload);
    const written = (this.messages[name] as AnyRow[]).map(async (row) => {
      const eventUid = row.cause ? causeUid(row.cause(event, now)) : job.eventUid;
      return listOf(await row.facts(tx, event, now)).flatMap((facts) => {
        const text = textFor(row, facts);
        return text ? [{ kind: row.kind, eventUid, cause: job.eventUid, customerUid: facts.customerUid, ...text }] : [];
      });
    });
    return (await Promise.all(written)).flat();
  }
}

/** A row whose event is only known by its name; the payload was parsed with that name's schema. */
type AnyRow = MessageRow<never> & {
  facts(tx: Tx, event: unknown, now: Date): Promise<MessageFacts | MessageFacts[] | null>;
  cause?(event: unknown, now: Date): string;
};

const listOf = (facts: MessageFacts | MessageFacts[] | null): MessageFacts[] => (facts === null ? [] : [facts].flat());

function textFor(row: AnyRow, facts: MessageFacts) {
  const texts = row.texts as (Text<MessageFacts> & { key: string; condition?: (facts: MessageFacts) => boolean })[];
  const text = texts.find(({ condition }) => !condition || condition(facts));
  return (
    text && {
      ...writeMessage(text.key, text.title(facts), text.body(facts)),
      link: facts.accountLink ?? text.link(facts),
    }
  );
}
