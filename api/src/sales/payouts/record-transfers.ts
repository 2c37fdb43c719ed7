import { Injectable } from '@nestjs/common';
import { ERROR_MESSAGE } from '#contracts/errors';
import { DomainError } from '#domain/platform/domain-error';
import type { Payout } from '#runtime/generated/prisma/client';
import { Clock } from '#runtime/platform/clock/clock';
import type { Tx } from '#runtime/platform/db/database';
import { announce } from '#runtime/platform/outbox/announce';
import { ShopSettings } from '#runtime/platform/settings/shop-settings';
import { lockOrder } from '#runtime/sales/orders.store';
import { lockPayout, payPayout } from '#runtime/sales/payouts.store';
import { ProductLines } from '#runtime/sales/product-lines';
import { payRefund } from '#runtime/sales/refund-transfers.store';
import { recordAudit } from '../../platform/audit/record-audit.js';
import type { AdminIdentity } from '../../platform/http/access/access.js';
import { accountChange } from './account-change.js';

/** What an admin records of a transfer that was made. */
export interface RecordedTransfer {
  admin: AdminIdentity;
  reference: string;
  /** The reference was used before, for this very transfer. */
  sameTransfer?: boolean;
  /** Of a bank statement that shows it; the caller notes it there. */
  lineUid?: string | null;
  /** Whose file the bank has taken; another admin may cancel it meanwhile. */
  batchUid?: string | null;
}
/** Where a refund went, if it was not scheduled, and why there. */
type Account = Partial<Record<'bankName' | 'accountNumber' | 'accountName' | 'reason', string>>;

/** Payouts and refunds that a transfer has paid, in the transaction of the caller: one or several. */
@Injectable()
export class RecordTransfers {
  constructor(
    private readonly clock: Clock,
    private readonly lines: ProductLines,
    private readonly settings: ShopSettings,
  ) {}

  /**
   * A payout of any kind; its own line checks and follows. Paid once: again it is refused. @returns its uid.
   * @throws DomainError 404, 409 (not approved, own approval above the threshold, reference used, held by its line).
   */
  async ofPayout(tx: Tx, uid: string, transfer: RecordedTransfer): Promise<string> {
    const found = await tx.payout.findUnique({ where: { uid } });
    if (!found) throw notFound();
    if (found.kind === 'refund') await this.payRefund(tx, found, transfer);
    else await this.payOfLine(tx, found, transfer);
    const { admin, reference } = transfer;
    await recordAudit(tx, admin, { action: 'pay', subject: 'payouts', subjectUid: uid, change: { reference } });
    return uid;
  }

  /**
   * A refund that waits, or is the customer's credit; without an account it went to the one that the customer has named or paid from.
   * @returns the uid of its payout. @throws DomainError 404, 409.
   */
  async ofRefund(tx: Tx, uid: string, transfer: RecordedTransfer & Account): Promise<string> {
    const found = await tx.refund.findUnique({ where: { uid }, select: { orderUid: true } });
    if (!found) throw notFound();
    const { admin, ...form } = transfer;
    const { reference, reason } = form;
    const { orderUid } = found;
    await lockOrder(tx, orderUid);
    const sent = await payRefund(tx, { uid }, { ...form, by: admin, ...this.terms() });
    await announce(tx, 'refund.issued', { orderUid, refundUid: uid });
    const change = { reference, ...accountChange(sent) };
    await recordAudit(tx, admin, { action: 'pay', subject: 'refunds', subjectUid: uid, reason, change });
    return sent.payoutUid;
  }

  private async payOfLine(tx: Tx, found: Payout, { admin, ...transfer }: RecordedTransfer): Promise<void> {
    const desk = this.lines.payoutDesk(found.kind);
    if (!desk) throw new Error(`no line pays payouts of the kind ${found.kind}`);
    await desk.lock?.(tx, found);
    const payout = await lockPayout(tx, found.uid);
    checkInBatch(payout, transfer.batchUid);
    await desk.check?.(tx, payout);
    const { at, otherPayerFrom } = this.terms();
    await payPayout(tx, payout, { ...transfer, by: admin, at, otherPayerFrom });
    await desk.paid(tx, payout);
  }

  private async payRefund(tx: Tx, { refUid, uid }: Payout, { admin, ...transfer }: RecordedTransfer): Promise<void> {
    const { orderUid } = await tx.refund.findUniqueOrThrow({ where: { uid: refUid }, select: { orderUid: true } });
    await lockOrder(tx, orderUid);
    checkInBatch(await lockPayout(tx, uid), transfer.batchUid);
    await payRefund(tx, { uid: refUid }, { ...transfer, by: admin, ...this.terms() });
    await announce(tx, 'refund.issued', { orderUid, refundUid: refUid });
  }

  private readonly terms = () => ({
    at: this.clock.now(),
    approvalFrom: this.settings.threshold('refundApprovalFrom'),
    otherPayerFrom: this.settings.threshold('payoutApprovalFrom'),
  });
}

/** @throws DomainError NOT_IN_BATCH. */
function checkInBatch(payout: Payout, batchUid: string | null = null): void {
  if (batchUid && payout.batchUid !== batchUid)
    throw new DomainError('NOT_IN_BATCH', 'Sudah tidak ada di transfer massal ini. Muat ulang halamannya, ya.');
}

const notFound = () => new DomainError('NOT_FOUND', ERROR_MESSAGE.NOT_FOUND, 'not-found');
