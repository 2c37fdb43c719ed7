import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { ZERO_SEN, sen } from '#domain/platform/sen';
import { Clock } from '#runtime/platform/clock/clock';
import { Database, type Tx } from '#runtime/platform/db/database';
import { closeOrder, lockWholeOrder } from '#runtime/sales/close-order';
import type { Cause } from '#runtime/sales/orders.store';
import { ProductLines } from '#runtime/sales/product-lines';
import { refundInvoice } from '#runtime/sales/refund-invoice';
import { recordAudit } from '../../../platform/audit/record-audit.js';
import type { AdminIdentity } from '../../../platform/http/access/access.js';
import { Refusal } from '../../../platform/http/errors/refusal.js';

export type GivenResource = 'donations' | 'tips' | 'gifts';

export class RefundGivenCommand extends Command<{ uid: string }> {
  constructor(
    readonly resource: GivenResource,
    readonly uid: string,
    readonly reason: string,
    readonly admin: AdminIdentity,
  ) {
    super();
  }
}

/** The money goes back to the giver: the order ends, and what was held is not held any more. */
@CommandHandler(RefundGivenCommand)
export class RefundGivenHandler implements ICommandHandler<RefundGivenCommand> {
  constructor(
    private readonly database: Database,
    private readonly lines: ProductLines,
    private readonly clock: Clock,
  ) {}

  async execute({ resource, uid, reason, admin }: RefundGivenCommand): Promise<{ uid: string }> {
    const cause: Cause = { actor: 'admin', by: admin.name, byUid: admin.uid, why: reason };
    await this.database.transaction(async (tx) => {
      const orderUid = await orderOf(tx, resource, uid);
      const order = await lockWholeOrder(tx, this.lines, orderUid);
      await closeOrder(tx, this.lines, order, 'refund', { cause, clock: this.clock });
      await this.refund(tx, orderUid, { reason, by: admin.name, byUid: admin.uid });
      await recordAudit(tx, admin, { action: 'refund', subject: resource, subjectUid: uid, reason });
    });
    return { uid };
  }

  private async refund(tx: Tx, orderUid: string, asked: { reason: string; by: string; byUid: string }): Promise<void> {
    const { order, ...invoice } = await tx.invoice.findFirstOrThrow({
      where: { orderUid, purpose: 'purchase' },
      select: {
        uid: true,
        orderUid: true,
        amountSen: true,
        order: { select: { items: { select: { feeSen: true } } } },
      },
    });
    // All of it was income, or none.
    const fee = order.items.some(({ feeSen }) => feeSen > 0n) ? sen(invoice.amountSen) : ZERO_SEN;
    await refundInvoice(tx, invoice, { ...asked, fee, at: this.clock.now() });
  }
}

async function orderOf(tx: Tx, resource: GivenResource, uid: string): Promise<string> {
  const by = { where: { uid }, select: { orderUid: true } } as const;
  const found = await {
    donations: () => tx.givingDonation.findUnique(by),
    tips: () => tx.givingTip.findUnique(by),
    gifts: () => tx.givingGift.findUnique(by),
  }[resource]();
  if (!found) throw new Refusal('NOT_FOUND', 404);
  return found.orderUid;
}
