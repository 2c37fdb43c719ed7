import { Injectable, Logger } from '@nestjs/common';
import { VOUCHER_REMIND_DAYS } from '#domain/vouchers/voucher';
import { Database, type Tx } from '#runtime/db/database';
import { remindVoucherDue } from '../notifications/remind-voucher-due.js';
import { expireUnused } from '../vouchers/expire-unused.js';
import { notReminded } from './not-reminded.js';
import { oneByOne } from './one-by-one.js';

const BATCH = 200;
/** Time for the timer itself, which is the quicker way. */
const GRACE = '30 seconds';

/** The safety net under the vouchers' timers, which run for weeks. */
@Injectable()
export class DueVouchersSweep {
  private readonly log = new Logger('due-vouchers');

  constructor(private readonly database: Database) {}

  /** How many unused vouchers have ended. */
  async expire(): Promise<number> {
    const overdue = await this.database.$queryRaw<{ uid: string }[]>`
      SELECT uid FROM voucher
      WHERE state = 'issued' AND use_by < now() - ${GRACE}::interval ORDER BY use_by LIMIT ${BATCH}`;
    return this.each(
      overdue.map(({ uid }) => uid),
      expireUnused,
    );
  }

  /** How many reminders were sent that no timer had sent. */
  async remind(): Promise<number> {
    const due = await this.database.$queryRaw<{ uid: string; dueAt: Date }[]>`
      SELECT uid, use_by AS "dueAt" FROM voucher
      WHERE state = 'issued' AND use_by > now()
        AND use_by - make_interval(days => ${VOUCHER_REMIND_DAYS}::int) < now() - ${GRACE}::interval`;
    return this.each(await notReminded(this.database, 'remind-voucher', due), remindVoucherDue);
  }

  private each(uids: string[], act: (tx: Tx, voucherUid: string) => Promise<boolean>): Promise<number> {
    return oneByOne(this.log, uids, (uid) => this.database.transaction((tx) => act(tx, uid)));
  }
}
