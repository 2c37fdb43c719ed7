import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { AdminBlacklistEntry } from '#contracts/identity/blacklist.admin.http';
import { type EntryState, entryMoves, keysOf } from '#domain/identity/blacklist/blacklist';
import { Database } from '#runtime/platform/db/database';
import type { Prisma } from '#runtime/generated/prisma/client';
import { FileLinks } from '#runtime/platform/storage/file-links';
import {
  type AdminList,
  filterFlag,
  filterOneOf,
  filterText,
  filterUid,
} from '../../platform/http/admin-lists/admin-list.js';
import { containing, onlyFilters, pageOf } from '../../platform/http/admin-lists/admin-where.js';

export class FindAdminBlacklistQuery extends Query<{ rows: AdminBlacklistEntry[]; total: number }> {
  constructor(readonly list: AdminList) {
    super();
  }
}

export const BLACKLIST_SORTS = ['createdAt', 'expiresAt', 'state'] as const;
const FILTERS = ['q', 'state', 'appealing', 'customerUid'];
const MOST_SHOWN = 50;

const customer = { select: { name: true } };
const parts = {
  keys: { orderBy: [{ kind: 'desc' }, { value: 'asc' }] },
  matches: { orderBy: { at: 'asc' }, take: MOST_SHOWN, include: { customer } },
  appeals: { orderBy: { createdAt: 'desc' }, take: MOST_SHOWN, include: { customer } },
} as const satisfies Prisma.BlacklistEntryInclude;
type Row = Prisma.BlacklistEntryGetPayload<{ include: typeof parts }>;

@QueryHandler(FindAdminBlacklistQuery)
export class FindAdminBlacklistHandler implements IQueryHandler<FindAdminBlacklistQuery> {
  constructor(
    private readonly database: Database,
    private readonly links: FileLinks,
  ) {}

  async execute({ list }: FindAdminBlacklistQuery) {
    const where = conditionsOf(list);
    const { field, direction } = list.sort;
    const [entries, total] = await Promise.all([
      this.database.blacklistEntry.findMany({
        where,
        orderBy: [{ [field]: field === 'expiresAt' ? { sort: direction, nulls: 'last' } : direction }, { uid: 'asc' }],
        ...pageOf(list),
        include: parts,
      }),
      this.database.blacklistEntry.count({ where }),
    ]);
    return { rows: entries.map((entry) => this.view(entry)), total };
  }

  private view(entry: Row): AdminBlacklistEntry {
    const state = entry.state as EntryState;
    const waiting = entry.appeals.filter((appeal) => appeal.state === 'waiting').length;
    return {
      id: entry.uid,
      state,
      reason: entry.reason,
      keys: entry.keys.map(({ kind, value }) => ({ kind: kind as 'phone', value })),
      customers: entry.matches.map(({ customerUid, customer: { name }, matchedOn, at }) => ({
        customerUid,
        customerName: name,
        matchedOn,
        at: at.toISOString(),
      })),
      evidenceUrl: entry.evidenceUid && this.links.sign(entry.evidenceUid),
      expiresAt: entry.expiresAt?.toISOString() ?? null,
      createdAt: entry.createdAt.toISOString(),
      createdBy: entry.createdBy,
      endedAt: entry.endedAt?.toISOString() ?? null,
      endedBy: entry.endedBy,
      endReason: entry.endReason,
      appeals: entry.appeals.map(
        ({ uid, customerUid, customer: { name }, message, createdAt, answer, answeredBy, ...appeal }) => ({
          uid,
          customerUid,
          customerName: name,
          message,
          state: appeal.state as 'waiting',
          createdAt: createdAt.toISOString(),
          answer,
          answeredBy,
        }),
      ),
      waitingAppeals: waiting,
      allowedActions: [...(waiting ? ['accept-appeal', 'refuse-appeal'] : []), ...entryMoves.actionsOn(state, 'admin')],
    };
  }
}

function conditionsOf(list: AdminList): Prisma.BlacklistEntryWhereInput {
  onlyFilters(list, FILTERS);
  const { filter, ids } = list;
  const q = filterText(filter, 'q');
  const customerUid = filterUid(filter, 'customerUid');
  const appealing = filterFlag(filter, 'appealing');
  const waiting = { state: 'waiting' };
  return {
    uid: ids ? { in: ids } : undefined,
    state: filterOneOf(filter, 'state', ['active', 'lifted', 'expired']),
    ...(appealing !== undefined && { appeals: appealing ? { some: waiting } : { none: waiting } }),
    ...(customerUid && { matches: { some: { customerUid } } }),
    ...(q && {
      OR: [
        { reason: containing(q) },
        { keys: { some: { value: containing(q) } } },
        ...keysOf({ phoneNumber: q }).map(({ value }) => ({ keys: { some: { value: containing(value) } } })),
        { matches: { some: { customer: { name: containing(q) } } } },
      ],
    }),
  };
}
