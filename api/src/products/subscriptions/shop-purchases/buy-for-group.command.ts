import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { DoneOrProposed } from '#contracts/platform/common.http';
import type { BuyBody } from '#contracts/products/subscriptions/shop-purchases.admin.http';
import { DomainError } from '#domain/platform/domain-error';
import { askNextAt, checkNeeded, renewalDayOf } from '#domain/products/subscriptions/shop-purchases/shop-purchase';
import { groupNameOf } from '#domain/catalogue/plan-family';
import { cyclesPaid } from '#domain/sales/ledger/group-costs';
import { type Sen, toSen } from '#domain/platform/sen';
import { checkTypedAmount } from '#domain/sales/invoices/invoice';
import { Clock } from '#runtime/platform/clock/clock';
import { Database, type Tx } from '#runtime/platform/db/database';
import { announce } from '#runtime/platform/outbox/announce';
import { lockGroup } from '#runtime/products/subscriptions/groups.store';
import { readMembersPay, readPromised } from '#runtime/products/subscriptions/promised-price';
import { isSeries } from '#runtime/products/subscriptions/series.store';
import { neededPurchases } from '#runtime/products/subscriptions/shop-purchases.store';
import { recordAudit } from '../../../platform/audit/record-audit.js';
import type { AdminIdentity } from '../../../platform/http/access/access.js';
import { Costs } from '../../../sales/costs/take-cost.js';
import { Refusal } from '../../../platform/http/errors/refusal.js';

export class BuyForGroupCommand extends Command<DoneOrProposed> {
  constructor(
    readonly purchaseUid: string,
    readonly body: BuyBody,
    readonly admin: AdminIdentity,
  ) {
    super();
  }
}

/**
 * The shop has bought a cycle for a group without a host: cost, account and the day on which the provider renews, once. Where the cost
 * needs two admins, nothing else happens before the other one. docs/rules/costs.md
 */
@CommandHandler(BuyForGroupCommand)
export class BuyForGroupHandler implements ICommandHandler<BuyForGroupCommand> {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly costs: Costs,
  ) {}

  async execute({ purchaseUid: uid, body, admin }: BuyForGroupCommand): Promise<DoneOrProposed> {
    const now = this.clock.now();
    const { account, renewsOn: typedDay, cost, ...transfer } = body;
    const costSen = toSen(cost);
    const isProposed = await this.database.transaction(async (tx) => {
      const purchase = await tx.shopPurchase.findUnique({ where: { uid }, select: { groupUid: true } });
      if (!purchase) throw new Refusal('NOT_FOUND', 404);
      const { groupUid } = purchase;
      const { closedAt } = await lockGroup(tx, groupUid);
      if (closedAt)
        throw new DomainError('GROUP_CLOSED', 'Grup ini sudah ditutup, jadi langganannya tidak perlu dibeli lagi.');
      if (await tx.shopPurchase.count({ where: { uid, boughtAt: { not: null } } })) throw boughtBefore();
      const renewsOn = renewalDayOf(typedDay, !(await isSeries(tx, groupUid)), now);
      const promised = (await readPromised(tx, [groupUid], now))(groupUid);
      const isNeeded = (await neededPurchases(tx, [uid])).has(uid);
      checkNeeded(isNeeded, transfer.reason);
      // No member has paid for it, so no cost is expected and the whole amount counts towards the second admin.
      const cycleSen = isNeeded ? (promised?.planPrice ?? (await readMembersPay(tx, groupUid, now))) : null;
      const subject = await costSubject(tx, groupUid, cycleSen, {
        boughtAt: now,
        renewsOn: renewsOn === null ? null : new Date(renewsOn),
      });
      checkTypedAmount(
        costSen,
        { amountSen: subject.expectedSen },
        'cost',
        'Nominal tanpa sen, seperti harga paketnya',
      );
      const typed = { kind: 'group', subjectUid: uid, account: null, amountSen: costSen, ...subject };
      if ((await this.costs.take(tx, typed, transfer, admin)).isProposed) return true;
      const { count } = await tx.shopPurchase.updateMany({
        where: { uid, boughtAt: null },
        data: {
          account,
          costSen,
          planPriceSen: promised?.planPrice ?? null,
          membersSen: promised?.members ?? null,
          renewsOn: renewsOn === null ? null : new Date(renewsOn),
          askNextAt: renewsOn === null ? null : askNextAt(renewsOn),
          boughtAt: now,
          boughtBy: admin.name,
        },
      });
      if (count === 0) throw boughtBefore();
      await announce(tx, 'shop-purchase.bought', { groupUid, purchaseUid: uid });
      const change = { costSen: costSen.toString(), account, ...(renewsOn && { renewsOn }) };
      await recordAudit(tx, admin, { action: 'buy', subject: 'shop-purchases', subjectUid: uid, change });
      return false;
    });
    return { uid, isProposed };
  }
}

/** What a group costs is the price at which its seats were sold, else what its members pay, for each cycle that is paid. */
async function costSubject(
  tx: Tx,
  groupUid: string,
  cycleSen: Sen | null,
  { boughtAt, renewsOn }: { boughtAt: Date; renewsOn: Date | null },
) {
  const { family, number } = await tx.accountGroup.findUniqueOrThrow({
    where: { uid: groupUid },
    select: { number: true, family: { include: { provider: { select: { name: true } } } } },
  });
  const cycles = BigInt(cyclesPaid(boughtAt, renewsOn, family.cycleMonths));
  return {
    label: `${family.provider.name} · ${groupNameOf({ number, family })}`,
    payee: family.provider.name,
    productLine: 'subscriptions',
    orderUid: null,
    expectedSen: (cycleSen ?? 0n) * cycles,
  };
}

const boughtBefore = () => new DomainError('ILLEGAL_SHOP_PURCHASE_ACTION', 'Siklus ini sudah dicatat dibeli.');
