import { randomUUID } from 'node:crypto';
import { Injectable, Logger } from '@nestjs/common';
import { LIVE_ACCOUNT_CODES } from '#domain/products/subscriptions/accounts/account-status';
import { HOUR_MS, daysAfter } from '#domain/platform/durations';
import { sen } from '#domain/platform/sen';
import { groupFinished } from '#domain/sales/ledger/spending-postings';
import { OPEN_PAYOUT_STATES } from '#domain/sales/payouts/payout';
import { Clock } from '#runtime/platform/clock/clock';
import { Database, type Tx } from '#runtime/platform/db/database';
import { Prisma } from '#runtime/generated/prisma/client';
import { lockGroup } from '#runtime/products/subscriptions/groups.store';
import { processEach } from '../../../platform/sweeps/process-each.js';
import { type Recurring, RecurringWork } from '../../../platform/sweeps/recurring.js';
import { postEntry } from '../../../sales/ledger/post-entry.js';

const BATCH = 100;
/** So long nothing has happened in the group: what was announced is posted by then. */
const QUIET_DAYS = 1;

/** Books what finished groups still hold, or have cost more than came. docs/rules/ledger.md#remainders */
@Injectable()
export class FinishedGroupsSweep extends RecurringWork {
  readonly recurring: Recurring[] = [{ name: 'book-finished-groups', everyMs: HOUR_MS, run: () => this.sweep() }];
  private readonly log = new Logger('finished-groups');

  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {
    super();
  }

  /** How many groups were booked. */
  async sweep(): Promise<number> {
    const now = this.clock.now();
    const found = await heldByFinished(this.database, now, Prisma.empty);
    const uids = found.map(({ groupUid }) => groupUid);
    return processEach(this.log, uids, (uid) => this.database.transaction((tx) => book(tx, uid, now)));
  }
}

/** Under the lock of the group what it holds is read again: of two sweeps one books it. */
async function book(tx: Tx, groupUid: string, now: Date): Promise<boolean> {
  await lockGroup(tx, groupUid);
  const [found] = await heldByFinished(tx, now, Prisma.sql`AND h.group_uid = ${groupUid}::uuid`);
  if (!found) return false;
  const [uid, held] = [randomUUID(), sen(found.heldSen)];
  await tx.groupRemainder.create({ data: { uid, groupUid, amountSen: held, at: now }, select: { uid: true } });
  const about = { productLine: 'subscriptions', orderUid: null, partyUid: null, subjectUid: groupUid };
  await postEntry(tx, 'group-remainder', uid, groupFinished(held, about));
  return true;
}

/** Groups without a seat, and without money that is still to be paid or asked for, whose funds are not zero. */
const heldByFinished = (db: Pick<Tx, '$queryRaw'>, now: Date, only: Prisma.Sql) =>
  db.$queryRaw<{ groupUid: string; heldSen: bigint }[]>`
    SELECT h.group_uid AS "groupUid", h.held_sen AS "heldSen" FROM (
      SELECT coalesce(a.group_uid, p.subject_uid) AS group_uid, -sum(p.amount_sen)::bigint AS held_sen
      FROM ledger_posting p LEFT JOIN account a ON a.order_uid = p.order_uid
      WHERE p.account = 'memberFunds' GROUP BY 1 HAVING sum(p.amount_sen) <> 0) h
      JOIN account_group g ON g.uid = h.group_uid
    WHERE NOT EXISTS (SELECT FROM account a WHERE a.group_uid = g.uid AND a.status = ANY (${LIVE_ACCOUNT_CODES}))
      AND NOT EXISTS (
        SELECT FROM account a JOIN account_history x ON x.account_uid = a.uid
        WHERE a.group_uid = g.uid AND x.at > ${daysAfter(now, -QUIET_DAYS)})
      AND NOT EXISTS (
        SELECT FROM group_cycle c JOIN reimbursement r ON r.cycle_uid = c.uid JOIN payout p ON p.uid = r.payout_uid
        WHERE c.group_uid = g.uid AND p.state = ANY (${[...OPEN_PAYOUT_STATES]}))
      AND NOT EXISTS (
        SELECT FROM group_cycle c JOIN host_receivable r ON r.cycle_uid = c.uid
        WHERE c.group_uid = g.uid AND r.state = 'open')
      ${only} ORDER BY h.group_uid LIMIT ${BATCH}`;
