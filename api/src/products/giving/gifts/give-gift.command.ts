import { randomUUID } from 'node:crypto';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { GiftBody, PlacedGift } from '#contracts/products/giving/gifts.http';
import { toSen } from '#domain/platform/sen';
import { GIFT_NAME } from '#domain/products/giving/order-name';
import { Database } from '#runtime/platform/db/database';
import { OrderPlacing } from '../../../sales/placing/order-placing.js';
import { type Asked, placedAnswer, requestOf, saleOf } from '../giving-order.js';

export class GiveGiftCommand extends Command<PlacedGift> {
  constructor(
    readonly asked: Asked,
    readonly wanted: Pick<GiftBody, 'recipientName' | 'amount' | 'message'>,
  ) {
    super();
  }
}

/** Promises a gift; its link is made when it is paid. docs/rules/giving.md#gifts */
@CommandHandler(GiveGiftCommand)
export class GiveGiftHandler implements ICommandHandler<GiveGiftCommand> {
  constructor(
    private readonly placing: OrderPlacing,
    private readonly database: Database,
  ) {}

  async execute({ asked, wanted }: GiveGiftCommand): Promise<PlacedGift> {
    const { recipientName, amount, message } = wanted;
    const uid = randomUUID();
    const amountSen = toSen(amount);
    const data = { uid, recipientName, message, amountSen, state: 'promised' };
    const order = await this.placing.place(requestOf(asked, 'gift', [recipientName, amount, message]), async (tx) =>
      saleOf(tx, {
        face: 'Hadiah THR',
        title: GIFT_NAME,
        refUid: uid,
        unitPrice: amountSen,
        books: { held: 'giftFunds', subjectUid: uid },
        hold: (inTx, orderUid) => inTx.givingGift.create({ data: { ...data, orderUid }, select: { uid: true } }),
      }),
    );
    // Found again, it has the uid of the first request.
    const { uid: giftUid } = await this.database.givingGift.findUniqueOrThrow({ where: { orderUid: order.uid } });
    return { giftUid, ...placedAnswer(order) };
  }
}
