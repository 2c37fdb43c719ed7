import { Injectable } from '@nestjs/common';
import type { JobData } from '#contracts/jobs';
import { ACCOUNT_STATUS, LIVE_ACCOUNT_CODES } from '#domain/products/subscriptions/accounts/account-status';
import { ORDER_STATUS } from '#domain/sales/orders/order-status';
import { Clock } from '#runtime/platform/clock/clock';
import type { Tx } from '#runtime/platform/db/database';
import { announce } from '#runtime/platform/outbox/announce';
import { hasTvSlot, heldForOthers, isFull, lockGroup } from '#runtime/products/subscriptions/groups.store';
import { moveSeat } from '#runtime/products/subscriptions/move-seat';
import { lockOrderOfSeat } from '#runtime/products/subscriptions/seats.store';
import { stopClocks } from '#runtime/products/subscriptions/stopped-clocks';
import type { JobCause, JobHandler } from '../../../platform/jobs/job-handler.js';
import { offerFreeSeats } from './offer-free-seats.js';

const SPARE = 10;

/**
 * A group that was full has a free seat again: it is offered to the waiting list first. Pre-order members who wait in younger,
 * unfilled groups of the same family move up, the oldest first; what is left is offered to those who wait without an
 * order. Who was asked to pay has no deadline until the group is full again. docs/rules/groups.md#matching
 */
@Injectable()
export class MoveUpWaitingJob implements JobHandler<'groups', 'move-up-waiting'> {
  constructor(private readonly clock: Clock) {}

  async run(tx: Tx, { groupUid }: JobData<'groups', 'move-up-waiting'>, { eventUid }: JobCause): Promise<void> {
    const candidates = await lockWithCandidates(tx, groupUid);
    for (const candidate of candidates) await this.moveUp(tx, groupUid, candidate, eventUid);
    await stopClocks(tx, groupUid, this.clock.now());
    await offerFreeSeats(tx, groupUid, this.clock.now());
  }

  private async moveUp(tx: Tx, targetUid: string, candidate: Candidate, eventUid: string): Promise<void> {
    const target = await lockGroup(tx, targetUid);
    const source = await lockGroup(tx, candidate.sourceUid);
    const { account, status } = await lockOrderOfSeat(tx, candidate.orderUid);
    const held = await heldForOthers(tx, target.uid, account.customerUid, this.clock.now());
    const seatNumber = target.freeRegularSeats.slice(held.seats)[0];
    const stillWaits =
      account.groupUid === source.uid &&
      account.status === ACCOUNT_STATUS.registered &&
      status === ORDER_STATUS.waitingForGroup;
    if (seatNumber === undefined || isFull(source) || !stillWaits || (account.needsTv && !hasTvSlot(target, held)))
      return;
    const why = `Naik dari grup ${source.number} ke grup ${target.number} karena ada kursi kosong`;
    const cause = { actor: 'system', by: 'system', why, eventUid } as const;
    await moveSeat(tx, account, { groupUid: target.uid, seatNumber }, { cause, at: this.clock.now() });
    const { uid: accountUid, orderUid } = account;
    await announce(tx, 'seat.moved-up', { accountUid, orderUid, groupUid: target.uid, fromGroupUid: source.uid });
  }
}

interface Candidate {
  orderUid: string;
  sourceUid: string;
}

/**
 * Locks the group and those its candidates sit in, in one order, so that moves which cross do not block each other.
 * A candidate may have moved while this waited for a lock, so it selects again until nothing changes; the rare deadlock of
 * a second round is tried again by `database.transaction`.
 */
async function lockWithCandidates(tx: Tx, groupUid: string): Promise<Candidate[]> {
  for (const locked = new Set<string>(); ;) {
    const candidates = await waitingFor(tx, groupUid);
    const missing = [groupUid, ...candidates.map(({ sourceUid }) => sourceUid)].filter((uid) => !locked.has(uid));
    if (missing.length === 0) return candidates;
    for (const uid of [...new Set(missing)].sort()) {
      await lockGroup(tx, uid);
      locked.add(uid);
    }
  }
}

/**
 * Candidates for the free regular seats of a group, oldest first: no customer of the group, only the oldest seat of a
 * customer, and some more than there are seats, because not every candidate can have a TV slot.
 */
function waitingFor(tx: Tx, groupUid: string): Promise<Candidate[]> {
  return tx.$queryRaw<Candidate[]>`
    SELECT waiting."order_uid" AS "orderUid", waiting."group_uid" AS "sourceUid" FROM (
      SELECT DISTINCT ON (a."customer_uid") a."order_uid", a."group_uid", a."created_at", a."uid"
      FROM "account" a
      JOIN "order" o ON o."uid" = a."order_uid"
      JOIN "account_group" source ON source."uid" = a."group_uid"
      JOIN "account_group" target ON target."uid" = ${groupUid}::uuid
      WHERE a."status" = ${ACCOUNT_STATUS.registered} AND a."role" = 'regular'
        AND o."status" = ${ORDER_STATUS.waitingForGroup}
        AND source."family_uid" = target."family_uid"
        AND (source."created_at", source."number") > (target."created_at", target."number")
        AND cardinality(source."free_host_seats" || source."free_regular_seats") > 0
        AND (NOT a."needs_tv" OR target."tv_slots" IS NULL OR target."tv_taken" < target."tv_slots")
        AND NOT EXISTS (
          SELECT 1 FROM "account" seated WHERE seated."group_uid" = target."uid"
            AND seated."customer_uid" = a."customer_uid" AND seated."status" = ANY (${LIVE_ACCOUNT_CODES})
        )
      ORDER BY a."customer_uid", a."created_at", a."uid"
    ) waiting
    ORDER BY waiting."created_at", waiting."uid"
    LIMIT (
      SELECT CASE WHEN cardinality("free_regular_seats") > 0 THEN cardinality("free_regular_seats") + ${SPARE} ELSE 0 END
      FROM "account_group" WHERE "uid" = ${groupUid}::uuid
    )`;
}
