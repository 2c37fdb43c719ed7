import { Injectable, Logger } from '@nestjs/common';
import { accountStatusOf, holdsSeat } from '#domain/products/subscriptions/accounts/account-status';
import { renewalStep } from '#domain/products/subscriptions/periods/renewal-step';
import { Clock } from '#runtime/platform/clock/clock';
import { Database, type Tx } from '#runtime/platform/db/database';
import { crashPoint } from '#runtime/platform/crash-point';
import { announce } from '#runtime/platform/outbox/announce';
import type { RenewingSeat } from '#runtime/products/subscriptions/periods/renew-seat';
import {
  invoiceRenewal,
  lapseSeat,
  quoteRenewal,
  remindOfRenewal,
} from '#runtime/products/subscriptions/periods/renewal-steps';
import { readRenewal, saveRenewal, stateOf } from '#runtime/products/subscriptions/periods/renewals.store';
import { endSeat, findSeat, lockSeatedOrder } from '#runtime/products/subscriptions/seats.store';
import type { Cause } from '#runtime/sales/orders.store';
import { processEach } from '../../../platform/sweeps/process-each.js';
import { type Recurring, RecurringWork } from '../../../platform/sweeps/recurring.js';

const EVERY_MS = 10_000;
const BATCH = 200;
const WHY = {
  invoice: 'Masa berikutnya ditagihkan',
  lapse: 'Masa langganan habis dan perpanjangannya belum dibayar',
  unpaid: 'Perpanjangan tidak dibayar sampai akhir masa tenggang',
  stopped: 'Masa langganan habis dan tidak diperpanjang',
};
const because = (why: string): Cause => ({ actor: 'system', by: 'system', why });

/**
 * Takes the steps of renewals that are due: price, invoice, reminders, lapse, end. The row decides under the order's lock, so
 * two sweeps, a dead worker or a clock that jumps do nothing twice. docs/rules/periods.md#renewal
 */
@Injectable()
export class DueRenewalsSweep extends RecurringWork {
  readonly recurring: Recurring[] = [{ name: 'renew-seats', everyMs: EVERY_MS, run: () => this.sweep() }];
  private readonly log = new Logger('due-renewals');

  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {
    super();
  }

  /** @returns how many seats were moved on. */
  async sweep(): Promise<number> {
    const due = await this.database.$queryRaw<{ uid: string; orderUid: string }[]>`
      SELECT a."uid", a."order_uid" AS "orderUid" FROM "seat_renewal" r JOIN "account" a ON a."uid" = r."account_uid"
      WHERE r."due_at" <= ${this.clock.now()} ORDER BY r."due_at" LIMIT ${BATCH}`;
    return processEach(
      this.log,
      due.map(({ orderUid }) => orderUid),
      async (orderUid) => {
        const moved = await this.database.transaction((tx) => this.moveOn(tx, orderUid));
        crashPoint('due-renewals:committed');
        return moved;
      },
    );
  }

  private async moveOn(tx: Tx, orderUid: string): Promise<boolean> {
    const { group, order } = await lockSeatedOrder(tx, orderUid);
    const at = this.clock.now();
    let account = order.account;
    let renewal = await readRenewal(tx, account.uid);
    if (!renewal || renewal.endedAt || !holdsSeat(accountStatusOf(account.status))) return false;
    let moved = false;
    for (
      let due = renewalStep(stateOf(renewal), renewal.terms, at);
      due;
      due = renewalStep(stateOf(renewal), renewal.terms, at)
    ) {
      moved = true;
      const seat: RenewingSeat = { order, account, renewal };
      if (due.step === 'end') {
        const why = renewal.stoppedAt ? 'stopped' : 'unpaid';
        await endSeat(tx, group, account, 'end', { cause: because(WHY[why]), at });
        await announce(tx, 'seat.ended', { accountUid: account.uid, orderUid, groupUid: group.uid, why });
        break;
      }
      if (due.step === 'quote') renewal = await quoteRenewal(tx, seat);
      else if (due.step === 'invoice') renewal = await invoiceRenewal(tx, { ...seat, cause: because(WHY.invoice), at });
      else if (due.step === 'remind') renewal = await remindOfRenewal(tx, seat, due.days);
      else renewal = await lapseSeat(tx, { ...seat, cause: because(WHY.lapse), at });
      account = (await findSeat(tx, orderUid))!;
    }
    // Nothing was due: the moment to look again is written, so that the row does not come up at every sweep.
    if (!moved) await saveRenewal(tx, renewal);
    crashPoint('due-renewals:before-commit');
    return moved;
  }
}
