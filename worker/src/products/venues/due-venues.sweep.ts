import { Injectable, Logger } from '@nestjs/common';
import { MINUTE_MS } from '#domain/platform/durations';
import { ORDER_STATUS } from '#domain/sales/orders/order-status';
import { crashPoint } from '#runtime/platform/crash-point';
import { Database, type Tx } from '#runtime/platform/db/database';
import { announceOnce } from '#runtime/platform/outbox/announce';
import { processEach } from '../../platform/sweeps/process-each.js';
import { type Recurring, RecurringWork } from '../../platform/sweeps/recurring.js';
import { EndedSlots } from './ended-slots.js';
import { SettledVenueShares } from './settled-shares.js';
import { endedWhileChecked } from './venue-facts.js';

const BATCH = 200;
const EVERY_MS = 5_000;

/**
 * Ends slots at their time, settles each of their orders by itself, and reminds players. Due columns and states are the
 * truth: what a dead worker has left is found by the next run. docs/rules/venues.md#end
 */
@Injectable()
export class DueVenuesSweep extends RecurringWork {
  readonly recurring: Recurring[] = [
    { name: 'end-venue-slots', everyMs: EVERY_MS, run: () => this.end() },
    { name: 'tell-venue-players', everyMs: EVERY_MS, run: () => this.tellChecked() },
    { name: 'settle-venue-shares', everyMs: EVERY_MS, run: () => this.settle() },
    { name: 'remind-venue-players', everyMs: MINUTE_MS, run: () => this.remind() },
  ];
  private readonly log = new Logger('due-venues');

  constructor(
    private readonly database: Database,
    private readonly slots: EndedSlots,
    private readonly shares: SettledVenueShares,
  ) {
    super();
  }

  /** How many slots have ended. A proof that waits is decided first, but not beyond the beginning of the slot. */
  async end(): Promise<number> {
    const due = await this.database.$queryRaw<{ uid: string }[]>`
      SELECT uid FROM venue_slot WHERE due_at <= now() AND (held = 0 OR starts_at <= now()) ORDER BY due_at LIMIT ${BATCH}`;
    return this.each(due, (tx, uid) => this.slots.end(tx, uid));
  }

  /** Tells who waits for a decision about a proof that the slot has ended, once. Answers how many were new. */
  async tellChecked(): Promise<number> {
    const checked = await this.database.$queryRaw<{ orderUid: string; state: string }[]>`
      SELECT s.order_uid AS "orderUid", t.state FROM venue_slot t JOIN venue_share s ON s.slot_uid = t.uid
        JOIN "order" o ON o.uid = s.order_uid
      WHERE t.state IN ('missed', 'cancelled') AND s.state = 'held' AND o.status = ${ORDER_STATUS.awaitingConfirmation}`;
    const caused = (ended: string) =>
      checked
        .filter(({ state }) => state === ended)
        .map(({ orderUid }) => ({ cause: endedWhileChecked(orderUid), payload: { orderUid, isChecked: true } }));
    return this.database.transaction(
      async (tx) =>
        (await announceOnce(tx, 'venue.missed', caused('missed'))) +
        (await announceOnce(tx, 'venue.cancelled', caused('cancelled'))),
    );
  }

  /** How many orders were settled: refunded, expired or completed. */
  async settle(): Promise<number> {
    const open = await this.database.$queryRaw<{ uid: string }[]>`
      SELECT s.order_uid AS uid FROM venue_slot t JOIN venue_share s ON s.slot_uid = t.uid
        JOIN "order" o ON o.uid = s.order_uid
      WHERE t.state IN ('missed', 'cancelled') AND (s.state = 'paid' OR s.state = 'held' AND o.status = 1)
        -- Of a whole slot it was the booker who cancelled too late, and the venue keeps its part.
        OR t.state = 'cancelled' AND t.shared AND s.state = 'kept' AND o.status = 4 OR t.state = 'played' AND s.state = 'paid'
      ORDER BY s.order_uid LIMIT ${BATCH}`;
    return this.each(open, (tx, uid) => this.shares.settle(tx, uid));
  }

  /** How many slots' players were reminded. */
  async remind(): Promise<number> {
    const due = await this.database.$queryRaw<{ uid: string }[]>`
      SELECT uid FROM venue_slot WHERE remind_at <= now() ORDER BY remind_at LIMIT ${BATCH}`;
    return this.each(due, (tx, uid) => this.slots.remind(tx, uid));
  }

  private each(rows: { uid: string }[], act: (tx: Tx, uid: string) => Promise<boolean>): Promise<number> {
    return processEach(
      this.log,
      rows.map(({ uid }) => uid),
      async (uid) => {
        const done = await this.database.transaction(async (tx) => {
          const result = await act(tx, uid);
          crashPoint('venues:before-commit');
          return result;
        });
        crashPoint('venues:committed');
        return done;
      },
    );
  }
}
