import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { GiftsQuery, MyGift, OpenedGift } from '#contracts/products/giving/gifts.http';
import { sen, toRupiah } from '#domain/platform/sen';
import type { GiftState } from '#domain/products/giving/gift';
import { Database } from '#runtime/platform/db/database';
import { givenBackAmong } from '#runtime/sales/given-back';
import { hashOfSecret } from '../../../identity/session/random-secret.js';
import { Paged } from '../../../platform/http/errors/envelope.js';
import { Refusal } from '../../../platform/http/errors/refusal.js';

export class FindMyGiftsQuery extends Query<Paged<MyGift>> {
  constructor(
    readonly customerUid: string,
    readonly list: GiftsQuery,
  ) {
    super();
  }
}
export class OpenGiftQuery extends Query<OpenedGift> {
  constructor(readonly secret: string) {
    super();
  }
}

@QueryHandler(FindMyGiftsQuery)
export class FindMyGiftsHandler implements IQueryHandler<FindMyGiftsQuery> {
  constructor(private readonly database: Database) {}

  async execute({ customerUid, list: { page, limit, orderUid } }: FindMyGiftsQuery): Promise<Paged<MyGift>> {
    const where = { order: { customerUid }, ...(orderUid && { orderUid }) };
    const [gifts, total] = await Promise.all([
      this.database.givingGift.findMany({
        where,
        orderBy: [{ createdAt: 'desc' }, { uid: 'asc' }],
        skip: (page - 1) * limit,
        take: limit,
      }),
      this.database.givingGift.count({ where }),
    ]);
    const givenBack = await givenBackAmong(
      this.database,
      'other',
      gifts.map(({ uid }) => uid),
    );
    const items = gifts.map((gift) => ({
      giftUid: gift.uid,
      orderUid: gift.orderUid,
      recipientName: gift.recipientName,
      message: gift.message,
      amount: toRupiah(sen(gift.amountSen)),
      state: gift.state as GiftState,
      givenBack: givenBack(gift.uid),
      expiresAt: gift.expiresAt?.toISOString() ?? null,
      hasLink: gift.secretHash !== null,
      version: gift.version,
      createdAt: gift.createdAt.toISOString(),
    }));
    return new Paged(items, page, limit, total);
  }
}

/** What the one who has the link sees. */
@QueryHandler(OpenGiftQuery)
export class OpenGiftHandler implements IQueryHandler<OpenGiftQuery> {
  constructor(private readonly database: Database) {}

  async execute({ secret }: OpenGiftQuery): Promise<OpenedGift> {
    const gift = await this.database.givingGift.findUnique({
      where: { secretHash: hashOfSecret(secret) },
      include: { order: { select: { name: true } } },
    });
    if (!gift)
      throw new Refusal('NOT_FOUND', 404, [], 'Link hadiah ini tidak berlaku. Minta link yang baru ke pengirimnya.');
    return {
      giver: gift.order.name,
      recipientName: gift.recipientName,
      message: gift.message,
      amount: toRupiah(sen(gift.amountSen)),
      state: gift.state as GiftState,
      expiresAt: gift.expiresAt?.toISOString() ?? null,
    };
  }
}
