import { Injectable } from '@nestjs/common';
import type { JobData } from '#contracts/jobs';
import { LIVE_ACCOUNT_CODES } from '#domain/accounts/account-status';
import { reimbursementAmount } from '#domain/hosts/reimbursement';
import { sen } from '#domain/money/sen';
import { nextWorkingMorning } from '#domain/orders/deadline';
import { Clock } from '#runtime/clock/clock';
import type { Tx } from '#runtime/db/database';
import { announce } from '#runtime/outbox/announce';
import { isFull, lockGroup } from '#runtime/stores/groups.store';
import type { JobHandler } from '../jobs/job-handler.js';

/** Owes the host the money once the group is full *and* the purchase is verified, whichever comes last. Decisions: Reimbursement. */
@Injectable()
export class ScheduleReimbursementJob implements JobHandler<'hosts', 'schedule-reimbursement'> {
  constructor(private readonly clock: Clock) {}

  async run(tx: Tx, { groupUid }: JobData<'hosts', 'schedule-reimbursement'>): Promise<void> {
    const group = await lockGroup(tx, groupUid);
    if (!isFull(group)) return;
    const host = await tx.account.findFirst({
      where: { groupUid, role: 'host', status: { in: LIVE_ACCOUNT_CODES } },
      select: { order: { include: { reimbursement: true, purchases: { where: { state: 'verified' } } } } },
    });
    const purchase = host?.order.purchases[0];
    if (!host || !purchase || host.order.reimbursement) return;
    const providerPriceSen = purchase.providerPriceSen ?? group.family.providerPriceSen;
    if (providerPriceSen === null) throw new Error(`purchase ${purchase.uid} is verified without an amount`);
    const { transferFeeSen } = group.family;
    const { uid: orderUid, hostShareSen } = host.order;
    const amountSen = reimbursementAmount({
      providerPrice: sen(providerPriceSen),
      hostShare: sen(hostShareSen),
      transferFee: sen(transferFeeSen),
    });
    const { uid: reimbursementUid } = await tx.reimbursement.create({
      data: {
        orderUid,
        purchaseUid: purchase.uid,
        state: 'scheduled',
        providerPriceSen,
        hostShareSen,
        transferFeeSen,
        amountSen,
        dueAt: nextWorkingMorning(this.clock.now()),
      },
      select: { uid: true },
    });
    await announce(tx, 'reimbursement.scheduled', { orderUid, reimbursementUid });
  }
}
