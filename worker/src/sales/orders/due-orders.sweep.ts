import { Injectable, Logger } from '@nestjs/common';
import { PAYMENT_REMIND_HOURS } from '#domain/sales/orders/deadline';
import { ORDER_STATUS } from '#domain/sales/orders/order-status';
import { Prisma } from '#runtime/generated/prisma/client';
import { Database, type Tx } from '#runtime/platform/db/database';
import { announceDueSoon } from '#runtime/sales/payment-reminder';
import { takesProof } from '#runtime/sales/rejected-proofs';
import { OverdueOrders } from './overdue-orders.js';
import { processEach } from '../../platform/sweeps/process-each.js';

const BATCH = 200;
/** An invoice stays open, with its due date, while its proof is being checked. */
const TO_BE_PAID = Prisma.sql`"invoice" i JOIN "order" o ON o."uid" = i."order_uid"
  WHERE i."status" = 'open' AND i."purpose" = 'purchase' AND o."status" = ${ORDER_STATUS.awaitingPayment}`;

/** Ends orders at their deadline, and announces the reminders. The due column is the truth; there are no timers. */
@Injectable()
export class DueOrdersSweep {
  private readonly log = new Logger('due-orders');

  constructor(
    private readonly database: Database,
    private readonly overdue: OverdueOrders,
  ) {}

  /** How many overdue orders were ended: unpaid ones, and pre-orders whose customer has not verified the e-mail. */
  async expire(): Promise<number> {
    const overdue = await this.database.$queryRaw<{ uid: string }[]>`
      (SELECT o."uid" FROM ${TO_BE_PAID} AND i."due_at" <= now() ORDER BY i."due_at" LIMIT ${BATCH})
      UNION ALL (SELECT o."uid" FROM "order" o
        WHERE o."status" = 7 AND o."verify_by" <= now() ORDER BY o."verify_by" LIMIT ${BATCH})`;
    return this.each(
      overdue.map(({ uid }) => uid),
      (tx, uid) => this.overdue.expire(tx, uid),
    );
  }

  /**
   * Announces the reminders that are due, one for each deadline, none where the whole time to pay, or to send another proof, is
   * shorter than that of a reminder, or where no other proof is taken. Answers how many were new.
   */
  async remind(): Promise<number> {
    const due = await this.database.$queryRaw<{ uid: string; dueAt: Date }[]>`
      SELECT o."uid", i."due_at" AS "dueAt" FROM ${TO_BE_PAID} AND i."due_at" > now()
        AND i."due_at" <= now() + make_interval(hours => ${PAYMENT_REMIND_HOURS}::int)
        AND i."due_at" - greatest(i."created_at", (SELECT max(d."decided_at") FROM "payment" d WHERE d."invoice_uid" = i."uid"))
          > make_interval(hours => ${PAYMENT_REMIND_HOURS}::int)
        AND ${takesProof(Prisma.sql`i."uid"`)}`;
    return this.database.transaction((tx) => announceDueSoon(tx, due));
  }

  private each(uids: string[], act: (tx: Tx, orderUid: string) => Promise<boolean>): Promise<number> {
    return processEach(this.log, uids, (uid) => this.database.transaction((tx) => act(tx, uid)));
  }
}
