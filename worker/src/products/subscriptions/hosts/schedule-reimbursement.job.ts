import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { JobData } from '#contracts/jobs';
import { LIVE_ACCOUNT_CODES } from '#domain/products/subscriptions/accounts/account-status';
import { reimbursementAmount } from '#domain/catalogue/reimbursement-amount';
import { sen } from '#domain/platform/sen';
import { nextWorkingMorning } from '#domain/sales/orders/deadline';
import { Clock } from '#runtime/platform/clock/clock';
import type { Tx } from '#runtime/platform/db/database';
import { announce } from '#runtime/platform/outbox/announce';
import { isFull, lockGroup } from '#runtime/products/subscriptions/groups.store';
import { schedulePayout } from '#runtime/sales/payouts.store';
import type { JobHandler } from '../../../platform/jobs/job-handler.js';

/** Owes the host the money once the group is full *and* the purchase is verified, whichever comes last. docs/rules/hosts.md#reimbursement. */
@Injectable()
export class ScheduleReimbursementJob implements JobHandler<'hosts', 'schedule-reimbursement'> {
  constructor(private readonly clock: Clock) {}

  async run(tx: Tx, { groupUid }: JobData<'hosts', 'schedule-reimbursement'>): Promise<void> {
    // Most groups have no host, and the lock would keep buyers waiting. One who comes later has events of his own.
    const isHost = { groupUid, role: 'host', status: { in: LIVE_ACCOUNT_CODES } };
    if ((await tx.account.count({ where: isHost })) === 0) return;
    const group = await lockGroup(tx, groupUid);
    if (!isFull(group)) return;
    const host = await tx.account.findFirst({
      where: isHost,
      select: {
        hostShareSen: true,
        order: { include: { reimbursement: true, purchases: { where: { state: 'verified' } } } },
      },
    });
    const purchase = host?.order.purchases[0];
    if (!host || !purchase || host.order.reimbursement) return;
    const providerPriceSen = purchase.providerPriceSen ?? group.family.providerPriceSen;
    if (providerPriceSen === null) throw new Error(`purchase ${purchase.uid} is verified without an amount`);
    const { transferFeeSen } = group.family;
    const { uid: orderUid, customerUid } = host.order;
    const { hostShareSen } = host;
    const amount = reimbursementAmount({
      providerPrice: sen(providerPriceSen),
      hostShare: sen(hostShareSen),
      transferFee: sen(transferFeeSen),
    });
    const reimbursementUid = randomUUID();
    const { bankName, accountNumber, accountName } = purchase;
    const { uid: payoutUid } = await schedulePayout(tx, {
      kind: 'reimbursement',
      refUid: reimbursementUid,
      customerUid,
      amount,
      dueAt: nextWorkingMorning(this.clock.now()),
      bankName,
      accountNumber,
      accountName,
    });
    await tx.reimbursement.create({
      data: {
        uid: reimbursementUid,
        orderUid,
        purchaseUid: purchase.uid,
        payoutUid,
        providerPriceSen,
        hostShareSen,
        transferFeeSen,
        amountSen: amount,
      },
      select: { uid: true },
    });
    await announce(tx, 'reimbursement.scheduled', { orderUid, reimbursementUid });
  }
}
