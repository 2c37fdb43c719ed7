import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { accountStatusOf, holdsSeat } from '#domain/products/subscriptions/accounts/account-status';
import { leaving } from '#domain/products/subscriptions/accounts/leaving';
import { DomainError } from '#domain/platform/domain-error';
import { seatRoleOf } from '#domain/catalogue/plan-family';
import { orderStatusOf } from '#domain/sales/orders/order-status';
import { Database } from '#runtime/platform/db/database';
import { Clock } from '#runtime/platform/clock/clock';
import { announce } from '#runtime/platform/outbox/announce';
import { readBesideSeat } from '#runtime/products/subscriptions/beside-seat';
import { creditPaidAhead, readPaidAhead } from '#runtime/products/subscriptions/periods/paid-ahead';
import { readRenewal } from '#runtime/products/subscriptions/periods/renewals.store';
import { endSeat, lockSeatedOrder } from '#runtime/products/subscriptions/seats.store';
import { readUsedTreatments } from '#runtime/products/subscriptions/used-treatments';
import { closeOrder } from '#runtime/sales/close-order';
import type { Cause } from '#runtime/sales/orders.store';
import { ProductLines } from '#runtime/sales/product-lines';
import { Refusal } from '../../../platform/http/errors/refusal.js';

export class LeaveGroupCommand extends Command<{ uid: string }> {
  constructor(
    readonly accountUid: string,
    readonly customerUid: string,
  ) {
    super();
  }
}

const NOT_BEGUN = 'Keluar sebelum masanya mulai';
const BY_CUSTOMER: Cause = { actor: 'customer', by: 'customer', why: 'Keluar dari grup' };

/**
 * A member gives the seat back: unpaid, the order ends with it; paid, the membership ends, the money of the running period stays
 * and that of later ones is credit; its voucher is void. A repeated request changes nothing. docs/rules/groups.md#leaving
 */
@CommandHandler(LeaveGroupCommand)
export class LeaveGroupHandler implements ICommandHandler<LeaveGroupCommand> {
  constructor(
    private readonly database: Database,
    private readonly lines: ProductLines,
    private readonly clock: Clock,
  ) {}

  async execute({ accountUid, customerUid }: LeaveGroupCommand): Promise<{ uid: string }> {
    const mine = await this.database.account.findFirst({
      where: { uid: accountUid, customerUid },
      select: { orderUid: true },
    });
    if (!mine) throw new Refusal('NOT_FOUND', 404);
    const { orderUid } = mine;
    await this.database.transaction(async (tx) => {
      const { group, order } = await lockSeatedOrder(tx, orderUid);
      const { account } = order;
      const status = accountStatusOf(account.status);
      if (!holdsSeat(status)) return; // pressed twice, or ended by an admin
      const { others, purchaseWaits } = await readBesideSeat(tx, account);
      const hasProof = purchaseWaits || (await readRenewal(tx, accountUid))?.hasProof === true;
      const at = this.clock.now();
      const way = leaving({
        role: seatRoleOf(account),
        status,
        orderStatus: orderStatusOf(order.status),
        hasProof,
        others,
        notBegun: await readPaidAhead(tx, accountUid, at),
        withVoucher: (await readUsedTreatments(tx, orderUid)) !== null,
      });
      if (!way.possible) throw new DomainError('CANNOT_LEAVE', way.why);
      if (way.as === 'cancel')
        return closeOrder(tx, this.lines, order, 'cancel', { cause: BY_CUSTOMER, clock: this.clock });
      await endSeat(tx, group, account, 'leave', { cause: BY_CUSTOMER, at });
      await this.lines.cutShort(tx, order);
      await creditPaidAhead(tx, accountUid, { cause: BY_CUSTOMER, at, reason: NOT_BEGUN });
      const left = { accountUid, orderUid, groupUid: group.uid };
      // The message of a host who has ended speaks of the unused days; that of a member, of the own money.
      if (account.role === 'host') await announce(tx, 'member.ended', { ...left, why: 'ended' });
      else await announce(tx, 'member.left', left);
    });
    return { uid: accountUid };
  }
}
