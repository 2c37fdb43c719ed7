import { Injectable } from '@nestjs/common';
import { type AdminPayoutBatch, adminPayoutBatch } from '#contracts/sales/payouts.admin.http';
import { addSen, sen, toRupiah } from '#domain/platform/sen';
import { PAYOUT_BATCH_STATES, type PayoutBatchState, payoutBatchMoves } from '#domain/sales/payouts/payout';
import type { PayoutBatch } from '#runtime/generated/prisma/client';
import { listController } from '../../platform/http/admin-lists/list-controller.js';
import { byChoice, is, sql } from '../../platform/http/admin-lists/list-filters.js';
import { RecordList, sortBy } from '../../platform/http/admin-lists/record-list.js';

@Injectable()
export class PayoutBatchesList extends RecordList<AdminPayoutBatch> {
  protected readonly from = sql`payout_batch t`;
  protected readonly sorts = { createdAt: sortBy(sql`t.created_at`) };
  protected readonly filters = { state: byChoice(PAYOUT_BATCH_STATES)(is(sql`t.state`)) };

  protected async read(uids: string[]): Promise<AdminPayoutBatch[]> {
    const batches = await this.database.payoutBatch.findMany({
      where: { uid: { in: uids } },
      include: { payouts: { select: { state: true, amountSen: true } } },
    });
    return batches.map(({ payouts, ...batch }) => ({
      id: batch.uid,
      state: batch.state as PayoutBatchState,
      count: payouts.length,
      amount: toRupiah(addSen(...payouts.map(({ amountSen }) => sen(amountSen)))),
      paidCount: payouts.filter(({ state }) => state === 'paid').length,
      createdBy: batch.createdBy,
      createdAt: batch.createdAt.toISOString(),
      closedAt: batch.closedAt?.toISOString() ?? null,
      file:
        batch.fileAt && batch.fileBy
          ? { at: batch.fileAt.toISOString(), by: batch.fileBy, isOld: batch.fileIsOld }
          : null,
      allowedActions: actionsOn(batch),
    }));
  }
}

/** What is recorded is the file as the batch holds it. */
const actionsOn = ({ state, fileAt, fileIsOld }: PayoutBatch): string[] =>
  payoutBatchMoves
    .actionsOn(state as PayoutBatchState, 'admin')
    .filter((action) => action !== 'pay' || (fileAt !== null && !fileIsOld));

export const PayoutBatchesListController = listController({
  resource: 'payout-batches',
  tag: 'admin payments',
  schema: adminPayoutBatch,
  source: PayoutBatchesList,
});
