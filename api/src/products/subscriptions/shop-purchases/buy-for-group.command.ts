import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { BuyBody } from '#contracts/products/subscriptions/shop-purchases.admin.http';
import { DomainError } from '#domain/platform/domain-error';
import { askNextAt, checkRenewalDay } from '#domain/products/subscriptions/shop-purchases/shop-purchase';
import { toSen } from '#domain/platform/sen';
import { Clock } from '#runtime/platform/clock/clock';
import { Database } from '#runtime/platform/db/database';
import { announce } from '#runtime/platform/outbox/announce';
import { lockGroup } from '#runtime/products/subscriptions/groups.store';
import { recordAudit } from '../../../platform/audit/record-audit.js';
import type { AdminIdentity } from '../../../platform/http/access/access.js';
import { Refusal } from '../../../platform/http/errors/refusal.js';

export class BuyForGroupCommand extends Command<{ uid: string }> {
  constructor(
    readonly purchaseUid: string,
    readonly body: BuyBody,
    readonly admin: AdminIdentity,
  ) {
    super();
  }
}

/** The shop has bought a cycle for a group without a host: cost, account and the day on which the provider renews, once. */
@CommandHandler(BuyForGroupCommand)
export class BuyForGroupHandler implements ICommandHandler<BuyForGroupCommand> {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  async execute({ purchaseUid: uid, body, admin }: BuyForGroupCommand): Promise<{ uid: string }> {
    const now = this.clock.now();
    const { account, renewsOn, cost } = body;
    checkRenewalDay(renewsOn, now);
    const costSen = toSen(cost);
    await this.database.transaction(async (tx) => {
      const purchase = await tx.shopPurchase.findUnique({ where: { uid }, select: { groupUid: true } });
      if (!purchase) throw new Refusal('NOT_FOUND', 404);
      const { closedAt } = await lockGroup(tx, purchase.groupUid);
      if (closedAt)
        throw new DomainError('GROUP_CLOSED', 'Grup ini sudah ditutup, jadi langganannya tidak perlu dibeli lagi.');
      const { count } = await tx.shopPurchase.updateMany({
        where: { uid, boughtAt: null },
        data: {
          account,
          costSen,
          renewsOn: new Date(renewsOn),
          askNextAt: askNextAt(renewsOn),
          boughtAt: now,
          boughtBy: admin.name,
        },
      });
      if (count === 0) throw new DomainError('ILLEGAL_SHOP_PURCHASE_ACTION', 'Siklus ini sudah dicatat dibeli.');
      await announce(tx, 'shop-purchase.bought', { groupUid: purchase.groupUid, purchaseUid: uid });
      const change = { costSen: costSen.toString(), account, renewsOn };
      await recordAudit(tx, admin, { action: 'buy', subject: 'shop-purchases', subjectUid: uid, change });
    });
    return { uid };
  }
}
