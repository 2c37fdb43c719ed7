import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { DomainError } from '#domain/platform/domain-error';
import { seatRoleOf } from '#domain/catalogue/plan-family';
import { sen } from '#domain/platform/sen';
import { ACCOUNT_STATUS } from '#domain/products/subscriptions/accounts/account-status';
import { mayTakeMoneyBack } from '#domain/products/subscriptions/accounts/money-back';
import { orderFeeSen } from '#domain/sales/orders/order-item';
import { Clock } from '#runtime/platform/clock/clock';
import { Database } from '#runtime/platform/db/database';
import { lockSeatedOrder } from '#runtime/products/subscriptions/seats.store';
import { closeOrder } from '#runtime/sales/close-order';
import type { Cause } from '#runtime/sales/orders.store';
import { ProductLines } from '#runtime/sales/product-lines';
import { refundInvoice } from '#runtime/sales/refund-invoice';
import { Refusal } from '../../../platform/http/errors/refusal.js';

export class TakeMoneyBackCommand extends Command<{ uid: string }> {
  constructor(
    readonly accountUid: string,
    readonly customerUid: string,
  ) {
    super();
  }
}

const WHY = 'Menunggu lebih dari 72 jam, pelanggan minta uangnya kembali';
const CAUSE: Cause = { actor: 'system', by: 'customer', why: WHY };

/**
 * The member of a paid seat that has waited too long takes the money back: the refund desk gets the whole payment, order and
 * seat end. A repeated request changes nothing. docs/rules/groups.md#money-back
 */
@CommandHandler(TakeMoneyBackCommand)
export class TakeMoneyBackHandler implements ICommandHandler<TakeMoneyBackCommand> {
  constructor(
    private readonly database: Database,
    private readonly lines: ProductLines,
    private readonly clock: Clock,
  ) {}

  async execute({ accountUid, customerUid }: TakeMoneyBackCommand): Promise<{ uid: string }> {
    const mine = await this.database.account.findFirst({
      where: { uid: accountUid, customerUid },
      select: { orderUid: true },
    });
    if (!mine) throw new Refusal('NOT_FOUND', 404);
    const { orderUid } = mine;
    await this.database.transaction(async (tx) => {
      const { order } = await lockSeatedOrder(tx, orderUid);
      const { account } = order;
      if (account.status === ACCOUNT_STATUS.refunded) return; // pressed twice, or given back by an admin
      const at = this.clock.now();
      if (!mayTakeMoneyBack({ ...account, role: seatRoleOf(account) }, at))
        throw new DomainError(
          'MONEY_BACK_NOT_DUE',
          account.status === ACCOUNT_STATUS.pending
            ? 'Kursimu masih dalam 72 jam pertama. Kalau lewat dan belum siap juga, uangmu bisa diminta kembali di sini.'
            : 'Kursimu tidak sedang menunggu, jadi uangnya tidak bisa diminta kembali di sini. Minta bantuan kami, ya.',
        );
      await closeOrder(tx, this.lines, order, 'refund', { cause: CAUSE, clock: this.clock });
      const invoice = await tx.invoice.findFirstOrThrow({
        where: { orderUid, purpose: 'purchase' },
        select: { uid: true, orderUid: true, feeSen: true, order: { select: { items: { select: { feeSen: true } } } } },
      });
      const fee = sen(invoice.feeSen ?? orderFeeSen(invoice.order.items));
      await refundInvoice(tx, invoice, { fee, reason: WHY, by: 'customer', at });
    });
    return { uid: accountUid };
  }
}
