import type { PlacedOrder } from '#contracts/products/subscriptions/place-order.http';
import type { CheckoutView } from '#contracts/sales/payments.http';
import { dayInWib } from '#domain/platform/wib';
import type { Database } from '#runtime/platform/db/database';
import { acceptedDuties, fittingAnswers } from '#testing/eligibility';
import type { FoundPlan } from '#testing/plans';
import { until } from '#testing/settle';
import type { Random } from '#testing/simulation/random';
import type { ListeningApi, Person } from '../../api/test/listening-api.js';

/** How a customer pays. */
export type Manner = 'right' | 'short-then-rest' | 'short' | 'over' | 'late' | 'twice';
export interface Buyer {
  person: Person;
  manner: Manner;
  orderUid: string;
  orderNumber: string;
  price: number;
}

/** Of a hundred payments 3 are of a wrong amount, 2 come too late, 1 comes twice. */
export function drawManners(count: number, random: Random): Manner[] {
  const manners: Manner[] = ['short-then-rest', 'short', 'over', 'late', 'late', 'twice'];
  const all: Manner[] = [...manners, ...Array<Manner>(count - manners.length).fill('right')];
  for (let at = all.length - 1; at > 0; at -= 1) {
    const with_ = random.between(0, at);
    [all[at], all[with_]] = [all[with_]!, all[at]!];
  }
  return all;
}

export async function orders(api: ListeningApi, person: Person, plan: FoundPlan, manner: Manner): Promise<Buyer> {
  const { name, email, token } = person;
  const contact = { name, email, phoneNumber: '081234567890', packageUid: plan.packageUid, variantUid: plan.uid };
  const body = { ...contact, eligibility: fittingAnswers(plan), ...acceptedDuties(plan) };
  const { orderUid } = await api.http.ask<PlacedOrder>('POST', '/customer', { token, body });
  if (plan.isHost) return { person, manner, orderUid, orderNumber: '', price: 0 };
  return { ...(await askedOf(api, person, orderUid)), manner };
}

/** What the payment page of an order of any line asks for. */
export async function askedOf(api: ListeningApi, person: Person, orderUid: string): Promise<Buyer> {
  const query = new URLSearchParams({ orderUid, customerUid: person.uid });
  const { orderNumber, amount } = await api.http.ask<CheckoutView>('GET', `/customer/payment/checkout?${query}`);
  return { person, manner: 'right', orderUid, orderNumber, price: amount };
}

/** Their time is over, and the worker has seen it. */
export async function expire(database: Database, some: Buyer[]): Promise<void> {
  const uids = some.map(({ orderUid }) => orderUid);
  await database.invoice.updateMany({
    where: { orderUid: { in: uids } },
    data: { dueAt: new Date(Date.now() - 60_000) },
  });
  await until('late orders to expire', async () => {
    const waiting = await database.order.count({ where: { uid: { in: uids }, status: { in: [1, 2] } } });
    return waiting === 0;
  });
}

/** All that was booked until now was booked a month ago. The books are append-only, so their guards are off meanwhile. */
export const aMonthPasses = (database: Database) =>
  database.transaction(async (tx) => {
    await tx.$executeRaw`SET LOCAL session_replication_role = replica`;
    const begun = `${thisMonth()}-01`;
    await tx.$executeRaw`UPDATE ledger_posting SET period = period - interval '1 month' WHERE period >= ${begun}::date`;
    // By the calendar of Jakarta: in the first hours of a month UTC is still in the one before, which has other days.
    await tx.$executeRaw`UPDATE ledger_entry SET at = (at AT TIME ZONE 'Asia/Jakarta' - interval '1 month') AT TIME ZONE 'Asia/Jakarta'
      WHERE at AT TIME ZONE 'Asia/Jakarta' >= ${begun}::date`;
    await tx.$executeRaw`UPDATE bank_statement_line SET booked_on = booked_on - interval '1 month' WHERE booked_on >= ${begun}::date`;
    await tx.$executeRaw`UPDATE unplaced_money SET arrived_on = arrived_on - interval '1 month' WHERE arrived_on >= ${begun}::date`;
  });
export const thisMonth = () => dayInWib(new Date()).slice(0, 7);

/** What an order still waits for, in rupiah. */
export async function owed(database: Database, { orderUid }: Buyer): Promise<number> {
  const { amountSen, receivedSen } = await database.invoice.findFirstOrThrow({ where: { orderUid } });
  return Number(amountSen - receivedSen) / 100;
}

/** Of each account, in rupiah; of the postings up to a month. */
export async function balancesOf(database: Database, last = '9999-12'): Promise<Map<string, number>> {
  const rows = await database.ledgerPosting.groupBy({
    by: ['account'],
    where: { period: { lte: new Date(`${last}-01`) } },
    _sum: { amountSen: true },
  });
  return new Map(rows.map(({ account, _sum }) => [account, Number(_sum.amountSen) / 100]));
}
