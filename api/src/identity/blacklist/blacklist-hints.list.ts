import { Injectable } from '@nestjs/common';
import { type AdminBlacklistHint, adminBlacklistHint } from '#contracts/identity/blacklist-hints.admin.http';
import { HINT_STATES, type HintState, hintMoves } from '#domain/identity/blacklist/blacklist';
import type { Prisma } from '#runtime/generated/prisma/client';
import { customerIn, customerWay, foundIn, ownWay } from '../../platform/http/admin-lists/found-by-person.js';
import { listController } from '../../platform/http/admin-lists/list-controller.js';
import { byChoice, byText, byUid, contains, is, sql } from '../../platform/http/admin-lists/list-filters.js';
import { RecordList, sortBy } from '../../platform/http/admin-lists/record-list.js';

const parts = { entry: { select: { reason: true } }, customer: { select: { name: true } } } as const;
type Row = Prisma.BlacklistHintGetPayload<{ include: typeof parts }>;

@Injectable()
export class BlacklistHintsList extends RecordList<AdminBlacklistHint> {
  protected readonly from = sql`blacklist_hint t`;
  protected readonly sorts = { createdAt: sortBy(sql`t.created_at`), state: sortBy(sql`t.state`, sql`t.created_at`) };
  protected readonly filters = {
    q: byText((q) =>
      foundIn(
        customerWay(q, customerIn(sql`blacklist_hint`)),
        ownWay(
          sql`blacklist_hint`,
          sql`EXISTS (SELECT FROM blacklist_entry e WHERE e.uid = t.entry_uid AND ${contains(q, sql`e.reason`)})`,
        ),
      ),
    ),
    state: byChoice(HINT_STATES)(is(sql`t.state`)),
    customerUid: byUid(is(sql`t.customer_uid`)),
    entryUid: byUid(is(sql`t.entry_uid`)),
  };

  protected async read(uids: string[]): Promise<AdminBlacklistHint[]> {
    return (await this.database.blacklistHint.findMany({ where: { uid: { in: uids } }, include: parts })).map(view);
  }
}

const view = ({ uid, entry, customer, ...hint }: Row): AdminBlacklistHint => ({
  id: uid,
  customerUid: hint.customerUid,
  customerName: customer.name,
  entryUid: hint.entryUid,
  reason: entry.reason,
  matchedOn: hint.matchedOn as AdminBlacklistHint['matchedOn'],
  state: hint.state as HintState,
  createdAt: hint.createdAt.toISOString(),
  decidedAt: hint.decidedAt?.toISOString() ?? null,
  decidedBy: hint.decidedBy,
  allowedActions: hintMoves.actionsOn(hint.state as HintState, 'admin'),
});

export const BlacklistHintsListController = listController({
  resource: 'blacklist-hints',
  tag: 'admin blacklist',
  schema: adminBlacklistHint,
  source: BlacklistHintsList,
});
