import { hash, randomInt, randomUUID } from 'node:crypto';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { ERROR_MESSAGE } from '#contracts/errors';
import type { PlaceOrderBody, PlacedOrder } from '#contracts/http/orders.http';
import { ACCOUNT_STATUS, FIRST_ACCOUNT_STATUS } from '#domain/accounts/account-status';
import { normalisePhone } from '#domain/customers/phone';
import { ZERO_SEN } from '#domain/money/sen';
import { paymentDeadline } from '#domain/orders/deadline';
import { newOrderNumber } from '#domain/orders/order-number';
import { FIRST_ORDER_STATUS, ORDER_STATUS, orderKindOf } from '#domain/orders/order-status';
import { Clock } from '#runtime/clock/clock';
import { Database } from '#runtime/db/database';
import { isConflict, violatedUnique } from '#runtime/db/sql-errors';
import { stage } from '#runtime/stages';
import { CatalogueSnapshot } from '../catalogue/catalogue.snapshot.js';
import { type Plan, priceAt } from '../catalogue/load-catalogue.js';
import { Refusal, invalid } from '../http/refusal.js';
import { type Eligibility, checkAnswers } from './eligibility/check-answers.js';
import { reserveWithAnswers } from './eligibility/reserve-with-answers.js';
import { OrderBatches } from './order-batches.js';
import { PlacedOrders } from './placed-orders.js';
import type { Reservation, ReservedSeat } from './place-orders.sql.js';

export class PlaceOrderCommand extends Command<PlacedOrder> {
  constructor(
    readonly customerUid: string,
    readonly body: PlaceOrderBody,
    readonly idempotencyKey: string | null,
  ) {
    super();
  }
}

/** A seat can be lost to a neighbour between pick and insert; each try starts from what is true then. */
const MAX_TRIES = 5;
class SeatGone extends Error {}

/** Takes a seat and writes the order, in one round trip where a group is open. Spec 1 §4, decisions: Group sizes and seats. */
@CommandHandler(PlaceOrderCommand)
export class PlaceOrderHandler implements ICommandHandler<PlaceOrderCommand> {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly catalogue: CatalogueSnapshot,
    private readonly placed: PlacedOrders,
    private readonly batches: OrderBatches,
  ) {}

  async execute(command: PlaceOrderCommand): Promise<PlacedOrder> {
    const plan = this.catalogue.plan(command.body.packageUid, command.body.variantUid);
    if (!plan) throw invalid({ field: 'variantUid', message: ERROR_MESSAGE.PLAN_UNAVAILABLE });
    const eligibility = checkAnswers(plan, command.body.eligibility);
    const requestHash = hashOf(command.body);
    for (let attempt = 1; ; attempt += 1) {
      const reservation = this.reservationFor(command, plan, requestHash);
      try {
        const seat = await this.reserve(reservation, eligibility);
        if (!seat) return await this.earlierOrder(reservation);
        this.database.committed();
        stage('place-order:committed');
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
      ? await this.batches.inTurn(() => reserveWithAnswers(this.database, reservation, eligibility))
      : await this.batches.reserve(reservation);
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

  /** The order that the same key, or the same request without a key, has made before. @throws Refusal 422 when the key stood for another request. */
  private async earlierOrder({
    customerUid,
    idempotencyKey,
    retryKey,
    requestHash,
  }: Reservation): Promise<PlacedOrder> {
    const earlier = await this.placed.find({ customerUid, idempotencyKey, retryKey });
    if (!earlier) throw new Refusal('BUSY', 409);
    // Without a key there is nothing that could stand for another request: corrected contact data are a retry too.
    if (idempotencyKey !== null && earlier.requestHash !== requestHash)
      throw new Refusal('IDEMPOTENCY_MISMATCH', 422, [
        { field: 'Idempotency-Key', message: ERROR_MESSAGE.IDEMPOTENCY_MISMATCH },
      ]);
    return earlier.answer;
  }

  private reservationFor(
    { customerUid, body, idempotencyKey }: PlaceOrderCommand,
    plan: Plan,
    requestHash: string,
  ): Reservation {
    const now = this.clock.now();
    const price = priceAt(plan, now);
    if (!price) throw invalid({ field: 'variantUid', message: ERROR_MESSAGE.PLAN_UNAVAILABLE });
    const kind = orderKindOf(plan);
    const groupUid = body.groupUid ?? null;
    return {
      orderUid: randomUUID(),
      accountUid: randomUUID(),
      orderNumber: newOrderNumber(now, randomInt),
      customerUid,
      variantUid: plan.variantUid,
      familyUid: plan.familyUid,
      groupUid,
      role: plan.isHost ? 'host' : 'regular',
      needsTv: plan.needsTv,
      name: body.name,
      email: body.email,
      phoneNumber: normalisePhone(body.phoneNumber),
      kind,
      orderStatus: ORDER_STATUS[FIRST_ORDER_STATUS[kind]],
      accountStatus: ACCOUNT_STATUS[FIRST_ACCOUNT_STATUS],
      grandTotalSen: price.grandTotal,
      feeSen: kind === 'host' ? ZERO_SEN : price.fee,
      hostShareSen: kind === 'host' ? price.hostShare : ZERO_SEN,
      dueAt: kind === 'ready' ? paymentDeadline(now) : null,
      idempotencyKey,
      retryKey: idempotencyKey === null ? `${plan.variantUid} ${groupUid ?? 'any'}` : null,
      requestHash,
      createdEventUid: randomUUID(),
      now,
    };
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
