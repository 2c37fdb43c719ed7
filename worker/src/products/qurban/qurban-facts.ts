import { PAGE, orderPath } from '#contracts/shop-paths';
import { firstNameOf } from '#domain/identity/customers/first-name';
import { formatSen } from '#domain/platform/sen';
import { type ParticipationState, SEATED } from '#domain/products/qurban/participation';
import { nextInstalment } from '#domain/products/qurban/saving-plan';
import { ORDER_STATUS } from '#domain/sales/orders/order-status';
import { expiredBeforeDue } from '#runtime/sales/closed-early';
import type { Tx } from '#runtime/platform/db/database';
import { readOrderFacts } from '../../sales/orders/order-facts.js';

/** Null for an order of another line. */
export async function readShare(tx: Tx, orderUid: string) {
  const found = await tx.qurbanParticipation.findUnique({
    where: { orderUid },
    include: {
      animal: { include: { season: true } },
      names: { orderBy: { number: 'asc' } },
      instalments: { orderBy: { number: 'asc' } },
      order: { select: { invoices: { where: { purpose: 'purchase' }, select: { receivedSen: true } } } },
    },
  });
  if (!found) return null;
  const { animal, names, instalments, order } = found;
  const received = order.invoices[0]?.receivedSen ?? 0n;
  const next = nextInstalment(instalments, received);
  return {
    ...(await readOrderFacts(tx, orderUid)),
    state: found.state as ParticipationState,
    animal: animal.name,
    season: animal.season.name,
    /** Of an admin who has closed it early; null: its time ran out. */
    closedFor: animal.season.closedFor,
    ordersUntil: animal.season.ordersUntil,
    names: names.map(({ name }) => name).join(', '),
    received: formatSen(received),
    next: next && { ...next, amount: formatSen(next.askedSen), of: instalments.length },
    shopLink: PAGE.sekurban,
  };
}

/** The same of one that is still in the given statuses. */
export async function readShareIn(tx: Tx, orderUid: string, statuses: number[]) {
  const share = await readShare(tx, orderUid);
  return share && statuses.includes(share.status) ? share : null;
}

/** Null unless it has expired; `endedBefore`: its season was closed before there was no time to pay any more. */
export async function readExpired(tx: Tx, orderUid: string) {
  const share = await readShareIn(tx, orderUid, [ORDER_STATUS.expired]);
  if (!share) return null;
  const endedAt = share.closedFor === null ? null : share.ordersUntil;
  return { ...share, endedBefore: await expiredBeforeDue(tx, orderUid, endedAt) };
}

/** Null when there is nothing to pay any more. */
export async function readPayable(tx: Tx, orderUid: string) {
  const share = await readShareIn(tx, orderUid, [ORDER_STATUS.awaitingPayment]);
  return share?.dueAt ? { ...share, dueAt: share.dueAt } : null;
}

/** The same, due on the day of the next instalment; once that has passed, at the end of the time that the share is kept. */
export async function readAsked(tx: Tx, orderUid: string, now: Date) {
  const share = await readPayable(tx, orderUid);
  const isKept = share !== null && share.dueAt > now;
  return isKept && share.next && share.next.dueAt > now ? { ...share, dueAt: share.next.dueAt } : share;
}

/** The next instalment of a plan that is not complete. */
export async function readInstalment(tx: Tx, orderUid: string, number?: number) {
  const share = await readPayable(tx, orderUid);
  if (!share?.next || (number !== undefined && share.next.number !== number)) return null;
  return { ...share, next: share.next };
}

/** One for each customer with a share in the animal. */
export async function readSharers(tx: Tx, animalUid: string) {
  const orders = await tx.qurbanParticipation.findMany({
    where: { animalUid, state: { in: SEATED.filter((state) => state !== 'held') } },
    orderBy: { createdAt: 'asc' },
    select: { orderUid: true },
  });
  const shares = await Promise.all(orders.map(({ orderUid }) => readShare(tx, orderUid)));
  return firstOfEach(shares.flatMap((share) => share ?? []));
}

/** One for each customer with a live share in the season. */
export async function readReaders(tx: Tx, messageUid: string) {
  const { seasonUid, title, body } = await tx.qurbanMessage.findUniqueOrThrow({ where: { uid: messageUid } });
  const orders = await tx.qurbanParticipation.findMany({
    where: { animal: { seasonUid }, state: { in: SEATED } },
    orderBy: { createdAt: 'asc' },
    select: { orderUid: true, customerUid: true, order: { select: { name: true } } },
  });
  return firstOfEach(orders).map(({ customerUid, orderUid, order }) => ({
    customerUid,
    name: firstNameOf(order.name),
    orderLink: orderPath(orderUid),
    title,
    body,
  }));
}

function firstOfEach<T extends { customerUid: string }>(rows: T[]): T[] {
  const seen = new Map<string, T>();
  for (const row of rows) if (!seen.has(row.customerUid)) seen.set(row.customerUid, row);
  return [...seen.values()];
}
