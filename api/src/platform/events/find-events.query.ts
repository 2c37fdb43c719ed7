import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { AdminEvent } from '#contracts/platform/events.admin.http';
import { Database } from '#runtime/platform/db/database';
import type { Outbox, Prisma } from '#runtime/generated/prisma/client';
import { type AdminList, filterOneOf, filterText } from '../http/admin-lists/admin-list.js';
import { containing, onlyFilters, pageOf } from '../http/admin-lists/admin-where.js';
import { canRedrive, eventStateOf } from './event-state.js';

export class FindEventsQuery extends Query<{ rows: AdminEvent[]; total: number }> {
  constructor(readonly list: AdminList) {
    super();
  }
}

export const EVENT_SORTS = ['createdAt', 'name', 'publishedAt', 'settledAt', 'setAsideAt', 'redrives'] as const;
const FILTERS = ['q', 'name', 'state'];
const STATES = ['waiting', 'published', 'settled', 'set-aside'] as const;
const NULLABLE = ['publishedAt', 'settledAt', 'setAsideAt'];

/** `eventStateOf` as a condition for the database. */
const WHERE_STATE: Record<AdminEvent['state'], Prisma.OutboxWhereInput> = {
  'set-aside': { setAsideAt: { not: null } },
  settled: { setAsideAt: null, settledAt: { not: null } },
  published: { setAsideAt: null, settledAt: null, publishedAt: { not: null } },
  waiting: { setAsideAt: null, settledAt: null, publishedAt: null },
};

@QueryHandler(FindEventsQuery)
export class FindEventsHandler implements IQueryHandler<FindEventsQuery> {
  constructor(private readonly database: Database) {}

  async execute({ list }: FindEventsQuery): Promise<{ rows: AdminEvent[]; total: number }> {
    const where = conditionsOf(list);
    const [events, total] = await Promise.all([
      this.database.outbox.findMany({ where, orderBy: orderOf(list), ...pageOf(list) }),
      this.database.outbox.count({ where }),
    ]);
    return { rows: events.map(adminEvent), total };
  }
}

function adminEvent(event: Outbox): AdminEvent {
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

function conditionsOf(list: AdminList): Prisma.OutboxWhereInput {
  onlyFilters(list, FILTERS);
  const { filter, ids } = list;
  const q = filterText(filter, 'q');
  const state = filterOneOf(filter, 'state', STATES);
  return {
    uid: ids ? { in: ids } : undefined,
    name: filterText(filter, 'name'),
    ...(state && WHERE_STATE[state]),
    ...(q && { OR: [{ name: containing(q) }, { setAsideReason: containing(q) }] }),
  };
}

/** Ids grow with `createdAt`, and only `id` has an index. */
function orderOf({ sort: { field, direction } }: AdminList): Prisma.OutboxOrderByWithRelationInput[] {
  if (field === 'createdAt') return [{ id: direction }];
  return [{ [field]: NULLABLE.includes(field) ? { sort: direction, nulls: 'last' } : direction }, { id: 'desc' }];
}
