import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { checkBankAccount } from '#domain/products/subscriptions/hosts/approval';
import { Clock } from '#runtime/platform/clock/clock';
import { Database, type Tx } from '#runtime/platform/db/database';
import { announce } from '#runtime/platform/outbox/announce';
import { crashPoint } from '#runtime/platform/crash-point';
import { movePayout } from '#runtime/sales/payouts.store';
import { recordAudit } from '../../../platform/audit/record-audit.js';
import type { AdminIdentity } from '../../../platform/http/access/access.js';
import type { UploadedFile } from '../../../platform/http/uploads/upload.js';
import { type StoredFile, StoredFiles, saveFile } from '../../../platform/files/stored-files.js';
import { lockReimbursement } from './lock-reimbursement.js';

export class PayReimbursementCommand extends Command<{ uid: string }> {
  constructor(
    readonly uid: string,
    readonly reference: string,
    readonly proof: UploadedFile | null,
    readonly admin: AdminIdentity,
  ) {
    super();
  }
}

/** The transfer was made: reference and proof are kept; the worker notifies the host and posts the ledger entry. */
@CommandHandler(PayReimbursementCommand)
export class PayReimbursementHandler implements ICommandHandler<PayReimbursementCommand> {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly files: StoredFiles,
  ) {}

  async execute(command: PayReimbursementCommand): Promise<{ uid: string }> {
    const file = command.proof && (await this.files.store(command.proof, command.admin.uid));
    await this.database.transaction(
      (tx) => this.pay(tx, command, file),
      () => this.files.discard(file),
    );
    crashPoint('pay-reimbursement:committed');
    return { uid: command.uid };
  }

  private async pay(
    tx: Tx,
    { uid, reference, admin }: PayReimbursementCommand,
    file: StoredFile | null,
  ): Promise<void> {
    const { orderUid, payout } = await lockReimbursement(tx, uid);
    checkBankAccount(payout);
    if (file) await saveFile(tx, file, { kind: 'payout-proof', customerUid: payout.customerUid });
    await movePayout(tx, payout, 'pay', {
      paidBy: admin.name,
      paidAt: this.clock.now(),
      reference,
      fileUid: file?.uid ?? null,
    });
    await announce(tx, 'host.reimbursed', { orderUid, reimbursementUid: uid });
    await recordAudit(tx, admin, { action: 'pay', subject: 'reimbursements', subjectUid: uid, change: { reference } });
    crashPoint('pay-reimbursement:before-commit');
  }
}
