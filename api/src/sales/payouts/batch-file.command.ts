import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { PayoutBatchFile } from '#contracts/sales/payouts.admin.http';
import { sen } from '#domain/platform/sen';
import { minuteInWib } from '#domain/platform/wib';
import { bankFile, transferNote } from '#domain/sales/payouts/bank-file';
import type { PayoutBatchState, PayoutState } from '#domain/sales/payouts/payout';
import type { Payout, PayoutBatch } from '#runtime/generated/prisma/client';
import { crashPoint } from '#runtime/platform/crash-point';
import { Clock } from '#runtime/platform/clock/clock';
import { Database } from '#runtime/platform/db/database';
import { lockBatch } from '#runtime/sales/payouts.store';
import { recordAudit } from '../../platform/audit/record-audit.js';
import type { AdminIdentity } from '../../platform/http/access/access.js';
import { IN_FILE } from './batches.command.js';

export class DownloadBatchFileCommand extends Command<PayoutBatchFile> {
  constructor(
    readonly uid: string,
    readonly admin: AdminIdentity,
  ) {
    super();
  }
}

/**
 * The bank's bulk transfer of a batch. From now on the batch holds what is in it, since the bank may have it. What a statement shows as
 * transferred is in it no more; the others keep their numbers. docs/rules/payments.md#batches
 */
@CommandHandler(DownloadBatchFileCommand)
export class DownloadBatchFileHandler implements ICommandHandler<DownloadBatchFileCommand> {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /** @throws DomainError 404, or for an account number that is none. */
  async execute({ uid, admin }: DownloadBatchFileCommand): Promise<PayoutBatchFile> {
    const made = await this.database.transaction(async (tx) => {
      // What leaves the batch locks it too: the file has what the batch holds.
      const batch = await lockBatch(tx, uid);
      const payouts = await tx.payout.findMany({ where: { batchUid: uid }, orderBy: [...IN_FILE] });
      const file = fileOf(batch, payouts);
      if (batch.state === ('open' satisfies PayoutBatchState))
        await tx.payoutBatch.update({
          where: { uid },
          data: {
            fileAt: this.clock.now(),
            fileBy: admin.name,
            fileByUid: admin.uid,
            fileIsOld: false,
            version: { increment: 1 },
          },
          select: { uid: true },
        });
      const change = { count: payouts.length };
      await recordAudit(tx, admin, { action: 'file', subject: 'payout-batches', subjectUid: uid, change });
      crashPoint('payout-file:before-commit');
      return file;
    });
    crashPoint('payout-file:committed');
    return made;
  }
}

function fileOf({ state, createdAt }: PayoutBatch, payouts: Payout[]): PayoutBatchFile {
  const rows = payouts.map((payout, index) => ({ ...payout, row: index + 1 }));
  const open = state === ('open' satisfies PayoutBatchState);
  const sent = rows.filter((payout) => !open || payout.state !== ('paid' satisfies PayoutState));
  const transfers = sent.map(({ row, bankName, accountNumber, accountName, amountSen, kind, refUid }) => ({
    row,
    bankName: bankName ?? '',
    accountNumber: accountNumber!,
    accountName: accountName ?? '',
    amount: sen(amountSen),
    note: transferNote(kind, refUid),
  }));
  return { fileName: `transfer-${minuteInWib(createdAt).replace(/\D/g, '')}`, content: bankFile(transfers) };
}
