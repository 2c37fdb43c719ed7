import { Injectable, Logger } from '@nestjs/common';
import { VOUCHER_REMIND_DAYS } from '#domain/vouchers/voucher';
import { Database, type Tx } from '#runtime/db/database';
import { reminderUid } from '../notifications/remind-due.js';
import { remindVoucherDue } from '../notifications/remind-voucher-due.js';
import { expireUnused } from '../vouchers/expire-unused.js';

const BATCH = 200;
/** Time for the timer itself, which is the quicker way. */
const GRACE = '30 seconds';

interface DueVoucher {
  uid: string;
  useBy: Date;
}

/** The safety net under the vouchers' timers, which run for weeks. */
@Injectable()
export class DueVouchersSweep {
  private readonly log = new Logger('due-vouchers');

  constructor(private readonly database: Database) {}

  /** How many unused vouchers have ended. */
  async expire(): Promise<number> {
    const overdue = await this.database.$queryRaw<DueVoucher[]>`
      SELECT uid, use_by AS "useBy" FROM voucher
      WHERE state = 'issued' AND use_by < now() - ${GRACE}::interval ORDER BY use_by LIMIT ${BATCH}`;
    return this.each(overdue, expireUnused);
  }

  /** How many reminders were sent that no timer had sent. */
  async remind(): Promise<number> {
    const due = await this.database.$queryRaw<DueVoucher[]>`
      SELECT uid, use_by AS "useBy" FROM voucher
      WHERE state = 'issued' AND use_by > now()
        AND use_by - make_interval(days => ${VOUCHER_REMIND_DAYS}::int) < now() - ${GRACE}::interval`;
    const told = await this.database.notification.findMany({
      where: { eventUid: { in: due.map(({ uid, useBy }) => reminderUid(uid, useBy)) }, kind: 'remind-voucher' },
      select: { eventUid: true },
    });
    const isTold = new Set(told.map(({ eventUid }) => eventUid));
    return this.each(
      due.filter(({ uid, useBy }) => !isTold.has(reminderUid(uid, useBy))),
      remindVoucherDue,
    );
  }

  /** One that fails does not keep the others waiting. */
  private async each(vouchers: DueVoucher[], act: (tx: Tx, voucherUid: string) => Promise<boolean>): Promise<number> {
    let done = 0;
    for (const { uid } of vouchers) {
      try {
        if (await this.database.transaction((tx) => act(tx, uid))) done += 1;
      } catch (error) {
        this.log.error(`voucher ${uid}: ${(error as Error).message}`);
      }
    }
    return done;
  }
}
