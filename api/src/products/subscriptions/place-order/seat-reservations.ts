import { Injectable } from '@nestjs/common';
import { ERROR_MESSAGE } from '#contracts/errors';
import { brokenPromise } from '#domain/products/subscriptions/groups/seat-promise';
import type { HOST_DUTIES } from '#domain/products/subscriptions/hosts/duties';
import type { OpenQuestions } from '#domain/products/subscriptions/open-questions';
import { Database } from '#runtime/platform/db/database';
import { requestPurchase } from '#runtime/products/subscriptions/host-tasks.store';
import { askLater } from '#runtime/products/subscriptions/open-questions.store';
import { UnpaidOrders, tooManyUnpaid } from '#runtime/sales/unpaid-limits';
import { Refusal, invalid, noTvSlot } from '../../../platform/http/errors/refusal.js';
import type { Eligibility } from '../eligibility/check-answers.js';
import { recordEligibility } from '../eligibility/record-eligibility.js';
import { recordCommitment } from '../hosts/record-commitment.js';
import { type Reserved, type ReservedSeat, placeOrdersSql } from './place-orders.sql.js';
import type { Reservation } from './reservation.js';
import { SeatReservationQueue } from './seat-reservation-queue.js';

/** What the buyer has confirmed with the order: the provider's rules, the duties of a host; and what is asked later. */
interface Promised {
  eligibility: Eligibility | null;
  duties: typeof HOST_DUTIES | null;
  questions: OpenQuestions | null;
}

/** Another order took the seat between pick and insert. */
export class SeatTaken extends Error {}

/** Writes one order with its seat, together with others where no answers have to be kept. */
@Injectable()
export class SeatReservations {
  constructor(
    private readonly database: Database,
    private readonly queue: SeatReservationQueue,
    private readonly unpaid: UnpaidOrders,
  ) {}

  /**
   * The seat, or null when this key has made an order already.
   * @throws Refusal for a blocked customer, a foreign group, or an account that may not join again yet; DomainError
   * for too many unpaid orders, or a seat that waits for more than its buyer has read; SeatTaken.
   */
  async reserve(reservation: Reservation, promised: Promised): Promise<ReservedSeat | null> {
    const reserved =
      promised.eligibility || promised.duties || promised.questions
        ? await this.queue.inTurn(() => this.reserveWithPromises(reservation, promised))
        : await this.queue.reserve(reservation);
    switch (reserved.outcome) {
      case 'reserved':
        return reserved;
      case 'known-key':
        return null;
      case 'blocked':
        throw new Refusal('BLOCKED_CUSTOMER', 403);
      case 'unknown-customer':
        throw new Refusal('TOKEN_REQUIRED', 401);
      case 'foreign-group':
        throw invalid({ field: 'groupUid', message: ERROR_MESSAGE.GROUP_UNAVAILABLE });
      case 'no-tv-slot':
        throw noTvSlot();
      case 'unpaid-unverified':
      case 'unpaid-account':
      case 'unpaid-unchecked':
      case 'unpaid-device':
      case 'unpaid-address':
      case 'unpaid-group':
        throw tooManyUnpaid(after('unpaid-', reserved.outcome));
      case 'waits-host-missing':
      case 'waits-host-preparing':
      case 'waits-shop-purchase':
        throw brokenPromise(after('waits-', reserved.outcome));
      case 'busy':
        throw new SeatTaken();
      case 'no-seat':
        throw new Error('place_orders opened no group');
    }
  }

  /**
   * The hot write and what was promised in one transaction: only hosts and plans with rules pay for it. `no-seat` ends its transaction,
   * because a group that turned out to be full stays locked until then, and the family's lock must be taken
   * without holding another. The seat comes before the provider account, so that the locks are always taken in one order.
   */
  private async reserveWithPromises(
    reservation: Reservation,
    { eligibility, duties, questions }: Promised,
  ): Promise<Reserved> {
    const ask = (mayOpen: boolean) =>
      this.database.transaction(async (tx) => {
        const [reserved] = await tx.$queryRaw<Reserved[]>(placeOrdersSql([reservation], mayOpen, this.unpaid.limits));
        if (reserved?.outcome !== 'reserved') return reserved!;
        const { groupUid } = reserved;
        const seat = { ...reservation, groupUid, at: reservation.createdAt };
        if (questions) await askLater(tx, questions, seat);
        if (eligibility) await recordEligibility(tx, eligibility, seat);
        if (duties) await recordCommitment(tx, duties, seat);
        if (seat.role === 'host') await requestPurchase(tx, groupUid, seat.at);
        return reserved;
      });
    const reserved = await ask(false);
    return reserved.outcome === 'no-seat' ? ask(true) : reserved;
  }
}

type After<Prefix extends string, Outcome> = Outcome extends `${Prefix}${infer Rest}` ? Rest : never;
const after = <Prefix extends string, Outcome extends string>(prefix: Prefix, outcome: Outcome) =>
  outcome.slice(prefix.length) as After<Prefix, Outcome>;
