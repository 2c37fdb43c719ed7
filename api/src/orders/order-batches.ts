import { Injectable } from '@nestjs/common';
import { AtOnce } from '#runtime/at-once';
import { Config } from '#runtime/config/config';
import { Database, type Send } from '#runtime/db/database';
import { OrderLine } from './order-line.js';
import { type Reservation, type Reserved, placeOrdersSql } from './place-orders.sql.js';

interface Waiting {
  reservation: Reservation;
  resolve(reserved: Reserved): void;
  reject(error: unknown): void;
}

/** A longer batch would only make its first buyer wait. */
const MOST_IN_A_BATCH = 64;
/**
 * Batches of a rush wait here and not for a connection, where they would be turned away after five seconds; whoever
 * reads or pays meanwhile finds a connection free.
 */
const LEFT_FOR_OTHERS = 2;

/**
 * Buyers of one kind of seat who come while orders for it are being written are written together when that is done:
 * nobody waits for company, and a rush pays one round trip, one commit and one row lock for many (docs/decisions/0006).
 * An order that meets trouble in company is tried again alone, so that nobody fails for another's fault.
 */
@Injectable()
export class OrderBatches {
  private readonly lines = new Map<string, OrderLine<Waiting>>();
  private readonly turns: AtOnce;
  private readonly alone: Send = (sql) => this.database.statement(sql);

  constructor(
    private readonly database: Database,
    config: Config,
  ) {
    this.turns = new AtOnce(Math.max(1, config.dbPool - LEFT_FOR_OTHERS));
  }

  /** What became of this reservation: never `no-seat`. @throws a conflict of the database: try again, as after `busy`. */
  reserve(reservation: Reservation): Promise<Reserved> {
    const { familyUid, role, needsTv } = reservation;
    const kind = `${familyUid} ${role} ${needsTv}`;
    let line = this.lines.get(kind);
    if (!line) this.lines.set(kind, (line = this.newLine()));
    return new Promise((resolve, reject) => line.join({ reservation, resolve, reject }));
  }

  /** Other work on an order that would take a connection for itself waits in the same line. */
  inTurn<T>(work: () => Promise<T>): Promise<T> {
    return this.turns.run(work);
  }

  private newLine(): OrderLine<Waiting> {
    return new OrderLine(this.database, this.turns, {
      take: takeBatch,
      write: (batch, send) => this.write(batch, send),
      fail: (batch, error) => batch.forEach(({ reject }) => reject(error)),
    });
  }

  private async write(batch: Waiting[], send: Send): Promise<void> {
    const withoutSeat = await this.ask(batch, false, send);
    if (withoutSeat.length > 0) await this.ask(withoutSeat, true, send);
  }

  /** Answers those for whom there is no open group; everybody else has been told. */
  private async ask(batch: Waiting[], mayOpen: boolean, send: Send): Promise<Waiting[]> {
    const reservations = batch.map(({ reservation }) => reservation);
    const rows = await send<Reserved>(placeOrdersSql(reservations, mayOpen)).catch((error: unknown) => {
      if (send === this.alone) batch[0]!.reject(error);
      return null;
    });
    if (!rows) {
      // Over a connection of his own: a shared one may have failed for another's fault, also under a batch of one.
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

/** Takes from the line in the order of arrival, each customer once: two orders of one buyer must see each other. */
function takeBatch(waiting: Waiting[]): Waiting[] {
  const customers = new Set<string>();
  const batch: Waiting[] = [];
  const later: Waiting[] = [];
  for (const one of waiting.splice(0)) {
    const { customerUid } = one.reservation;
    (batch.length < MOST_IN_A_BATCH && !customers.has(customerUid) ? batch : later).push(one);
    customers.add(customerUid);
  }
  waiting.push(...later);
  return batch;
}
