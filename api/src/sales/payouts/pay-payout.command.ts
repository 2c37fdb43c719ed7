import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { ERROR_MESSAGE } from '#contracts/errors';
import { DomainError } from '#domain/platform/domain-error';
import { Clock } from '#runtime/platform/clock/clock';
import { crashPoint } from '#runtime/platform/crash-point';
import { Database, type Tx } from '#runtime/platform/db/database';
import { announce } from '#runtime/platform/outbox/announce';
import type { Payout } from '#runtime/generated/prisma/client';
import { lockOrder } from '#runtime/sales/orders.store';
import { lockPayout, payPayout } from '#runtime/sales/payouts.store';
import { ProductLines } from '#runtime/sales/product-lines';
import { payRefund } from '#runtime/sales/refund-transfers.store';
import { recordAudit } from '../../platform/audit/record-audit.js';
import type { AdminIdentity } from '../../platform/http/access/access.js';
import { ShopSettings } from '#runtime/platform/settings/shop-settings';

export class PayPayoutCommand extends Command<{ uid: string }> {
  constructor(
    readonly payoutUid: string,
    /** Of the bank, for this transfer alone. */
    readonly reference: string,
    readonly admin: AdminIdentity,
    /** Of a bank statement that shows the transfer. */
    readonly lineUid: string | null = null,
    /** Whose file the bank has taken; another admin may cancel it meanwhile. */
    readonly batchUid: string | null = null,
  ) {
    super();
  }
}

/**
 * A transfer was made, of a payout of any kind: by hand, in a batch, or as a line of a bank's statement says. Its own line
 * checks and follows. Paid once: again it is refused. docs/rules/payments.md#payouts
 * @throws DomainError 404, 409 (not approved, own approval above the threshold, reference used, held by its line).
 */
@CommandHandler(PayPayoutCommand)
export class PayPayoutHandler implements ICommandHandler<PayPayoutCommand> {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly lines: ProductLines,
    private readonly settings: ShopSettings,
  ) {}

  async execute(command: PayPayoutCommand): Promise<{ uid: string }> {
    const { payoutUid: uid, reference, admin } = command;
    const found = await this.database.payout.findUnique({ where: { uid } });
    if (!found) throw new DomainError('NOT_FOUND', ERROR_MESSAGE.NOT_FOUND, 'not-found');
    await this.database.transaction(async (tx) => {
      if (found.kind === 'refund') await this.payRefund(tx, found, command);
      else await this.payOfLine(tx, found, command);
      await recordAudit(tx, admin, { action: 'pay', subject: 'payouts', subjectUid: uid, change: { reference } });
      crashPoint('pay-payout:before-commit');
    });
    crashPoint('pay-payout:committed');
    return { uid };
  }

  private async payOfLine(
    tx: Tx,
    found: Payout,
    { reference, admin, lineUid, batchUid }: PayPayoutCommand,
  ): Promise<void> {
    const desk = this.lines.payoutDesk(found.kind);
    if (!desk) throw new Error(`no line pays payouts of the kind ${found.kind}`);
    await desk.lock?.(tx, found);
    const payout = await lockPayout(tx, found.uid);
    checkInBatch(payout, batchUid);
    await desk.check?.(tx, payout);
    const otherPayerFrom = this.settings.threshold('payoutApprovalFrom');
    await payPayout(tx, payout, { by: admin, at: this.clock.now(), reference, lineUid, batchUid, otherPayerFrom });
    await desk.paid(tx, payout);
  }

  private async payRefund(
    tx: Tx,
    { refUid: uid, ...found }: Payout,
    { reference, admin: by, lineUid, batchUid }: PayPayoutCommand,
  ): Promise<void> {
    const { orderUid } = await tx.refund.findUniqueOrThrow({ where: { uid }, select: { orderUid: true } });
    await lockOrder(tx, orderUid);
    checkInBatch(await lockPayout(tx, found.uid), batchUid);
    const approvalFrom = this.settings.threshold('refundApprovalFrom');
    const otherPayerFrom = this.settings.threshold('payoutApprovalFrom');
    const transfer = { by, at: this.clock.now(), reference, approvalFrom, otherPayerFrom, lineUid, batchUid };
    await payRefund(tx, { uid }, transfer);
    await announce(tx, 'refund.issued', { orderUid, refundUid: uid });
  }
}

/** @throws DomainError NOT_IN_BATCH. */
function checkInBatch(payout: Payout, batchUid: string | null): void {
  if (batchUid && payout.batchUid !== batchUid)
    throw new DomainError('NOT_IN_BATCH', 'Sudah tidak ada di batch ini. Muat ulang halamannya, ya.');
}
