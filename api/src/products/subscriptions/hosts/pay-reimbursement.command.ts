import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { TransferFields } from '#contracts/sales/payouts.admin.http';
import { Clock } from '#runtime/platform/clock/clock';
import { Database, type Tx } from '#runtime/platform/db/database';
import { crashPoint } from '#runtime/platform/crash-point';
import { reimbursementDesk } from '#runtime/products/subscriptions/reimbursement-desk';
import { payPayout } from '#runtime/sales/payouts.store';
import { ShopSettings } from '#runtime/platform/settings/shop-settings';
import { recordAudit } from '../../../platform/audit/record-audit.js';
import type { AdminIdentity } from '../../../platform/http/access/access.js';
import type { UploadedFile } from '../../../platform/http/uploads/upload.js';
import { type StoredFile, StoredFiles, saveFile } from '../../../platform/files/stored-files.js';
import { lockReimbursement } from './lock-reimbursement.js';

export class PayReimbursementCommand extends Command<{ uid: string }> {
  constructor(
    readonly uid: string,
    readonly fields: TransferFields,
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
    private readonly settings: ShopSettings,
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
    { uid, fields: { reference, sameTransfer }, admin }: PayReimbursementCommand,
    file: StoredFile | null,
  ): Promise<void> {
    const { payout } = await lockReimbursement(tx, uid);
    await reimbursementDesk.check!(tx, payout);
    if (file) await saveFile(tx, file, { kind: 'payout-proof', customerUid: payout.customerUid });
    const otherPayerFrom = this.settings.threshold('payoutApprovalFrom');
    const paid = { reference, sameTransfer: sameTransfer === true, fileUid: file?.uid ?? null };
    const transfer = { by: admin, at: this.clock.now(), ...paid, otherPayerFrom };
    await payPayout(tx, payout, transfer);
    await reimbursementDesk.paid(tx, payout);
    await recordAudit(tx, admin, { action: 'pay', subject: 'reimbursements', subjectUid: uid, change: { reference } });
    crashPoint('pay-reimbursement:before-commit');
  }
}
