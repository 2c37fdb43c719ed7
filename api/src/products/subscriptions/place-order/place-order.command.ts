import { hash } from 'node:crypto';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { ERROR_MESSAGE } from '#contracts/errors';
import type { PlaceOrderBody, PlacedOrder } from '#contracts/products/subscriptions/place-order.http';
import { normalisePhone } from '#domain/platform/phone';
import { Clock } from '#runtime/platform/clock/clock';
import { Database } from '#runtime/platform/db/database';
import { isConflict, violatedUnique } from '#runtime/platform/db/sql-errors';
import { crashPoint } from '#runtime/platform/crash-point';
import { CatalogueSnapshot } from '../../../catalogue/catalogue.snapshot.js';
import { priceAt } from '../../../catalogue/load-catalogue.js';
import { Refusal, invalid } from '../../../platform/http/errors/refusal.js';
import { type Eligibility, checkAnswers } from '../eligibility/check-answers.js';
import { PlacedOrders } from './placed-orders.js';
import type { ReservedSeat } from './place-orders.sql.js';
import { type Reservation, newReservation } from './reservation.js';
import { reserveWithAnswers } from './reserve-with-answers.js';
import { SeatReservationQueue } from './seat-reservation-queue.js';

export class PlaceOrderCommand extends Command<PlacedOrder> {
  constructor(
    readonly customerUid: string,
    readonly body: PlaceOrderBody,
    readonly idempotencyKey: string | null,
  ) {
    super();
  }
}

/** Another order can take the seat between pick and insert; each try starts from the state at its time. */
const MAX_TRIES = 5;
class SeatGone extends Error {}

/** Takes a seat and writes the order, in one round trip where a group is open. docs/rules/groups.md */
@CommandHandler(PlaceOrderCommand)
export class PlaceOrderHandler implements ICommandHandler<PlaceOrderCommand> {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly catalogue: CatalogueSnapshot,
    private readonly placed: PlacedOrders,
    private readonly queue: SeatReservationQueue,
  ) {}

  async execute(command: PlaceOrderCommand): Promise<PlacedOrder> {
    const plan = this.catalogue.plan(command.body.packageUid, command.body.variantUid);
    if (!plan) throw invalid({ field: 'variantUid', message: ERROR_MESSAGE.PLAN_UNAVAILABLE });
    const eligibility = checkAnswers(plan, command.body.eligibility);
    const requestHash = hashOf(command.body);
    for (let attempt = 1; ; attempt += 1) {
      const now = this.clock.now();
      const price = priceAt(plan, now);
      if (!price) throw invalid({ field: 'variantUid', message: ERROR_MESSAGE.PLAN_UNAVAILABLE });
      const reservation = newReservation({ ...command, requestHash }, plan, price, now);
      try {
        const seat = await this.reserve(reservation, eligibility);
        if (!seat) return await this.earlierOrder(reservation);
        this.database.committed();
        crashPoint('place-order:committed');
        return this.placed.fromReservation(reservation, seat, plan);
      } catch (error) {
        const constraint = violatedUnique(error);
        if (constraint === null && !isConflict(error) && !(error instanceof SeatGone)) throw error;
        if (constraint === 'order_idempotency' || constraint === 'order_open_retry')
          return this.earlierOrder(reservation);
        if (attempt >= MAX_TRIES) throw new Refusal('BUSY', 409);
      }
    }
  }

  /** The seat, or null when this key has made an order already. @throws Refusal for a blocked customer or a foreign group, SeatGone. */
  private async reserve(reservation: Reservation, eligibility: Eligibility | null): Promise<ReservedSeat | null> {
    const reserved = eligibility
      ? await this.queue.inTurn(() => reserveWithAnswers(this.database, reservation, eligibility))
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
      case 'busy':
        throw new SeatGone();
      case 'no-seat':
        throw new Error('place_orders opened no group');
    }
  }

  /** The order that the same key, or the same request without a key, has made before. @throws Refusal 422 when the key belongs to another request. */
  private async earlierOrder({
    customerUid,
    idempotencyKey,
    retryKey,
    requestHash,
  }: Reservation): Promise<PlacedOrder> {
    const earlier = await this.placed.find({ customerUid, idempotencyKey, retryKey });
    if (!earlier) throw new Refusal('BUSY', 409);
    // Without a key, corrected contact data are a retry too.
    if (idempotencyKey !== null && earlier.requestHash !== requestHash)
      throw new Refusal('IDEMPOTENCY_MISMATCH', 422, [
        { field: 'Idempotency-Key', message: ERROR_MESSAGE.IDEMPOTENCY_MISMATCH },
      ]);
    return earlier.answer;
  }
}

const hashOf = ({
  name,
  email,
  phoneNumber,
  packageUid,
  variantUid,
  groupUid,
  eligibility,
}: PlaceOrderBody): string => {
  const asked = [name, email, normalisePhone(phoneNumber), packageUid, variantUid, groupUid ?? null];
  return hash('sha256', JSON.stringify(eligibility ? [...asked, eligibility] : asked), 'base64url');
};
