import { Injectable } from '@nestjs/common';
import { priceOf, targetOf } from '#domain/products/sekeranjang/ladder';
import { outcomeOf, productMoves } from '#domain/products/sekeranjang/product-state';
import { ORDER_STATUS } from '#domain/sales/orders/order-status';
import { Clock } from '#runtime/platform/clock/clock';
import type { Tx } from '#runtime/platform/db/database';
import { isAskedAgain } from '#runtime/products/sekeranjang/asked-again';
import { lockProduct } from '#runtime/products/sekeranjang/shares.store';
import { closeOrder, lockWholeOrder } from '#runtime/sales/close-order';
import { ProductLines } from '#runtime/sales/product-lines';

const ENDED = 'Sekeranjang berakhir sebelum dibayar';
const CLOSED = 'Sekeranjang ditutup lebih awal sebelum dibayar';

/** Ends products whose time is over or whose places are all paid. docs/rules/sekeranjang.md#end */
@Injectable()
export class EndedProducts {
  constructor(
    private readonly lines: ProductLines,
    private readonly clock: Clock,
  ) {}

  /** An order that is unpaid when its product ends. False when it was paid, ended or asked for another proof meanwhile. */
  async expireOrder(tx: Tx, orderUid: string): Promise<boolean> {
    const order = await lockWholeOrder(tx, this.lines, orderUid);
    if (order.status !== ORDER_STATUS.awaitingPayment || (await isAskedAgain(tx, orderUid))) return false;
    const { product } = await tx.sekeranjangShare.findUniqueOrThrow({
      where: { orderUid },
      select: { product: { select: { reason: true } } },
    });
    const cause = { actor: 'system', by: 'system', why: product.reason === null ? ENDED : CLOSED } as const;
    await closeOrder(tx, this.lines, order, 'expire', { cause, clock: this.clock });
    return true;
  }

  /** Reached or missed, by who has paid. False while an order still holds a place, or when it is not due. */
  async end(tx: Tx, uid: string): Promise<boolean> {
    const product = await lockProduct(tx, uid);
    if (product?.state !== 'open' || !(await isDue(tx, uid))) return false;
    const { tiers, joined } = product;
    const outcome = outcomeOf(product, targetOf(tiers));
    if (outcome === null) return false;
    await tx.sekeranjangProduct.update({
      where: { uid },
      data: {
        state: productMoves.after(product.state, outcome, 'system'),
        finalBuyers: joined,
        finalPriceSen: priceOf(tiers, joined),
        endedAt: this.clock.now(),
        version: { increment: 1 },
      },
      select: { uid: true },
    });
    return true;
  }
}

/** By the database's clock, as the sweep has asked. */
async function isDue(tx: Tx, uid: string): Promise<boolean> {
  const [row] = await tx.$queryRaw<{ due: boolean | null }[]>`
    SELECT promo_end_at <= clock_timestamp() OR joined >= max_buyers AS due FROM sekeranjang_product WHERE uid = ${uid}::uuid`;
  return row?.due === true;
}
