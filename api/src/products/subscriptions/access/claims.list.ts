import { Injectable } from '@nestjs/common';
import { type AdminClaim, adminClaim } from '#contracts/products/subscriptions/access.admin.http';
import { groupNameOf } from '#domain/catalogue/plan-family';
import { sen, toRupiah } from '#domain/platform/sen';
import { CLAIM_STATES, claimMoves } from '#domain/products/subscriptions/access/access-claim';
import type { Prisma } from '#runtime/generated/prisma/client';
import { Database } from '#runtime/platform/db/database';
import { FileLinks } from '#runtime/platform/storage/file-links';
import { claimStateOf } from '#runtime/products/subscriptions/access/claims.store';
import { listController } from '../../../platform/http/admin-lists/list-controller.js';
import { byChoice, byFlag, byText, byUid, is, sql } from '../../../platform/http/admin-lists/list-filters.js';
import { RecordList, sortBy, sortByNullable } from '../../../platform/http/admin-lists/record-list.js';
import { foundByOrder, seatIn } from '../../../sales/orders/found-by-order.js';
import { orderRef, orderRefColumns } from '../../../sales/orders/order-ref.js';
import { reasonLabelOf } from './claim-view.js';

const withSeat = {
  account: { select: { seatNumber: true, order: { select: orderRefColumns } } },
  group: { select: { number: true, family: { select: { name: true } } } },
} as const;
type Row = Prisma.AccessClaimGetPayload<{ include: typeof withSeat }>;

@Injectable()
export class ClaimsList extends RecordList<AdminClaim> {
  protected readonly from = sql`access_claim t`;
  protected readonly sorts = { openedAt: sortBy(sql`t.opened_at`), dueAt: sortByNullable(sql`t.due_at`) };
  protected readonly filters = {
    q: byText((q) => foundByOrder(q, seatIn(sql`access_claim`))),
    state: byChoice(CLAIM_STATES)(is(sql`t.state`)),
    running: byFlag((running) => (running ? sql`t.due_at IS NOT NULL` : sql`t.due_at IS NULL`)),
    groupUid: byUid(is(sql`t.group_uid`)),
    accountUid: byUid(is(sql`t.account_uid`)),
  };

  constructor(
    database: Database,
    private readonly links: FileLinks,
  ) {
    super(database);
  }

  protected async read(uids: string[]): Promise<AdminClaim[]> {
    const claims = await this.database.accessClaim.findMany({ where: { uid: { in: uids } }, include: withSeat });
    return claims.map((claim) => this.view(claim));
  }

  private view({ account, group, ...claim }: Row): AdminClaim {
    const state = claimStateOf(claim);
    return {
      id: claim.uid,
      ...orderRef(account.order),
      accountUid: claim.accountUid,
      groupUid: claim.groupUid,
      groupName: groupNameOf(group),
      seatNumber: account.seatNumber,
      reasonLabel: reasonLabelOf(claim),
      message: claim.message,
      pictureUrl: claim.fileUid && this.links.sign(claim.fileUid),
      state,
      openedAt: claim.openedAt.toISOString(),
      answerDueAt: claim.answerDueAt.toISOString(),
      solveDueAt: claim.solveDueAt.toISOString(),
      dueAt: claim.dueAt?.toISOString() ?? null,
      answeredAt: claim.answeredAt?.toISOString() ?? null,
      answeredBy: claim.answeredBy,
      endedAt: claim.endedAt?.toISOString() ?? null,
      endedBy: claim.endedBy,
      note: claim.note,
      refund: toRupiah(sen(claim.refundSen)),
      holdsReimbursement: state === 'missed' && claim.cycleUid !== null,
      // A line in the thread is the answer.
      allowedActions: claimMoves.actionsOn(state, 'admin').filter((action) => action !== 'answer'),
    };
  }
}

export const ClaimsListController = listController({
  resource: 'access-claims',
  tag: 'admin access claims',
  schema: adminClaim,
  source: ClaimsList,
});
