import { Injectable, Logger } from '@nestjs/common';
import { Database, type Tx } from '#runtime/platform/db/database';
import { crashPoint } from '#runtime/platform/crash-point';
import { ASKED_AGAIN } from '#runtime/products/sekeranjang/asked-again';
import { processEach } from '../../platform/sweeps/process-each.js';
import { type Recurring, RecurringWork } from '../../platform/sweeps/recurring.js';
import { EndedProducts } from './ended-products.js';
import { SettledShares } from './settled-shares.js';

const BATCH = 200;
const EVERY_MS = 5_000;

/**
 * Ends products at their time, and settles each of their orders by itself. Due column and states are the truth: what a
 * dead worker has left is found by the next run. docs/rules/sekeranjang.md#end
 */
@Injectable()
export class DueSekeranjangSweep extends RecurringWork {
  readonly recurring: Recurring[] = [
    { name: 'end-sekeranjang', everyMs: EVERY_MS, run: () => this.end() },
    { name: 'settle-sekeranjang', everyMs: EVERY_MS, run: () => this.settle() },
  ];
  private readonly log = new Logger('due-sekeranjang');

  constructor(
    private readonly database: Database,
    private readonly products: EndedProducts,
    private readonly shares: SettledShares,
  ) {
    super();
  }

  /**
   * How many products have ended. Their unpaid orders expire first; a proof that waits is decided first, and who was asked for
   * another one, or for the rest, has the time that was promised.
   */
  async end(): Promise<number> {
    const unpaid = await this.database.$queryRaw<{ uid: string }[]>`
      SELECT s.order_uid AS uid FROM sekeranjang_share s JOIN sekeranjang_product p ON p.uid = s.product_uid
        JOIN "order" o ON o.uid = s.order_uid
      WHERE p.state = 'open' AND p.promo_end_at <= now() AND s.state = 'held' AND o.status = 1
        AND NOT ${ASKED_AGAIN} LIMIT ${BATCH}`;
    await this.each(unpaid, (tx, uid) => this.products.expireOrder(tx, uid));
    const due = await this.database.$queryRaw<{ uid: string }[]>`
      SELECT uid FROM sekeranjang_product
      WHERE state = 'open' AND held = 0 AND (promo_end_at <= now() OR joined >= max_buyers) LIMIT ${BATCH}`;
    return this.each(due, (tx, uid) => this.products.end(tx, uid));
  }

  /** How many orders were settled: credited, refunded, or handed to the packing. */
  async settle(): Promise<number> {
    const open = await this.database.$queryRaw<{ uid: string }[]>`
      SELECT s.order_uid AS uid FROM sekeranjang_product p JOIN sekeranjang_share s ON s.product_uid = p.uid
      WHERE (p.state IN ('reached', 'missed', 'bought') AND s.state = 'joined') OR (p.state = 'bought' AND s.state = 'won')
      ORDER BY s.order_uid LIMIT ${BATCH}`;
    return this.each(open, (tx, uid) => this.shares.settle(tx, uid));
  }

  private each(rows: { uid: string }[], act: (tx: Tx, uid: string) => Promise<boolean>): Promise<number> {
    return processEach(
      this.log,
      rows.map(({ uid }) => uid),
      async (uid) => {
        const done = await this.database.transaction(async (tx) => {
          const result = await act(tx, uid);
          crashPoint('sekeranjang:before-commit');
          return result;
        });
        crashPoint('sekeranjang:committed');
        return done;
      },
    );
  }
}
