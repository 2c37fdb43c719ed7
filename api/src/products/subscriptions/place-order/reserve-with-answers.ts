import type { Database } from '#runtime/platform/db/database';
import type { Eligibility } from '../eligibility/check-answers.js';
import { recordEligibility } from '../eligibility/record-eligibility.js';
import { type Reserved, placeOrdersSql } from './place-orders.sql.js';
import type { Reservation } from './reservation.js';

/**
 * The hot write and the answers in one transaction: only plans with rules pay for it. `no-seat` ends its transaction,
 * because a group that turned out to be full stays locked until then, and the family's lock must be taken
 * without holding another. The seat comes before the provider account, so that the locks are always taken in one order.
 * @throws Refusal when the account may not join again yet; then no seat is taken.
 */
export async function reserveWithAnswers(
  database: Database,
  reservation: Reservation,
  eligibility: Eligibility,
): Promise<Reserved> {
  const ask = (mayOpen: boolean) =>
    database.transaction(async (tx) => {
      const [reserved] = await tx.$queryRaw<Reserved[]>(placeOrdersSql([reservation], mayOpen));
      if (reserved!.outcome === 'reserved') await recordEligibility(tx, eligibility, reservation);
      return reserved!;
    });
  const atOnce = await ask(false);
  return atOnce.outcome === 'no-seat' ? ask(true) : atOnce;
}
