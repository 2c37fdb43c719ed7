import { hash } from 'node:crypto';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { ERROR_MESSAGE } from '#contracts/errors';
import type { PlaceOrderBody, PlacedOrder } from '#contracts/products/subscriptions/place-order.http';
import { readPhone } from '#domain/platform/phone';
import { DomainError } from '#domain/platform/domain-error';
import { questionsLeft } from '#domain/products/subscriptions/open-questions';
import { PRICE_CHANGED, checkPriceRead } from '#domain/sales/orders/price-read';
import { Clock } from '#runtime/platform/clock/clock';
import { Database } from '#runtime/platform/db/database';
import { isConflict, violatedUnique } from '#runtime/platform/db/sql-errors';
import { crashPoint } from '#runtime/platform/crash-point';
import { UnpaidOrders } from '#runtime/sales/unpaid-limits';
import { CatalogueSnapshot } from '../../../catalogue/catalogue.snapshot.js';
import { priceAt } from '../../../catalogue/load-catalogue.js';
import type { RequestDevice } from '../../../identity/session/request-device.js';
import { addressSubject } from '../../../platform/http/limits/attempt-limits.js';
import { Refusal, invalid } from '../../../platform/http/errors/refusal.js';
import { checkAnswers } from '../eligibility/check-answers.js';
import { checkDuties } from '../hosts/check-duties.js';
import { PlacedOrders } from './placed-orders.js';
import { newReservation } from './reservation.js';
import { SeatReservations, SeatTaken } from './seat-reservations.js';

export class PlaceOrderCommand extends Command<PlacedOrder> {
  constructor(
    readonly customerUid: string,
    readonly body: PlaceOrderBody,
    readonly idempotencyKey: string | null,
    readonly device: RequestDevice,
  ) {
    super();
  }
}

/** Each try starts from the state at its time. */
const MAX_TRIES = 5;

/** Takes a seat and writes the order, in one round trip where a group is open. docs/rules/groups.md */
@CommandHandler(PlaceOrderCommand)
export class PlaceOrderHandler implements ICommandHandler<PlaceOrderCommand> {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly catalogue: CatalogueSnapshot,
    private readonly placed: PlacedOrders,
    private readonly seats: SeatReservations,
    private readonly unpaid: UnpaidOrders,
  ) {}

  async execute(command: PlaceOrderCommand): Promise<PlacedOrder> {
    const plan = this.catalogue.plan(command.body.packageUid, command.body.variantUid);
    if (!plan) throw invalid({ field: 'variantUid', message: ERROR_MESSAGE.PLAN_UNAVAILABLE });
    const eligibility = checkAnswers(plan, command.body.eligibility);
    const duties = checkDuties(plan, command.body.hostDuties);
    const questions = questionsLeft(plan, { hasAnswers: eligibility !== null, hasDuties: duties !== null });
    const { device } = command;
    const asked = {
      ...command,
      requestHash: hashOf(command.body),
      origin: this.unpaid.originOf(device.isNew ? null : device.secret, addressSubject(device.address)),
      unverifiedHoldMs: this.unpaid.unverifiedHoldMs,
    };
    for (let attempt = 1; ; attempt += 1) {
      const now = this.clock.now();
      const price = priceAt(plan, now);
      if (!price) throw invalid({ field: 'variantUid', message: ERROR_MESSAGE.PLAN_UNAVAILABLE });
      const reservation = newReservation(asked, plan, price, now);
      try {
        checkPriceRead(price.grandTotal, command.body.total, 'Harganya');
        const seat = await this.seats.reserve(reservation, { eligibility, duties, questions });
        if (!seat) return await this.placed.earlier(reservation);
        this.database.committed();
        crashPoint('place-order:committed');
        return this.placed.fromReservation(reservation, seat, plan);
      } catch (error) {
        // A retry is the first order, whatever its plan costs by now.
        if (error instanceof DomainError && error.code === PRICE_CHANGED)
          return this.placed.earlier(reservation, error);
        const constraint = violatedUnique(error);
        if (constraint === null && !isConflict(error) && !(error instanceof SeatTaken)) throw error;
        if (constraint === 'order_idempotency' || constraint === 'order_open_retry')
          return this.placed.earlier(reservation);
        if (attempt >= MAX_TRIES) throw new Refusal('BUSY', 409);
      }
    }
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
  const asked = [name, email, readPhone(phoneNumber), packageUid, variantUid, groupUid ?? null];
  return hash('sha256', JSON.stringify(eligibility ? [...asked, eligibility] : asked), 'base64url');
};
