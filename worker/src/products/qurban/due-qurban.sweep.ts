import { Injectable, Logger } from '@nestjs/common';
import { HOUR_MS } from '#domain/platform/durations';
import { REMIND_DAYS } from '#domain/products/qurban/saving-plan';
import { Prisma } from '#runtime/generated/prisma/client';
import { crashPoint } from '#runtime/platform/crash-point';
import { Database, type Tx } from '#runtime/platform/db/database';
import { announceOnce } from '#runtime/platform/outbox/announce';
import { takesProof } from '#runtime/sales/rejected-proofs';
import { processEach } from '../../platform/sweeps/process-each.js';
import { type Recurring, RecurringWork } from '../../platform/sweeps/recurring.js';
import { ClosedSeasons } from './closed-seasons.js';
import { SettledParticipations } from './settled-participations.js';

const BATCH = 200;
const EVERY_MS = 5_000;

/**
 * Closes seasons at their deadline, settles each order by itself, and reminds of instalments. Due columns and states are
 * the truth: what a dead worker has left is found by the next run. docs/rules/qurban.md#deadline
 */
@Injectable()
export class DueQurbanSweep extends RecurringWork {
  readonly recurring: Recurring[] = [
    { name: 'close-qurban', everyMs: EVERY_MS, run: () => this.close() },
    { name: 'settle-qurban', everyMs: EVERY_MS, run: () => this.settle() },
    { name: 'remind-qurban', everyMs: HOUR_MS, run: () => this.remind() },
  ];
  private readonly log = new Logger('due-qurban');

  constructor(
    private readonly database: Database,
    private readonly seasons: ClosedSeasons,
    private readonly participations: SettledParticipations,
  ) {
    super();
  }

  /** How many seasons were closed. Their unpaid orders expire first, and a proof that waits is decided first. */
  async close(): Promise<number> {
    const unpaid = await this.database.$queryRaw<{ uid: string }[]>`
      SELECT p.order_uid AS uid FROM qurban_season s JOIN qurban_animal a ON a.season_uid = s.uid
        JOIN qurban_participation p ON p.animal_uid = a.uid AND p.state = 'held' JOIN "order" o ON o.uid = p.order_uid
      WHERE s.state = 'open' AND s.orders_until <= now() AND o.status = 1 LIMIT ${BATCH}`;
    await this.each(unpaid, (tx, uid) => this.seasons.expireOrder(tx, uid));
    const due = await this.database.$queryRaw<{ uid: string }[]>`
      SELECT uid FROM qurban_season WHERE state = 'open' AND orders_until <= now()`;
    return this.each(due, (tx, uid) => this.seasons.close(tx, uid));
  }

  /** How many orders were settled: refunded, bought for, or finished. */
  async settle(): Promise<number> {
    const open = await this.database.$queryRaw<{ uid: string }[]>`
      SELECT p.order_uid AS uid FROM qurban_participation p JOIN qurban_animal a ON a.uid = p.animal_uid
      WHERE (p.state = 'paid' AND a.state IN ('missed', 'bought', 'reported')) OR (p.state = 'bought' AND a.state = 'reported')
      ORDER BY p.order_uid LIMIT ${BATCH}`;
    return this.each(open, (tx, uid) => this.participations.settle(tx, uid));
  }

  /** Announces, once each, the instalments that are due soon and those that are late, none where no other proof is taken. Answers how many were new. */
  async remind(): Promise<number> {
    const due = await this.database.$queryRaw<{ uid: string; number: number; late: boolean }[]>`
      SELECT n.order_uid AS uid, n.number, n.due_at < now() AS late FROM (
        SELECT t.*, sum(t.amount_sen) OVER (PARTITION BY t.order_uid ORDER BY t.number) AS planned FROM qurban_instalment t
          JOIN qurban_participation p ON p.order_uid = t.order_uid AND p.state = 'held') n
        JOIN invoice i ON i.order_uid = n.order_uid AND i.purpose = 'purchase' AND i.status = 'open'
      WHERE n.number > 1 AND i.received_sen > 0 AND i.received_sen < n.planned
        AND n.due_at < now() + make_interval(days => ${REMIND_DAYS}::int)
        AND ${takesProof(Prisma.sql`i.uid`)}`;
    const causes = (late: boolean) =>
      due
        .filter((row) => row.late === late)
        .map(({ uid, number }) => ({
          cause: `qurban ${late ? 'late' : 'due'} ${uid} ${number}`,
          payload: { orderUid: uid, number },
        }));
    return this.database.transaction(
      async (tx) =>
        (await announceOnce(tx, 'qurban.instalment-due', causes(false))) +
        (await announceOnce(tx, 'qurban.instalment-late', causes(true))),
    );
  }

  private each(rows: { uid: string }[], act: (tx: Tx, uid: string) => Promise<boolean>): Promise<number> {
    return processEach(
      this.log,
      rows.map(({ uid }) => uid),
      async (uid) => {
        const done = await this.database.transaction(async (tx) => {
          const result = await act(tx, uid);
          crashPoint('qurban:before-commit');
          return result;
        });
        crashPoint('qurban:committed');
        return done;
      },
    );
  }
}
