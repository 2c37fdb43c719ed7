import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { TransferFields } from '#contracts/sales/payouts.admin.http';
import { Clock } from '#runtime/platform/clock/clock';
import { crashPoint } from '#runtime/platform/crash-point';
import { Database, type Tx } from '#runtime/platform/db/database';
import { venueDesk } from '#runtime/products/venues/payout-desk';
import { approvePayout, lockPayout, payPayout } from '#runtime/sales/payouts.store';
import { ShopSettings } from '#runtime/platform/settings/shop-settings';
import { recordAudit } from '../../../platform/audit/record-audit.js';
import { type StoredFile, StoredFiles, saveFile } from '../../../platform/files/stored-files.js';
import type { AdminIdentity } from '../../../platform/http/access/access.js';
import { Refusal } from '../../../platform/http/errors/refusal.js';
import type { UploadedFile } from '../../../platform/http/uploads/upload.js';

const subject = 'venue-payouts';

export class ApproveVenuePayoutCommand extends Command<{ uid: string }> {
  constructor(
    readonly uid: string,
    readonly admin: AdminIdentity,
  ) {
    super();
  }
}
export class PayVenueCommand extends Command<{ uid: string }> {
  constructor(
    readonly uid: string,
    readonly fields: TransferFields,
    readonly proof: UploadedFile | null,
    readonly admin: AdminIdentity,
  ) {
    super();
  }
}

@CommandHandler(ApproveVenuePayoutCommand)
export class ApproveVenuePayoutHandler implements ICommandHandler<ApproveVenuePayoutCommand> {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  async execute({ uid, admin }: ApproveVenuePayoutCommand): Promise<{ uid: string }> {
    await this.database.transaction(async (tx) => {
      const payout = await lockVenuePayout(tx, uid);
      await approvePayout(tx, payout, admin, this.clock.now());
      await recordAudit(tx, admin, { action: 'approve', subject, subjectUid: uid });
    });
    return { uid };
  }
}

/** The transfer was made. The worker posts it and sends the message. */
@CommandHandler(PayVenueCommand)
export class PayVenueHandler implements ICommandHandler<PayVenueCommand> {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly files: StoredFiles,
    private readonly settings: ShopSettings,
  ) {}

  async execute(command: PayVenueCommand): Promise<{ uid: string }> {
    const file = command.proof && (await this.files.store(command.proof, command.admin.uid));
    await this.database.transaction(
      (tx) => this.pay(tx, command, file),
      () => this.files.discard(file),
    );
    crashPoint('venues:payout-committed');
    return { uid: command.uid };
  }

  private async pay(
    tx: Tx,
    { uid, fields: { reference, sameTransfer }, admin }: PayVenueCommand,
    file: StoredFile | null,
  ): Promise<void> {
    const payout = await lockVenuePayout(tx, uid);
    if (file) await saveFile(tx, file, { kind: 'payout-proof', customerUid: payout.customerUid });
    const otherPayerFrom = this.settings.threshold('payoutApprovalFrom');
    const paid = { reference, sameTransfer: sameTransfer === true, fileUid: file?.uid ?? null };
    const transfer = { by: admin, at: this.clock.now(), ...paid, otherPayerFrom };
    await payPayout(tx, payout, transfer);
    await venueDesk.paid(tx, payout);
    await recordAudit(tx, admin, { action: 'pay', subject, subjectUid: uid, change: { reference } });
  }
}

/** @throws Refusal 404 for a payout of another desk. */
async function lockVenuePayout(tx: Tx, uid: string) {
  if (!(await tx.payout.count({ where: { uid, kind: 'venue' } }))) throw new Refusal('NOT_FOUND', 404);
  return lockPayout(tx, uid);
}
