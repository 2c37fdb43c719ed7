import { Injectable, Logger } from '@nestjs/common';
import { PAYMENT_REMIND_HOURS } from '#domain/orders/deadline';
import { ORDER_STATUS } from '#domain/orders/order-status';
import { Database, type Tx } from '#runtime/db/database';
import { expireOverdue } from '../orders/expire-overdue.js';
import { remindDue } from '../notifications/remind-due.js';
import { notReminded } from './not-reminded.js';
import { oneByOne } from './one-by-one.js';

const BATCH = 200;
/** Time for the timer itself, which is the quicker way. */
const GRACE = '30 seconds';

/** The safety net under the timers: does what a lost expiry or reminder job would have done. */
@Injectable()
export class DueOrdersSweep {
  private readonly log = new Logger('due-orders');

  constructor(private readonly database: Database) {}

  /** How many overdue orders were ended. */
  async expire(): Promise<number> {
    const overdue = await this.database.$queryRaw<{ uid: string }[]>`
      SELECT "uid" FROM "order"
      WHERE "status" = ${ORDER_STATUS.awaitingPayment} AND "due_at" < now() - ${GRACE}::interval
      ORDER BY "due_at" LIMIT ${BATCH}`;
    return this.each(
      overdue.map(({ uid }) => uid),
      expireOverdue,
    );
  }

  /** How many reminders were sent that no timer had sent. */
  async remind(): Promise<number> {
    const due = await this.database.$queryRaw<{ uid: string; dueAt: Date }[]>`
      SELECT "uid", "due_at" AS "dueAt" FROM "order"
      WHERE "status" = ${ORDER_STATUS.awaitingPayment} AND "due_at" > now()
        AND "due_at" - make_interval(hours => ${PAYMENT_REMIND_HOURS}::int) < now() - ${GRACE}::interval`;
    return this.each(await notReminded(this.database, 'remind-payment', due), remindDue);
  }

  private each(uids: string[], act: (tx: Tx, orderUid: string) => Promise<boolean>): Promise<number> {
    return oneByOne(this.log, uids, (uid) => this.database.transaction((tx) => act(tx, uid)));
  }
}
