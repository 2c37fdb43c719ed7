import { Injectable } from '@nestjs/common';
import { ConcurrencyLimit } from '#runtime/platform/concurrency-limit';
import { Config } from '#runtime/platform/config/config';
import { BatchQueue } from '#runtime/platform/db/batch-queue';
import { Database, type Send } from '#runtime/platform/db/database';
import { UnpaidOrders } from '#runtime/sales/unpaid-limits';
import { type Reserved, placeOrdersSql } from './place-orders.sql.js';
import type { Reservation } from './reservation.js';

interface Waiting {
  reservation: Reservation;
  resolve(reserved: Reserved): void;
  reject(error: unknown): void;
}

/** A longer batch would only make its first customer wait. */
const MAX_BATCH = 64;
/** Connections that batches leave to other requests; the pool itself gives up after five seconds. */
const LEFT_FOR_OTHERS = 2;

/**
 * Reservations of one kind of seat that arrive while others are being written are written together when that is done: a
 * single one never waits, and a rush pays one round trip, one commit and one row lock for many (docs/decisions/0006).
 * A reservation that fails in a batch is tried again alone, so that it fails for its own fault only.
 */
@Injectable()
export class SeatReservationQueue {
  private readonly queues = new Map<string, BatchQueue<Waiting>>();
  private readonly turns: ConcurrencyLimit;
  private readonly alone: Send = (sql) => this.database.statement(sql);

  constructor(
    private readonly database: Database,
    config: Config,
    private readonly unpaid: UnpaidOrders,
  ) {
    this.turns = new ConcurrencyLimit(Math.max(1, config.dbPool - LEFT_FOR_OTHERS));
  }

  /** The outcome of this reservation: never `no-seat`. @throws a conflict of the database: try again, as after `busy`. */
  reserve(reservation: Reservation): Promise<Reserved> {
    const { familyUid, role, needsTv } = reservation;
    const kind = `${familyUid} ${role} ${needsTv}`;
    let queue = this.queues.get(kind);
    if (!queue) this.queues.set(kind, (queue = this.newQueue()));
    return new Promise((resolve, reject) => queue.add({ reservation, resolve, reject }));
  }

  /** Runs other work on orders that holds a connection, under the same limit as the batches. */
  inTurn<T>(work: () => Promise<T>): Promise<T> {
    return this.turns.run(work);
  }

  private newQueue(): BatchQueue<Waiting> {
    return new BatchQueue(this.database, this.turns, {
      take: takeBatch,
      write: (batch, send) => this.write(batch, send),
      fail: (batch, error) => batch.forEach(({ reject }) => reject(error)),
    });
  }

  private async write(batch: Waiting[], send: Send): Promise<void> {
    const withoutSeat = await this.request(batch, false, send);
    if (withoutSeat.length > 0) await this.request(withoutSeat, true, send);
  }

  /** Answers the batch, except those for which no group is open: these are returned. */
  private async request(batch: Waiting[], mayOpen: boolean, send: Send): Promise<Waiting[]> {
    const reservations = batch.map(({ reservation }) => reservation);
    const rows = await send<Reserved>(placeOrdersSql(reservations, mayOpen, this.unpaid.limits)).catch(
      (error: unknown) => {
        if (send === this.alone) batch[0]!.reject(error);
        return null;
      },
    );
    if (!rows) {
      // On a connection of its own: the shared transaction may have failed because of another batch.
      if (send !== this.alone) for (const one of batch) await this.write([one], this.alone);
      return [];
    }
    const answers = new Map(rows.map((row) => [row.orderUid, row]));
    const withoutSeat: Waiting[] = [];
    for (const one of batch) {
      const answer = answers.get(one.reservation.orderUid)!;
      if (answer.outcome === 'no-seat') withoutSeat.push(one);
      // A turn later: by then the next batch is on its way, and Postgres works while we answer this one.
      else setImmediate(() => one.resolve(answer));
    }
    return withoutSeat;
  }
}

/** In the order of arrival, each customer and each device once: their orders must see each other. */
function takeBatch(waiting: Waiting[]): Waiting[] {
  const taken = new Set<string | bigint>();
  const batch: Waiting[] = [];
  const later: Waiting[] = [];
  for (const one of waiting.splice(0)) {
    const { customerUid, deviceKey } = one.reservation;
    const isFirst = !taken.has(customerUid) && (deviceKey === null || !taken.has(deviceKey));
    (batch.length < MAX_BATCH && isFirst ? batch : later).push(one);
    taken.add(customerUid);
    if (deviceKey !== null) taken.add(deviceKey);
  }
  waiting.push(...later);
  return batch;
}
