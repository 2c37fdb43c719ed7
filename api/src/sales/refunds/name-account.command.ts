import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { OwnAccountBody } from '#contracts/sales/own-account.http';
import { Database } from '#runtime/platform/db/database';
import { nameRefundAccount } from '#runtime/sales/named-account';
import { Refusal } from '../../platform/http/errors/refusal.js';

export class NameRefundAccountCommand extends Command<{ uid: string }> {
  constructor(
    readonly orderUid: string,
    readonly customerUid: string,
    readonly account: OwnAccountBody,
  ) {
    super();
  }
}

/** The customer says to which account the money of an order goes back. docs/rules/payments.md#named-account */
@CommandHandler(NameRefundAccountCommand)
export class NameRefundAccountHandler implements ICommandHandler<NameRefundAccountCommand> {
  constructor(private readonly database: Database) {}

  /** @throws Refusal 404 for an order of others. @throws DomainError NO_REFUND_TO_NAME. */
  async execute({ orderUid, customerUid, account }: NameRefundAccountCommand): Promise<{ uid: string }> {
    const owned = await this.database.order.count({ where: { uid: orderUid, customerUid } });
    if (!owned) throw new Refusal('ORDER_NOT_FOUND', 404);
    await this.database.transaction((tx) => nameRefundAccount(tx, orderUid, account));
    return { uid: orderUid };
  }
}
