import { setImmediate as nextTurn } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { AtOnce } from '#runtime/at-once';
import { Config } from '#runtime/config/config';
import { Database } from '#runtime/db/database';
import { type Reservation, type Reserved, placeOrdersSql } from './place-orders.sql.js';

interface Waiting {
  reservation: Reservation;
  resolve(reserved: Reserved): void;
  reject(error: unknown): void;
}

interface Line {
  waiting: Waiting[];
  underWay: boolean;
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
  private readonly lines = new Map<string, Line>();
  private readonly turns: AtOnce;

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
    if (!line) this.lines.set(kind, (line = { waiting: [], underWay: false }));
    return new Promise((resolve, reject) => {
      line.waiting.push({ reservation, resolve, reject });
      if (!line.underWay) void this.work(line);
    });
  }

  /** Other work on an order that would take a connection for itself waits in the same line. */
  inTurn<T>(work: () => Promise<T>): Promise<T> {
    return this.turns.run(work);
  }

  private async work(line: Line): Promise<void> {
    line.underWay = true;
    // Those who are read from their sockets in the same turn of the event loop are company.
    await nextTurn();
    while (line.waiting.length > 0) await this.turns.run(() => this.write(takeBatch(line.waiting)));
    line.underWay = false;
  }

  private async write(batch: Waiting[]): Promise<void> {
    const withoutSeat = await this.ask(batch, false);
    if (withoutSeat.length > 0) await this.ask(withoutSeat, true);
  }

  /** Answers those for whom there is no open group; everybody else has been told. */
  private async ask(batch: Waiting[], mayOpen: boolean): Promise<Waiting[]> {
    const answers = await this.send(batch, mayOpen).catch((error: unknown) => {
      if (batch.length === 1) batch[0]!.reject(error);
      return null;
    });
    if (!answers) {
      if (batch.length > 1) for (const one of batch) await this.write([one]);
      return [];
    }
    const withoutSeat: Waiting[] = [];
    for (const one of batch) {
      const answer = answers.get(one.reservation.orderUid)!;
      if (answer.outcome === 'no-seat') withoutSeat.push(one);
      // A turn later: by then the next batch is on its way, and Postgres works while we answer this one.
      else setImmediate(() => one.resolve(answer));
    }
    return withoutSeat;
  }

  private async send(batch: Waiting[], mayOpen: boolean): Promise<Map<string, Reserved>> {
    const reservations = batch.map(({ reservation }) => reservation);
    const rows = await this.database.statement<Reserved>(placeOrdersSql(reservations, mayOpen));
    return new Map(rows.map((row) => [row.orderUid, row]));
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
