import { Injectable } from '@nestjs/common';
import { type AdminQurbanShare, adminQurbanShare } from '#contracts/products/qurban/qurban.admin.http';
import { rupiahOrNull, sen, toRupiah } from '#domain/platform/sen';
import {
  PARTICIPATION_STATES,
  type ParticipationState,
  participationMoves,
} from '#domain/products/qurban/participation';
import { isLate, nextInstalment, shownPlan } from '#domain/products/qurban/saving-plan';
import type { Prisma } from '#runtime/generated/prisma/client';
import { Clock } from '#runtime/platform/clock/clock';
import { Database } from '#runtime/platform/db/database';
import { listController } from '../../../platform/http/admin-lists/list-controller.js';
import { byChoice, byFlag, byText, byUid, is, sql } from '../../../platform/http/admin-lists/list-filters.js';
import { RecordList, sortBy } from '../../../platform/http/admin-lists/record-list.js';
import { foundByOrder } from '../../../sales/orders/found-by-order.js';

const columns = {
  names: { orderBy: { number: 'asc' } },
  instalments: { orderBy: { number: 'asc' } },
  animal: { select: { name: true, seasonUid: true, state: true } },
  order: {
    select: {
      number: true,
      name: true,
      totalSen: true,
      invoices: { where: { purpose: 'purchase' }, select: { receivedSen: true, dueAt: true } },
    },
  },
} as const;
type Row = Prisma.QurbanParticipationGetPayload<{ include: typeof columns }>;

/** Less of a saving plan has come than was due by now. */
const IS_LATE = sql`(t.state = 'held' AND EXISTS (SELECT FROM invoice i WHERE i.order_uid = t.order_uid AND i.purpose = 'purchase'
  AND i.received_sen > 0 AND i.received_sen < (SELECT coalesce(sum(n.amount_sen), 0) FROM qurban_instalment n
    WHERE n.order_uid = t.order_uid AND n.due_at < now())))`;

/** The shares of each order, which is their identifier. */
@Injectable()
export class QurbanSharesList extends RecordList<AdminQurbanShare> {
  protected readonly from = sql`(SELECT *, order_uid AS uid FROM qurban_participation) t`;
  protected readonly sorts = {
    createdAt: sortBy(sql`t.created_at`),
    state: sortBy(sql`t.state`, sql`t.created_at`),
  };
  protected readonly filters = {
    q: byText((q) =>
      foundByOrder(q, {
        rows: sql`JOIN (SELECT order_uid AS uid FROM qurban_participation) t ON t.uid = o.uid`,
        of: sql`"order" o WHERE o.uid = t.order_uid`,
      }),
    ),
    state: byChoice(PARTICIPATION_STATES)(is(sql`t.state`)),
    animalUid: byUid(is(sql`t.animal_uid`)),
    orderUid: byUid(is(sql`t.order_uid`)),
    isLate: byFlag((late) => (late ? IS_LATE : sql`NOT ${IS_LATE}`)),
  };

  constructor(
    database: Database,
    private readonly clock: Clock,
  ) {
    super(database);
  }

  protected async read(uids: string[]): Promise<AdminQurbanShare[]> {
    const found = await this.database.qurbanParticipation.findMany({
      where: { orderUid: { in: uids } },
      include: columns,
    });
    return found.map((row) => this.view(row));
  }

  private view(row: Row): AdminQurbanShare {
    const { orderUid, customerUid, animalUid, animal, order, names, instalments, shares, surplusSen, createdAt } = row;
    const state = row.state as ParticipationState;
    const { receivedSen: received, dueAt } = order.invoices[0] ?? { receivedSen: 0n, dueAt: null };
    const next = state === 'held' ? nextInstalment(shownPlan(instalments, received, dueAt), received) : null;
    return {
      id: orderUid,
      orderUid,
      orderNumber: order.number,
      customerUid,
      customerName: order.name,
      seasonUid: animal.seasonUid,
      animalUid,
      animalName: animal.name,
      state,
      shares,
      names: names.map(({ name }) => name),
      total: toRupiah(sen(order.totalSen)),
      received: toRupiah(sen(received)),
      instalments: instalments.length,
      nextDueAt: next?.dueAt.toISOString() ?? null,
      nextAmount: rupiahOrNull(next?.askedSen ?? null),
      isLate: next !== null && isLate(instalments, received, this.clock.now()),
      surplus: toRupiah(sen(surplusSen)),
      createdAt: createdAt.toISOString(),
      allowedActions: [
        ...(state === 'paid' && animal.state === 'open' ? ['move'] : []),
        ...(animal.state === 'open'
          ? participationMoves.actionsOn(state, 'admin').filter((action) => action === 'refund')
          : []),
      ],
    };
  }
}

export const QurbanSharesListController = listController({
  resource: 'qurban-shares',
  tag: 'admin qurban',
  schema: adminQurbanShare,
  source: QurbanSharesList,
});
