import { Injectable, Logger } from '@nestjs/common';
import { MINUTE_MS, daysAfter } from '#domain/platform/durations';
import { ASK_DAYS_BEFORE } from '#domain/products/subscriptions/hosts/cycle';
import { nextReminder } from '#domain/products/subscriptions/hosts/host-task';
import { Clock } from '#runtime/platform/clock/clock';
import { Database, type Tx } from '#runtime/platform/db/database';
import { announce } from '#runtime/platform/outbox/announce';
import { ProductLines } from '#runtime/sales/product-lines';
import { processEach } from '../../../platform/sweeps/process-each.js';
import { type Recurring, RecurringWork } from '../../../platform/sweeps/recurring.js';
import { askForNextCycle } from './ask-for-next-cycle.js';
import { missTask } from './miss-task.js';

const BATCH = 100;

/** The clocks of hosts: reminders, times that have run out, and the purchase of the next cycle. docs/rules/hosts.md#clocks */
@Injectable()
export class HostTasksSweep extends RecurringWork {
  readonly recurring: Recurring[] = [
    { name: 'remind-hosts', everyMs: MINUTE_MS, run: () => this.remind() },
    { name: 'end-missed-host-tasks', everyMs: MINUTE_MS, run: () => this.miss() },
    { name: 'ask-for-next-cycles', everyMs: 10 * MINUTE_MS, run: () => this.askForNext() },
  ];
  private readonly log = new Logger('host-tasks');

  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly lines: ProductLines,
  ) {
    super();
  }

  /** How many hosts were reminded. */
  async remind(): Promise<number> {
    const now = this.clock.now();
    const due = await this.database.hostTask.findMany({
      where: { endedAt: null, remindAt: { lte: now }, dueAt: { gt: now } },
      orderBy: { remindAt: 'asc' },
      take: BATCH,
      select: { uid: true },
    });
    return this.each(due, (tx, uid) => remindOnce(tx, uid, now));
  }

  /** How many times have run out. */
  async miss(): Promise<number> {
    const now = this.clock.now();
    const overdue = await this.database.hostTask.findMany({
      where: { endedAt: null, dueAt: { lte: now } },
      orderBy: { dueAt: 'asc' },
      take: BATCH,
      select: { uid: true },
    });
    return this.each(overdue, (tx, uid) => missTask(tx, this.lines, uid, this.clock));
  }

  /** How many cycles were followed up. */
  async askForNext(): Promise<number> {
    const now = this.clock.now();
    const ending = await this.database.groupCycle.findMany({
      where: { askedAt: null, cutAt: null, endsAt: { lte: daysAfter(now, ASK_DAYS_BEFORE) } },
      orderBy: { endsAt: 'asc' },
      take: BATCH,
      select: { uid: true },
    });
    return this.each(ending, (tx, uid) => askForNextCycle(tx, uid, now));
  }

  private each(rows: { uid: string }[], act: (tx: Tx, uid: string) => Promise<boolean>): Promise<number> {
    const uids = rows.map(({ uid }) => uid);
    return processEach(this.log, uids, (uid) => this.database.transaction((tx) => act(tx, uid)));
  }
}

/** The row decides: of two sweeps one moves it on. */
async function remindOnce(tx: Tx, uid: string, now: Date): Promise<boolean> {
  const task = await tx.hostTask.findUniqueOrThrow({
    where: { uid },
    select: { dueAt: true, account: { select: { orderUid: true } } },
  });
  const { count } = await tx.hostTask.updateMany({
    where: { uid, endedAt: null, remindAt: { lte: now } },
    data: { remindAt: nextReminder(task.dueAt, now) },
  });
  if (count === 0) return false;
  const { orderUid } = task.account;
  await announce(tx, 'host.task-due-soon', { orderUid, taskUid: uid, dueAt: task.dueAt.toISOString() });
  return true;
}
