import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { VerifyPurchaseBody } from '#contracts/http/hosts.http';
import { reimbursementAmount } from '#domain/hosts/reimbursement';
import { sen, toSen } from '#domain/money/sen';
import { Clock } from '#runtime/clock/clock';
import { Database } from '#runtime/db/database';
import { announce } from '#runtime/outbox/announce';
import { stage } from '#runtime/stages';
import { type Cause, moveAccount } from '#runtime/stores/accounts.store';
import { moveOrder } from '#runtime/stores/orders.store';
import { recordAudit } from '../audit/record-audit.js';
import type { AdminIdentity } from '../http/access.js';
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

/** The provider has debited the host: account 2 → 3, order done; the worker schedules the reimbursement once the group is full. */
@CommandHandler(VerifyPurchaseCommand)
export class VerifyPurchaseHandler implements ICommandHandler<VerifyPurchaseCommand> {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  async execute({ purchaseUid, body, admin }: VerifyPurchaseCommand): Promise<{ uid: string }> {
    await this.database.transaction(async (tx) => {
      const now = this.clock.now();
      const { order, purchase, family } = await lockPurchase(tx, purchaseUid);
      const providerPrice =
        body.providerPrice == null ? (family.providerPriceSen ?? purchase.claimedSen) : toSen(body.providerPrice);
      // Refuses now what could not be reimbursed later.
      reimbursementAmount({
        providerPrice: sen(providerPrice),
        hostShare: sen(order.hostShareSen),
        transferFee: sen(family.transferFeeSen),
      });
      const cause: Cause = { actor: 'system', by: admin.name, why: 'Pembelian host terverifikasi' };
      await decidePurchase(tx, purchase, 'verify', {
        decidedAt: now,
        decidedBy: admin.name,
        providerPriceSen: providerPrice,
      });
      await moveAccount(tx, order.account, 'activate', cause, { confirmedAt: now });
      await moveOrder(tx, order, 'complete', cause);
      const { groupUid } = order.account;
      await announce(tx, 'host.purchase-verified', { orderUid: order.uid, purchaseUid, groupUid });
      const change = { providerPriceSen: String(providerPrice) };
      await recordAudit(tx, admin, { action: 'verify', subject: 'host-purchases', subjectUid: purchaseUid, change });
      stage('verify-purchase:before-commit');
    });
    stage('verify-purchase:committed');
    return { uid: purchaseUid };
  }
}
