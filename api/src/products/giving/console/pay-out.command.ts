import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { TransferFields } from '#contracts/sales/payouts.admin.http';
import { Clock } from '#runtime/platform/clock/clock';
import { crashPoint } from '#runtime/platform/crash-point';
import { Database, type Tx } from '#runtime/platform/db/database';
import type { Payout } from '#runtime/generated/prisma/client';
import { givingDesk } from '#runtime/products/giving/payout-desk';
import { approvePayout, lockPayout, payPayout } from '#runtime/sales/payouts.store';
import { ShopSettings } from '#runtime/platform/settings/shop-settings';
import { recordAudit } from '../../../platform/audit/record-audit.js';
import { type StoredFile, StoredFiles, saveFile } from '../../../platform/files/stored-files.js';
import type { AdminIdentity } from '../../../platform/http/access/access.js';
import { Refusal } from '../../../platform/http/errors/refusal.js';
import type { UploadedFile } from '../../../platform/http/uploads/upload.js';

const subject = 'giving-payouts';

export class ApproveGivingPayoutCommand extends Command<{ uid: string }> {
  constructor(
    readonly uid: string,
    readonly admin: AdminIdentity,
  ) {
    super();
  }
}
export class PayGivingPayoutCommand extends Command<{ uid: string }> {
  constructor(
    readonly uid: string,
    readonly fields: TransferFields,
    readonly proof: UploadedFile | null,
    readonly admin: AdminIdentity,
  ) {
    super();
  }
}

@CommandHandler(ApproveGivingPayoutCommand)
export class ApproveGivingPayoutHandler implements ICommandHandler<ApproveGivingPayoutCommand> {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  async execute({ uid, admin }: ApproveGivingPayoutCommand): Promise<{ uid: string }> {
    await this.database.transaction(async (tx) => {
      const payout = await lockGivingPayout(tx, uid);
      await approvePayout(tx, payout, admin, this.clock.now());
      await recordAudit(tx, admin, { action: 'approve', subject, subjectUid: uid });
    });
    return { uid };
  }
}

/** The transfer was made: the tip or gift has reached the one it was for. The worker posts it and sends the message. */
@CommandHandler(PayGivingPayoutCommand)
export class PayGivingPayoutHandler implements ICommandHandler<PayGivingPayoutCommand> {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly files: StoredFiles,
    private readonly settings: ShopSettings,
  ) {}

  async execute(command: PayGivingPayoutCommand): Promise<{ uid: string }> {
    const file = command.proof && (await this.files.store(command.proof, command.admin.uid));
    await this.database.transaction(
      (tx) => this.pay(tx, command, file),
      () => this.files.discard(file),
    );
    crashPoint('giving:payout-committed');
    return { uid: command.uid };
  }

  private async pay(
    tx: Tx,
    { uid, fields: { reference, sameTransfer }, admin }: PayGivingPayoutCommand,
    file: StoredFile | null,
  ): Promise<void> {
    const payout = await lockGivingPayout(tx, uid);
    if (file) await saveFile(tx, file, { kind: 'payout-proof', customerUid: payout.customerUid });
    const otherPayerFrom = this.settings.threshold('payoutApprovalFrom');
    const paid = { reference, sameTransfer: sameTransfer === true, fileUid: file?.uid ?? null };
    const transfer = { by: admin, at: this.clock.now(), ...paid, otherPayerFrom };
    await payPayout(tx, payout, transfer);
    await givingDesk.paid(tx, payout);
    await recordAudit(tx, admin, { action: 'pay', subject, subjectUid: uid, change: { reference } });
  }
}

/** The order, then the payout: a refund takes the same locks. @throws Refusal 404 for a payout of another desk. */
async function lockGivingPayout(tx: Tx, uid: string): Promise<Payout> {
  const found = await tx.payout.findFirst({ where: { uid, kind: givingDesk.kind } });
  if (!found) throw new Refusal('NOT_FOUND', 404);
  await givingDesk.lock!(tx, found);
  return lockPayout(tx, uid);
}
