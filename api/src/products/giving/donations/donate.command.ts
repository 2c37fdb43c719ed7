import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { PlacedDonation } from '#contracts/products/giving/donations.http';
import { sen, toSen } from '#domain/platform/sen';
import { firstMessageState } from '#domain/products/giving/donation';
import { donationName } from '#domain/products/giving/order-name';
import { checkPriceRead } from '#domain/sales/orders/price-read';
import { Database, type Tx } from '#runtime/platform/db/database';
import { invalid } from '../../../platform/http/errors/refusal.js';
import { OrderPlacing, type Sale } from '../../../sales/placing/order-placing.js';
import { type Asked, placedAnswer, requestOf, saleOf } from '../giving-order.js';

export interface WantedDonation {
  /** The slug of the cause. */
  type: string;
  /** In rupiah, or shares of the cause's price. */
  amount?: number;
  shares?: number;
  /** What was read that the shares cost, in rupiah. */
  total?: number | undefined;
  message: string;
  anonymous: boolean;
}

export class DonateCommand extends Command<PlacedDonation> {
  constructor(
    readonly asked: Asked,
    readonly wanted: WantedDonation,
  ) {
    super();
  }
}

/** Promises a donation; it is held for its cause when it is paid. docs/rules/giving.md#donations */
@CommandHandler(DonateCommand)
export class DonateHandler implements ICommandHandler<DonateCommand> {
  constructor(
    private readonly placing: OrderPlacing,
    private readonly database: Database,
  ) {}

  async execute({ asked, wanted }: DonateCommand): Promise<PlacedDonation> {
    const { type, amount, shares, message, anonymous } = wanted;
    const request = requestOf(asked, 'donation', [type, amount ?? null, shares ?? null, message, anonymous]);
    const order = await this.placing.place(request, (tx) => this.sell(tx, wanted));
    const { uid: donationUid, cause } = await this.database.givingDonation.findUniqueOrThrow({
      where: { orderUid: order.uid },
      select: { uid: true, cause: { select: { slug: true } } },
    });
    return { donationUid, type: cause.slug, ...placedAnswer(order) };
  }

  private async sell(tx: Tx, { type, amount, shares, total, message, anonymous }: WantedDonation): Promise<Sale> {
    const cause = await tx.givingCause.findFirst({ where: { slug: type, active: true } });
    if (!cause)
      throw invalid({ field: 'type', message: 'Penggalangan ini tidak ada atau sudah ditutup. Pilih yang lain, ya.' });
    const price = shares === undefined ? toSen(amount ?? 0) : cause.sharePriceSen;
    if (price === null || (shares === undefined) !== (cause.sharePriceSen === null))
      throw invalid({
        field: 'type',
        message: 'Penggalangan ini menerima donasi dengan cara lain. Buka halamannya, ya.',
      });
    const sale = saleOf(tx, {
      face: 'Donasi',
      title: donationName(cause.name),
      refUid: cause.uid,
      quantity: shares,
      unitPrice: sen(price),
      books: { held: 'donationFunds', subjectUid: cause.uid },
      hold: (inTx, orderUid) =>
        inTx.givingDonation.create({
          data: {
            orderUid,
            causeUid: cause.uid,
            state: 'promised',
            amountSen: sale.total,
            shareCount: shares ?? 0,
            anonymous,
            message,
            messageState: firstMessageState(message),
          },
          select: { uid: true },
        }),
    });
    checkPriceRead(sale.total, total);
    return sale;
  }
}
