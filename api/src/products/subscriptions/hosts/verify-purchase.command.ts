import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { VerifyPurchaseBody } from '#contracts/products/subscriptions/hosts.http';
import { reimbursementAmount } from '#domain/catalogue/reimbursement-amount';
import { sen, toSen } from '#domain/platform/sen';
import { countedPrice } from '#domain/products/subscriptions/hosts/counted-price';
import { ACCOUNT_STATUS } from '#domain/products/subscriptions/accounts/account-status';
import { Clock } from '#runtime/platform/clock/clock';
import { Database } from '#runtime/platform/db/database';
import { announce } from '#runtime/platform/outbox/announce';
import { crashPoint } from '#runtime/platform/crash-point';
import { moveAccount } from '#runtime/products/subscriptions/accounts.store';
import { openCycle } from '#runtime/products/subscriptions/cycles.store';
import { openTask } from '#runtime/products/subscriptions/host-tasks.store';
import { readPromised } from '#runtime/products/subscriptions/promised-price';
import { type Cause, moveOrder } from '#runtime/sales/orders.store';
import { recordAudit } from '../../../platform/audit/record-audit.js';
import type { AdminIdentity } from '../../../platform/http/access/access.js';
import { mostDebitOf } from './host-terms.js';
import { decidePurchase, lockPurchase } from './lock-purchase.js';

export class VerifyPurchaseCommand extends Command<{ uid: string }> {
  constructor(
    readonly purchaseUid: string,
    readonly body: VerifyPurchaseBody,
    readonly admin: AdminIdentity,
  ) {
    super();
  }
}

/**
 * The provider has debited the host: the purchase pays for the next cycle of the group, and the worker schedules the
 * reimbursement. With the first one account 2 → 3, order done.
 */
@CommandHandler(VerifyPurchaseCommand)
export class VerifyPurchaseHandler implements ICommandHandler<VerifyPurchaseCommand> {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  async execute({ purchaseUid, body, admin }: VerifyPurchaseCommand): Promise<{ uid: string }> {
    await this.database.transaction(async (tx) => {
      const now = this.clock.now();
      const { group, order, purchase, family } = await lockPurchase(tx, purchaseUid);
      const hostShare = sen(order.account.hostShareSen);
      const most = mostDebitOf(family, (await readPromised(tx, [group.uid], now))(group.uid), hostShare);
      const read = {
        price: body.providerPrice == null ? null : toSen(body.providerPrice),
        reason: body.reason ?? null,
      };
      const claimed = sen(purchase.claimedSen);
      // Refuses now what could not be reimbursed later.
      const transferFee = sen(order.account.transferFeeSen);
      reimbursementAmount({ providerPrice: read.price ?? claimed, hostShare, transferFee });
      const { price: providerPrice, reason } = countedPrice({ claimed, most }, read);
      const cause: Cause = { actor: 'system', by: admin.name, byUid: admin.uid, why: 'Pembelian host terverifikasi' };
      await decidePurchase(tx, purchase, 'verify', {
        decidedAt: now,
        decidedBy: admin.name,
        providerPriceSen: providerPrice,
        ...(reason !== null && { reason }),
        verifiedByUid: admin.uid,
      });
      const cycle = await openCycle(tx, {
        groupUid: group.uid,
        purchaseUid,
        orderUid: order.uid,
        debitedAt: purchase.debitedAt,
        months: family.cycleMonths,
      });
      if (order.account.status !== ACCOUNT_STATUS.active) {
        await moveAccount(tx, order.account, 'activate', cause, { confirmedAt: now });
        await moveOrder(tx, order, 'complete', cause);
      }
      if (family.hostStoresLogin && !(await tx.groupCredential.count({ where: { groupUid: group.uid } })))
        await openTask(tx, { accountUid: order.account.uid, kind: 'login', cycleNumber: cycle.number, from: now }, now);
      await announce(tx, 'host.purchase-verified', { orderUid: order.uid, purchaseUid, groupUid: group.uid });
      const change = { claimedSen: String(claimed), providerPriceSen: String(providerPrice) };
      await recordAudit(tx, admin, {
        action: 'verify',
        subject: 'host-purchases',
        subjectUid: purchaseUid,
        ...(body.reason && { reason: body.reason }),
        change,
      });
      crashPoint('verify-purchase:before-commit');
    });
    crashPoint('verify-purchase:committed');
    return { uid: purchaseUid };
  }
}
