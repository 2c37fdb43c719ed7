import { Injectable } from '@nestjs/common';
import type { ConfirmLineBody } from '#contracts/sales/statements.admin.http';
import { checkFarBelow } from '#domain/sales/payments/far-above';
import type { TransferAnswer } from '#domain/sales/payments/same-transfer';
import { Clock } from '#runtime/platform/clock/clock';
import type { Tx } from '#runtime/platform/db/database';
import { ShopSettings } from '#runtime/platform/settings/shop-settings';
import { checkNothingElseProposed } from '#runtime/sales/line-proposals.store';
import { checkCustomerKept } from '#runtime/sales/orders.store';
import { type LineUse, checkOpen, lockLine } from '#runtime/sales/statement-lines.store';
import type { AdminIdentity } from '../../platform/http/access/access.js';
import { CreditOfLine } from './credit-of-line.js';
import { MoneyOfLine } from './money-of-line.js';
import { type PartOfLine, proposesLine } from './propose-line.js';
import { sameTransferOf } from './same-transfer.js';

/** An invoice, a payment, or an order that awaits nothing. */
export type MoneyTarget = ConfirmLineBody & { target: 'invoice' | 'payment' | 'order' };

interface Press {
  admin: AdminIdentity;
  /** Why so much more, or less, came than is awaited. */
  reason?: string;
  /** Where the amount was confirmed by hand before. */
  transfer?: TransferAnswer;
  use?: LineUse;
  /** Without it the money is all of the line. */
  part?: PartOfLine;
  /** Of credit, shown to the customer; without it the order says why. */
  why?: string;
}

/** The payment that it is now, and whether that was there before. */
interface Placed {
  paymentUid: string;
  isJoined: boolean;
}

/** Money that came becomes a payment here and nowhere else, whether from a line or as unplaced money: one guard is before it. */
@Injectable()
export class PlaceLine {
  constructor(
    private readonly clock: Clock,
    private readonly settings: ShopSettings,
    private readonly money: MoneyOfLine,
    private readonly credit: CreditOfLine,
  ) {}

  /**
   * The line is locked first, then the order. @returns null: far above what is owed, and so proposed.
   * @throws DomainError LINE_NOT_OPEN, PROPOSAL_WAITS, SAME_OR_SECOND, NO_SAME_TRANSFER, CUSTOMER_ERASED, REASON_NEEDED, and what the payment refuses.
   */
  async place(
    tx: Tx,
    lineUid: string,
    { target, targetUid }: MoneyTarget,
    { admin, reason = '', transfer, use, part, why }: Press,
  ): Promise<Placed | null> {
    const whole = await lockLine(tx, lineUid);
    checkOpen(whole, use);
    // All that judges the amount judges that of the part.
    const line = part ? { ...whole, amountSen: part.amountSen } : whole;
    const placing =
      target === 'invoice'
        ? await this.money.forInvoice(tx, line, targetUid, { ...admin, reason }, use)
        : target === 'payment'
          ? await this.money.forPayment(tx, line, targetUid, { ...admin, reason }, use)
          : await this.credit.ofOrder(tx, line, targetUid, admin, { use, why });
    await checkNothingElseProposed(tx, lineUid, { orderUid: placing.orderUid, part });
    const from = this.settings.threshold('refundApprovalFrom');
    if (placing.owedSen !== null) {
      const { orderUid, owedSen, askedSen } = placing;
      const sameUid = await sameTransferOf(tx, line, orderUid, transfer);
      if (sameUid) {
        const noted = await this.money.forPayment(tx, line, sameUid, { ...admin, reason }, use);
        return { paymentUid: await noted.take(), isJoined: true };
      }
      await checkCustomerKept(tx, orderUid);
      checkFarBelow(line.amountSen, askedSen, reason);
      if (await proposesLine(tx, line, { orderUid, owedSen, part }, { reason, admin, at: this.clock.now() }, from))
        return null;
    }
    return { paymentUid: await placing.take(), isJoined: placing.owedSen === null };
  }
}
