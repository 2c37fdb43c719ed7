import { closedEarlyCause } from '#domain/sales/orders/ended-early';
import { Injectable } from '@nestjs/common';
import { sen } from '#domain/platform/sen';
import type { ProductState } from '#domain/products/sekeranjang/product-state';
import type { SekeranjangProduct, SekeranjangShare } from '#runtime/generated/prisma/client';
import { Clock } from '#runtime/platform/clock/clock';
import type { Tx } from '#runtime/platform/db/database';
import { announce } from '#runtime/platform/outbox/announce';
import { moveShare } from '#runtime/products/sekeranjang/shares.store';
import { closeOrder, lockWholeOrder } from '#runtime/sales/close-order';
import type { Cause, LockedOrder } from '#runtime/sales/orders.store';
import { ProductLines } from '#runtime/sales/product-lines';
import { creditInvoice, refundInvoice } from '#runtime/sales/refund-invoice';
import { receiveGoods } from '#runtime/sales/shipping/shipments.store';

const MISSED = 'Target pembeli tidak tercapai';
const LADDER = 'Harga turun karena pembelinya lebih banyak';
const BOUGHT = { by: 'system', why: 'Barangnya sudah kami beli' };

/** What the end of a product means for one of its orders. docs/rules/sekeranjang.md#shares */
@Injectable()
export class SettledShares {
  constructor(
    private readonly lines: ProductLines,
    private readonly clock: Clock,
  ) {}

  /** Takes the next step of a paid order; false when there is none (any more). */
  async settle(tx: Tx, orderUid: string): Promise<boolean> {
    const order = await lockWholeOrder(tx, this.lines, orderUid);
    const share = await tx.sekeranjangShare.findUniqueOrThrow({ where: { orderUid }, include: { product: true } });
    const state = share.product.state as ProductState;
    if (share.state === 'joined' && state === 'missed') await this.giveBack(tx, order, missedFor(share.product));
    else if (share.state === 'joined' && (state === 'reached' || state === 'bought')) await this.win(tx, share);
    else if (share.state === 'won' && state === 'bought') await supply(tx, share);
    else return false;
    return true;
  }

  /** All that was paid is to go back; finance transfers it. */
  private async giveBack(tx: Tx, order: LockedOrder, cause: Cause): Promise<void> {
    await closeOrder(tx, this.lines, order, 'refund', { cause, clock: this.clock });
    const { by, why: reason } = cause;
    const invoice = await purchaseOf(tx, order.uid);
    await refundInvoice(tx, invoice, { fee: sen(invoice.amountSen), reason, by, at: this.clock.now() });
    await announce(tx, 'sekeranjang.missed', { orderUid: order.uid });
  }

  /** What the ladder makes cheaper becomes the customer's credit. */
  private async win(tx: Tx, share: SekeranjangShare & { product: SekeranjangProduct }): Promise<void> {
    const { orderUid, priceSen, product } = share;
    await moveShare(tx, share, 'win', 'system');
    const saved = priceSen - product.finalPriceSen!;
    if (saved > 0n) {
      const invoice = await purchaseOf(tx, orderUid);
      const kept = { reason: LADDER, by: 'system', at: this.clock.now() };
      await creditInvoice(tx, invoice, { ...kept, amount: sen(saved), fee: sen(invoice.amountSen) });
    }
    await announce(tx, 'sekeranjang.reached', { orderUid });
  }
}

/** What an admin has closed early has missed its target for the reason that the admin gave. */
const missedFor = ({ reason }: Pick<SekeranjangProduct, 'reason'>): Cause => ({
  actor: 'system',
  by: 'system',
  why: reason === null ? MISSED : closedEarlyCause(reason),
});

async function supply(tx: Tx, share: SekeranjangShare): Promise<void> {
  await moveShare(tx, share, 'supply', 'system');
  await receiveGoods(tx, share.orderUid, BOUGHT);
  await announce(tx, 'sekeranjang.supplied', { orderUid: share.orderUid });
}

/** All of it is the shop's. */
const purchaseOf = (tx: Tx, orderUid: string) =>
  tx.invoice.findFirstOrThrow({ where: { orderUid, purpose: 'purchase' } });
