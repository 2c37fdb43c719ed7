import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { PayoutBatchFile } from '#contracts/sales/payouts.admin.http';
import { sen } from '#domain/platform/sen';
import { minuteInWib } from '#domain/platform/wib';
import { bankFile } from '#domain/sales/payouts/bank-file';
import type { PayoutBatchState, PayoutState } from '#domain/sales/payouts/payout';
import { Database } from '#runtime/platform/db/database';
import { Refusal } from '../../platform/http/errors/refusal.js';
import { IN_FILE } from './batches.command.js';

export class PayoutBatchFileQuery extends Query<PayoutBatchFile> {
  constructor(readonly uid: string) {
    super();
  }
}

const NOTE: Record<string, string> = {
  reimbursement: 'Penggantian',
  refund: 'Pengembalian',
  venue: 'Venue',
  unplaced: 'Pengembalian',
};

/** The bank's bulk transfer of a batch. What a statement shows as transferred is in it no more; the others keep their numbers. */
@QueryHandler(PayoutBatchFileQuery)
export class PayoutBatchFileHandler implements IQueryHandler<PayoutBatchFileQuery> {
  constructor(private readonly database: Database) {}

  /** @throws Refusal 404. @throws DomainError for an account number that is none. */
  async execute({ uid }: PayoutBatchFileQuery): Promise<PayoutBatchFile> {
    const batch = await this.database.payoutBatch.findUnique({
      where: { uid },
      include: { payouts: { orderBy: [...IN_FILE] } },
    });
    if (!batch) throw new Refusal('NOT_FOUND', 404);
    const rows = batch.payouts.map((payout, index) => ({ ...payout, row: index + 1 }));
    const open = batch.state === ('open' satisfies PayoutBatchState);
    const sent = rows.filter(({ state }) => !open || state !== ('paid' satisfies PayoutState));
    const transfers = sent.map(({ row, bankName, accountNumber, accountName, amountSen, kind, refUid }) => ({
      row,
      bankName: bankName ?? '',
      accountNumber: accountNumber!,
      accountName: accountName ?? '',
      amount: sen(amountSen),
      note: `${NOTE[kind] ?? 'Patungan'} ${refUid.slice(0, 4)}`,
    }));
    const day = minuteInWib(batch.createdAt).replace(/\D/g, '');
    return { fileName: `transfer-${day}`, content: bankFile(transfers) };
  }
}
