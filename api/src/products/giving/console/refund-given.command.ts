import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { DomainError } from '#domain/platform/domain-error';
import { ZERO_SEN, sen } from '#domain/platform/sen';
import { Clock } from '#runtime/platform/clock/clock';
import { Database, type Tx } from '#runtime/platform/db/database';
import { announce } from '#runtime/platform/outbox/announce';
import { closeOrder, lockWholeOrder } from '#runtime/sales/close-order';
import type { Cause } from '#runtime/sales/orders.store';
import { ProductLines } from '#runtime/sales/product-lines';
import { issueRefund } from '#runtime/sales/refunds.store';
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
    const cause: Cause = { actor: 'admin', by: admin.name, why: reason };
    await this.database.transaction(async (tx) => {
      const orderUid = await orderOf(tx, resource, uid);
      const order = await lockWholeOrder(tx, this.lines, orderUid);
      await closeOrder(tx, this.lines, order, 'refund', { cause, clock: this.clock });
      await this.refund(tx, orderUid, cause);
      await recordAudit(tx, admin, { action: 'refund', subject: resource, subjectUid: uid, reason });
    });
    return { uid };
  }

  private async refund(tx: Tx, orderUid: string, { by, why: reason }: Cause): Promise<void> {
    const payments = await tx.payment.findMany({
      where: { orderUid, state: 'confirmed' },
      select: { uid: true, receivedSen: true, order: { select: { items: { select: { feeSen: true } } } } },
    });
    if (payments.length === 0)
      throw new DomainError('NOTHING_RECEIVED', 'Belum ada dana yang masuk untuk pesanan ini.');
    for (const { uid: paymentUid, receivedSen, order } of payments) {
      const amount = sen(receivedSen ?? 0n);
      // All of it was income, or none.
      const fee = order.items.some(({ feeSen }) => feeSen > 0n) ? amount : ZERO_SEN;
      const at = this.clock.now();
      const { uid: refundUid } = await issueRefund(tx, { paymentUid, amount, fee, reason, by, at });
      await announce(tx, 'refund.issued', { orderUid, refundUid });
    }
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
