import { Injectable } from '@nestjs/common';
import { type AdminCost, adminCost } from '#contracts/sales/costs.admin.http';
import { addSen, sen, toRupiah } from '#domain/platform/sen';
import { COST_STATES, type CostState, costMoves } from '#domain/sales/costs/cost';
import type { Cost, CostRecovery } from '#runtime/generated/prisma/client';
import { Database } from '#runtime/platform/db/database';
import { ProductLines } from '#runtime/sales/product-lines';
import { listController } from '../../platform/http/admin-lists/list-controller.js';
import { byChoice, byFlag, byText, byUid, contains, is, sql } from '../../platform/http/admin-lists/list-filters.js';
import { RecordList, sortBy } from '../../platform/http/admin-lists/record-list.js';

/** One admin has proposed it, or wants it back; another one is to say so too. */
const TO_APPROVE = sql`(t.state = 'proposed' OR t.state = 'booked' AND t.reversal_at IS NOT NULL)`;

/** What the shop has paid for what it sells, and what waits for another admin. */
@Injectable()
export class CostsList extends RecordList<AdminCost> {
  protected readonly from = sql`cost t`;
  protected readonly sorts = {
    at: sortBy(sql`t.at`),
    amount: sortBy(sql`t.amount_sen`),
    state: sortBy(sql`t.state`, sql`t.at`),
    waitsSince: sortBy(sql`coalesce(t.reversal_at, t.at)`),
  };
  protected readonly filters = {
    q: byText((q) => contains(q, sql`t.label`, sql`t.payee`, sql`t.reference`)),
    state: byChoice(COST_STATES)(is(sql`t.state`)),
    subjectUid: byUid(is(sql`t.subject_uid`)),
    toApprove: byFlag((wanted) => (wanted ? TO_APPROVE : sql`NOT ${TO_APPROVE}`)),
    // What a line books by itself is not given back here.
    isRecoverable: byFlag((wanted) => {
      const can = sql`(t.state = 'booked' AND t.account IS NOT NULL AND t.reversal_at IS NULL)`;
      return wanted ? can : sql`NOT ${can}`;
    }),
  };

  constructor(
    database: Database,
    private readonly lines: ProductLines,
  ) {
    super(database);
  }

  protected async read(uids: string[]): Promise<AdminCost[]> {
    const costs = await this.database.cost.findMany({
      where: { uid: { in: uids } },
      include: { recoveries: { orderBy: [{ at: 'asc' }, { uid: 'asc' }] } },
    });
    return costs.map(({ uid, amountSen, expectedSen, at, decidedAt, recoveries, ...cost }) => ({
      id: uid,
      kind: cost.kind,
      productLine: cost.productLine,
      subjectUid: cost.subjectUid,
      orderUid: cost.orderUid,
      label: cost.label,
      amount: toRupiah(sen(amountSen)),
      expected: toRupiah(sen(expectedSen)),
      payee: cost.payee,
      reference: cost.reference,
      reason: cost.reason,
      state: cost.state as CostState,
      by: cost.by,
      byUid: cost.byUid,
      at: at.toISOString(),
      decidedBy: cost.decidedBy,
      decidedAt: decidedAt?.toISOString() ?? null,
      reversal: reversalOf(cost),
      recovered: toRupiah(addSen(...recoveries.filter(isActive).map((recovery) => sen(recovery.amountSen)))),
      recoveries: recoveries.map(recoveryOf),
      allowedActions: [
        // What a line books by itself is decided there.
        ...costMoves
          .actionsOn(cost.state as CostState, 'admin')
          .filter((action) => action === 'withdraw' || this.lines.costSource(cost.kind))
          .filter((action) => action !== 'reverse' || !recoveries.some(isActive)),
        ...(cost.state === 'booked' && cost.reversalAt ? ['withdraw'] : []),
      ],
    }));
  }
}

const reversalOf = ({
  reversalReason: reason,
  reversalBy: by,
  reversalByUid: byUid,
  reversalAt: at,
}: Pick<Cost, 'reversalReason' | 'reversalBy' | 'reversalByUid' | 'reversalAt'>): AdminCost['reversal'] =>
  reason !== null && by !== null && byUid !== null && at !== null ? { reason, by, byUid, at: at.toISOString() } : null;

const isActive = ({ undoneAt }: CostRecovery): boolean => undoneAt === null;

const recoveryOf = (row: CostRecovery): AdminCost['recoveries'][number] => ({
  unplacedUid: row.unplacedUid,
  amount: toRupiah(sen(row.amountSen)),
  by: row.by,
  at: row.at.toISOString(),
  undone: row.undoneAt && { by: row.undoneBy!, at: row.undoneAt.toISOString(), reason: row.undoneReason! },
});

export const CostsListController = listController({
  resource: 'costs',
  tag: 'admin payments',
  schema: adminCost,
  source: CostsList,
});
