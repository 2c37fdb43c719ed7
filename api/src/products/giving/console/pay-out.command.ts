import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { type TipState, tipMoves } from '#domain/products/giving/tip';
import { Clock } from '#runtime/platform/clock/clock';
import { crashPoint } from '#runtime/platform/crash-point';
import { Database, type Tx } from '#runtime/platform/db/database';
import { announce } from '#runtime/platform/outbox/announce';
import type { Payout } from '#runtime/generated/prisma/client';
import { moveGift } from '#runtime/products/giving/gifts.store';
import { lockOrder } from '#runtime/sales/orders.store';
import { lockPayout, movePayout } from '#runtime/sales/payouts.store';
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
    readonly reference: string,
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
      const { payout } = await lockGivingPayout(tx, uid);
      await movePayout(tx, payout, 'approve', { approvedBy: admin.name, approvedAt: this.clock.now() });
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

  private async pay(tx: Tx, { uid, reference, admin }: PayGivingPayoutCommand, file: StoredFile | null): Promise<void> {
    const { payout, orderUid, tip, gift } = await lockGivingPayout(tx, uid);
    if (file) await saveFile(tx, file, { kind: 'payout-proof', customerUid: payout.customerUid });
    const paid = { paidBy: admin.name, paidAt: this.clock.now(), reference, fileUid: file?.uid ?? null };
    await movePayout(tx, payout, 'pay', paid);
    if (gift) await moveGift(tx, gift, 'pay', 'admin');
    if (tip)
      await tx.givingTip.update({
        where: { uid: tip.uid, state: tip.state },
        data: { state: tipMoves.after(tip.state as TipState, 'pay', 'admin'), version: { increment: 1 } },
        select: { uid: true },
      });
    await announce(tx, 'giving.paid-out', { orderUid, payoutUid: uid });
    await recordAudit(tx, admin, { action: 'pay', subject, subjectUid: uid, change: { reference } });
  }
}

/** The order, then the payout: a refund takes the same locks. @throws Refusal 404 for a payout of another desk. */
async function lockGivingPayout(tx: Tx, uid: string) {
  const found = await tx.payout.findFirst({ where: { uid, kind: 'other' }, select: { refUid: true } });
  const by = { where: { uid: found?.refUid ?? uid } } as const;
  const row = (await tx.givingTip.findUnique(by)) ?? (await tx.givingGift.findUnique(by));
  if (!found || !row) throw new Refusal('NOT_FOUND', 404);
  const { uid: orderUid } = await lockOrder(tx, row.orderUid);
  const payout: Payout = await lockPayout(tx, uid);
  return { payout, orderUid, tip: await tx.givingTip.findUnique(by), gift: await tx.givingGift.findUnique(by) };
}
