import { Injectable } from '@nestjs/common';
import { type AdminBlacklistEntry, adminBlacklistEntry } from '#contracts/identity/blacklist.admin.http';
import { type EntryState, entryMoves } from '#domain/identity/blacklist/blacklist';
import { Database } from '#runtime/platform/db/database';
import type { Prisma } from '#runtime/generated/prisma/client';
import { canonicalEmail } from '#domain/platform/mailbox';
import { canonicalPhone } from '#runtime/identity/blacklist-keys';
import { FileLinks } from '#runtime/platform/storage/file-links';
import { namesPerson } from '../../platform/http/admin-lists/found-by-person.js';
import { listController } from '../../platform/http/admin-lists/list-controller.js';
import {
  anyOf,
  byChoice,
  byFlag,
  byText,
  byUid,
  contains,
  is,
  sql,
} from '../../platform/http/admin-lists/list-filters.js';
import { RecordList, sortBy, sortByNullable } from '../../platform/http/admin-lists/record-list.js';
import { SEARCH_TEXT } from '../../platform/http/admin-lists/search-texts.js';

const MOST_SHOWN = 50;

const customer = { select: { name: true } };
const parts = {
  keys: { orderBy: [{ kind: 'desc' }, { value: 'asc' }] },
  matches: { orderBy: { at: 'asc' }, take: MOST_SHOWN, include: { customer } },
  appeals: { orderBy: { createdAt: 'desc' }, take: MOST_SHOWN, include: { customer } },
} as const satisfies Prisma.BlacklistEntryInclude;
type Row = Prisma.BlacklistEntryGetPayload<{ include: typeof parts }>;

@Injectable()
export class BlacklistList extends RecordList<AdminBlacklistEntry> {
  protected readonly from = sql`blacklist_entry t`;
  protected readonly sorts = {
    createdAt: sortBy(sql`t.created_at`),
    expiresAt: sortByNullable(sql`t.expires_at`),
    state: sortBy(sql`t.state`),
    // Of an entry without an appeal that waits, since it stands.
    waitsSince: sortBy(sql`coalesce((SELECT min(a.created_at) FROM blacklist_appeal a
      WHERE a.entry_uid = t.uid AND a.state = 'waiting'), t.created_at)`),
  };
  protected readonly filters = {
    q: byText((q) =>
      anyOf([
        contains(q, sql`t.reason`),
        ...[q, canonicalPhone(q), q.includes('@') ? canonicalEmail(q) : '']
          .filter(Boolean)
          .map(
            (value) =>
              sql`EXISTS (SELECT FROM blacklist_key k WHERE k.entry_uid = t.uid AND ${contains(value, sql`k.value`)})`,
          ),
        sql`EXISTS (SELECT FROM blacklist_match m JOIN customer c ON c.uid = m.customer_uid
          WHERE m.entry_uid = t.uid AND ${namesPerson(q, SEARCH_TEXT.customer('c'), sql`c.phone_number`)})`,
      ]),
    ),
    state: byChoice(['active', 'lifted', 'expired'])(is(sql`t.state`)),
    appealing: byFlag(
      (appealing) =>
        sql`${appealing} = EXISTS (SELECT FROM blacklist_appeal a WHERE a.entry_uid = t.uid AND a.state = 'waiting')`,
    ),
    customerUid: byUid(
      (customerUid) =>
        sql`EXISTS (SELECT FROM blacklist_match m WHERE m.entry_uid = t.uid AND m.customer_uid = ${customerUid})`,
    ),
  };

  constructor(
    database: Database,
    private readonly links: FileLinks,
  ) {
    super(database);
  }

  protected async read(uids: string[]): Promise<AdminBlacklistEntry[]> {
    const entries = await this.database.blacklistEntry.findMany({ where: { uid: { in: uids } }, include: parts });
    return entries.map((entry) => this.view(entry));
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

export const BlacklistListController = listController({
  resource: 'blacklist',
  tag: 'admin blacklist',
  schema: adminBlacklistEntry,
  source: BlacklistList,
});
