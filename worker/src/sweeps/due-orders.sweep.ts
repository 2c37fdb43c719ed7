import { Injectable, Logger } from '@nestjs/common';
import { ORDER_STATUS } from '#domain/orders/order-status';
import { Database, type Tx } from '#runtime/db/database';
import { expireOverdue } from '../orders/expire-overdue.js';
import { REMIND_BEFORE, remindDue, reminderUid } from '../notifications/remind-due.js';

const BATCH = 200;
/** Time for the timer itself, which is the quicker way. */
const GRACE = '30 seconds';

interface DueOrder {
  uid: string;
  dueAt: Date;
}

/** The safety net under the timers: does what a lost expiry or reminder job would have done. */
@Injectable()
export class DueOrdersSweep {
  private readonly log = new Logger('due-orders');

  constructor(private readonly database: Database) {}

  /** How many overdue orders were ended. One that fails does not keep the others waiting. */
  async expire(): Promise<number> {
    const overdue = await this.database.$queryRaw<DueOrder[]>`
      SELECT "uid", "due_at" AS "dueAt" FROM "order"
      WHERE "status" = ${ORDER_STATUS.awaitingPayment} AND "due_at" < now() - ${GRACE}::interval
      ORDER BY "due_at" LIMIT ${BATCH}`;
    return this.each(overdue, expireOverdue);
  }

  /** How many reminders were sent that no timer had sent. */
  async remind(): Promise<number> {
    const due = await this.database.$queryRaw<DueOrder[]>`
      SELECT "uid", "due_at" AS "dueAt" FROM "order"
      WHERE "status" = ${ORDER_STATUS.awaitingPayment} AND "due_at" > now()
        AND "due_at" - ${REMIND_BEFORE}::interval < now() - ${GRACE}::interval`;
    const keys = due.map(({ uid, dueAt }) => reminderUid(uid, dueAt));
    const told = await this.database.notification.findMany({
      where: { eventUid: { in: keys }, kind: 'remind-payment' },
      select: { eventUid: true },
    });
    const isTold = new Set(told.map(({ eventUid }) => eventUid));
    return this.each(
      due.filter((_, index) => !isTold.has(keys[index]!)),
      remindDue,
    );
  }

  private async each(orders: DueOrder[], act: (tx: Tx, orderUid: string) => Promise<boolean>): Promise<number> {
    let done = 0;
    for (const { uid } of orders) {
      try {
        if (await this.database.transaction((tx) => act(tx, uid))) done += 1;
      } catch (error) {
        this.log.error(`order ${uid}: ${(error as Error).message}`);
      }
    }
    return done;
  }
}
