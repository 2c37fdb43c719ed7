import { Injectable, Logger } from '@nestjs/common';
import { ASSUMED_DELIVERED_DAYS } from '#domain/sales/shipping/shipment';
import { Clock } from '#runtime/platform/clock/clock';
import { Database, type Tx } from '#runtime/platform/db/database';
import { lockWholeOrder } from '#runtime/sales/close-order';
import { ProductLines } from '#runtime/sales/product-lines';
import { deliverShipment } from '#runtime/sales/shipping/deliver-shipment';
import { lockShipmentOf } from '#runtime/sales/shipping/shipments.store';
import { processEach } from '../../platform/sweeps/process-each.js';

const BATCH = 200;

/** Completes the orders whose parcels left long ago, when neither customer nor admin has said what became of them. */
@Injectable()
export class ArrivalsSweep {
  private readonly log = new Logger('arrivals');

  constructor(
    private readonly database: Database,
    private readonly lines: ProductLines,
    private readonly clock: Clock,
  ) {}

  /** How many parcels count as delivered now. */
  async sweep(): Promise<number> {
    const due = await this.database.$queryRaw<{ orderUid: string }[]>`
      SELECT order_uid AS "orderUid" FROM shipment
      WHERE state = 'shipped' AND shipped_at <= now() - make_interval(days => ${ASSUMED_DELIVERED_DAYS}::int)
      ORDER BY shipped_at LIMIT ${BATCH}`;
    return processEach(
      this.log,
      due.map(({ orderUid }) => orderUid),
      (orderUid) => this.database.transaction((tx) => this.deliver(tx, orderUid)),
    );
  }

  /** False when it was decided meanwhile. */
  private async deliver(tx: Tx, orderUid: string): Promise<boolean> {
    const order = await lockWholeOrder(tx, this.lines, orderUid);
    const shipment = await lockShipmentOf(tx, orderUid);
    if (shipment?.state !== 'shipped') return false;
    const cause = { actor: 'system', by: 'system', why: 'Sudah lama dalam perjalanan' } as const;
    await deliverShipment(tx, order, shipment, cause, this.clock.now());
    return true;
  }
}
