import { Injectable } from '@nestjs/common';
import { type AdminEvent, adminEvent } from '#contracts/platform/events.admin.http';
import { ROOMS } from '#contracts/rooms';
import type { Outbox, Prisma } from '#runtime/generated/prisma/client';
import { listController } from '../http/admin-lists/list-controller.js';
import { anyOf, byChoice, byText, contains, is, sql } from '../http/admin-lists/list-filters.js';
import { hasText } from '../http/admin-lists/memory-list.js';
import { RecordList, sortBy, sortByNullable } from '../http/admin-lists/record-list.js';
import { canRedrive, eventStateOf } from './event-state.js';

/** Found among the names first: an index finds whole names. */
const EVENT_NAMES = Object.values(ROOMS).flatMap(({ events }) => Object.keys(events));
const STATES = ['waiting', 'published', 'settled', 'set-aside'] as const;
/** `eventStateOf` as a condition for the database. */
const IN_STATE: Record<AdminEvent['state'], Prisma.Sql> = {
  'set-aside': sql`t.set_aside_at IS NOT NULL`,
  settled: sql`t.set_aside_at IS NULL AND t.settled_at IS NOT NULL`,
  published: sql`t.set_aside_at IS NULL AND t.settled_at IS NULL AND t.published_at IS NOT NULL`,
  waiting: sql`t.set_aside_at IS NULL AND t.settled_at IS NULL AND t.published_at IS NULL`,
};

@Injectable()
export class EventsList extends RecordList<AdminEvent> {
  protected readonly from = sql`outbox t`;
  protected readonly sorts = {
    // Ids grow with `createdAt`, and only `id` has an index.
    createdAt: sortBy(sql`t.id`),
    name: sortBy(sql`t.name`),
    publishedAt: sortByNullable(sql`t.published_at`),
    settledAt: sortByNullable(sql`t.settled_at`),
    setAsideAt: sortByNullable(sql`t.set_aside_at`),
    redrives: sortBy(sql`t.redrives`),
  };
  protected override readonly tieBreaker = sql`t.id`;
  protected readonly filters = {
    q: byText((q) =>
      anyOf([
        sql`t.name = ANY (${EVENT_NAMES.filter((name) => hasText(q, name))})`,
        sql`(t.set_aside_at IS NOT NULL AND ${contains(q, sql`t.set_aside_reason`)})`,
      ]),
    ),
    name: byText(is(sql`t.name`)),
    state: byChoice(STATES)((state) => IN_STATE[state]),
  };

  protected async read(uids: string[]): Promise<AdminEvent[]> {
    return (await this.database.outbox.findMany({ where: { uid: { in: uids } } })).map(view);
  }
}

function view(event: Outbox): AdminEvent {
  const state = eventStateOf(event);
  return {
    id: event.uid,
    name: event.name,
    payload: event.payload,
    createdAt: event.createdAt.toISOString(),
    publishedAt: event.publishedAt?.toISOString() ?? null,
    settledAt: event.settledAt?.toISOString() ?? null,
    setAsideAt: event.setAsideAt?.toISOString() ?? null,
    setAsideReason: event.setAsideReason,
    redrives: event.redrives,
    state,
    allowedActions: canRedrive(state) ? ['redrive'] : [],
  };
}

export const EventsListController = listController({
  resource: 'events',
  tag: 'admin events',
  schema: adminEvent,
  source: EventsList,
});
