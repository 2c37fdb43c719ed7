import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { RefundAccountBody } from '#contracts/products/subscriptions/accounts.admin.http';
import { type Sen, sen, toSen } from '#domain/platform/sen';
import { amountByRule } from '#domain/products/subscriptions/accounts/seat-refund';
import { endingOf } from '#domain/products/subscriptions/groups/changing-seat';
import { orderFeeSen } from '#domain/sales/orders/order-item';
import { Clock } from '#runtime/platform/clock/clock';
import { Database, type Tx } from '#runtime/platform/db/database';
import type { SeatedOrder } from '#runtime/products/subscriptions/seats.store';
import { refundInvoice } from '#runtime/sales/refund-invoice';
import { ProductLines } from '#runtime/sales/product-lines';
import { recordAudit } from '../../../platform/audit/record-audit.js';
import type { AdminIdentity } from '../../../platform/http/access/access.js';
import { endByRule } from '../group-changes/change-seat.js';
import { lockSeat } from './lock-seat.js';
import { type SeatRefund, readSeatRefund } from './seat-refund.js';

export class RefundAccountCommand extends Command<{ uid: string }> {
  constructor(
    readonly accountUid: string,
    readonly body: RefundAccountBody,
    readonly admin: AdminIdentity,
  ) {
    super();
  }
}

/**
 * Money back to a member: all of the last payment or what was not used, and the seat ends, its order too where all comes back; or an
 * amount that is typed, and the seat stays. docs/rules/payments.md#part-of-a-payment
 */
@CommandHandler(RefundAccountCommand)
export class RefundAccountHandler implements ICommandHandler<RefundAccountCommand> {
  constructor(
    private readonly database: Database,
    private readonly lines: ProductLines,
    private readonly clock: Clock,
  ) {}

  async execute({ accountUid: uid, body, admin }: RefundAccountCommand): Promise<{ uid: string }> {
    await this.database.transaction(async (tx) => {
      const { order } = await lockSeat(tx, uid, 'refund');
      const found = await readSeatRefund(tx, order.account, this.clock.now());
      const { rule, reason } = body;
      const amountSen = await this.giveBack(tx, order, found, { body, admin });
      const change = { rule, amountSen: amountSen.toString() };
      await recordAudit(tx, admin, { action: 'refund', subject: 'accounts', subjectUid: uid, reason, change });
    });
    return { uid };
  }

  private async giveBack(
    tx: Tx,
    order: SeatedOrder['order'],
    { seat, invoice, terms }: SeatRefund,
    { body: { rule, reason, amount: seen, left }, admin }: Pick<RefundAccountCommand, 'body' | 'admin'>,
  ): Promise<Sen> {
    const cause = { actor: 'admin', by: admin.name, byUid: admin.uid, why: reason } as const;
    const at = this.clock.now();
    const how = rule === 'unused' ? endingOf(seat, at) : null;
    const { amount, aboveRule } = amountByRule(terms, rule, senOrNull(seen), senOrNull(left));
    const ending = { cause, clock: this.clock, why: 'ended' } as const;
    if (how) return endByRule(tx, this.lines, order, how, ending);
    if (rule === 'whole') await endByRule(tx, this.lines, order, { as: 'refund', gets: [], gives: [] }, ending);
    const items = await tx.orderItem.findMany({ where: { orderUid: order.uid }, select: { feeSen: true } });
    const fee = sen(invoice.feeSen ?? orderFeeSen(items));
    return refundInvoice(tx, invoice, { amount, aboveRule, fee, reason, by: admin.name, byUid: admin.uid, at });
  }
}

const senOrNull = (rupiah: number | undefined): Sen | null => (rupiah === undefined ? null : toSen(rupiah));
